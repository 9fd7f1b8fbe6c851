import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Video } from './Video.tsx';
import { YouTubePlayer } from './YouTubePlayer.tsx';

afterEach(cleanup);

test('a video of YouTube is a link until it is followed, and then plays from the host without cookies', async () => {
  render(<YouTubePlayer id="dQw4w9WgXcQ" title="a song" />);
  expect(document.querySelector('iframe, img, script')).toBeNull();
  const link = screen.getByRole('link', { name: 'Play a song (loads from YouTube)' });
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await userEvent.click(link);
  const player = screen.getByTitle('a song');
  expect(player.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
  expect(document.activeElement).toBe(player);
});

test('an own video has a name and its captions, and begins without sound when it has none', () => {
  render(<Video src="/clip.mp4" captions="/clip.vtt" title="A window that opens" />);
  const video = screen.getByLabelText('A window that opens');
  expect(video.querySelector('track')?.getAttribute('src')).toBe('/clip.vtt');
  expect(video.getAttribute('preload')).toBe('metadata');
  cleanup();
  render(<Video src="/clip.mp4" title="A window that opens" />);
  expect(screen.getByLabelText<HTMLVideoElement>('A window that opens').muted).toBe(true);
});
