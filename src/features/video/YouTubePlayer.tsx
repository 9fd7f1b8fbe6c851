import { type MouseEvent, useState } from 'react';
import { article as words } from '#language';
import styles from './video.module.css';

export interface YouTubeVideo {
  /** The eleven letters after `v=` in its address. */
  readonly id: string;
  readonly title: string;
}

/** A link to a video, which plays in place when it is clicked. Nothing is loaded from YouTube before that. */
export function YouTubePlayer({ id, title }: YouTubeVideo) {
  const [isPlaying, setIsPlaying] = useState(false);

  function play(event: MouseEvent) {
    // The reader asked for another tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsPlaying(true);
  }

  if (isPlaying) {
    return (
      <iframe
        className={styles.video}
        // The clicked link is gone, so the player gets the focus.
        ref={(player) => player?.focus()}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <a
      className={`${styles.video} ${styles.facade}`}
      href={`https://www.youtube.com/watch?v=${id}`}
      data-plays="youtube"
      onClick={play}
    >
      <span aria-hidden="true">{'▶ '}</span>
      {words.playVideo(title)}
    </a>
  );
}
