import { Figure } from '#design/ui/Figure.tsx';
import styles from './video.module.css';

interface VideoProps {
  /** A file beside the article: './clip.mp4'. */
  readonly src: string;
  /** What it shows: its caption, and its name for those who can't see it. */
  readonly title: string;
  /** What is said in it: a WebVTT file beside the article. Without one, the video starts muted. */
  readonly captions?: string;
}

/** One of the site's own videos. Only its length and first frame are loaded before it is played. */
export function Video({ src, title, captions }: VideoProps) {
  return (
    <Figure caption={title}>
      <video
        className={styles.video}
        // An iPhone draws no first frame unless it is asked for a moment of the video.
        src={`${src}#t=0.001`}
        controls
        playsInline
        preload="metadata"
        aria-label={title}
        muted={captions === undefined}
      >
        {captions && <track kind="captions" src={captions} default />}
      </video>
    </Figure>
  );
}
