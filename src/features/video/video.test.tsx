import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Video } from './Video.tsx';

afterEach(cleanup);

test('a video of the site has a name and captions, and starts muted without captions', () => {
  render(<Video src="/clip.mp4" captions="/clip.vtt" title="A window that opens" />);
  const video = screen.getByLabelText('A window that opens');
  expect(video.querySelector('track')?.getAttribute('src')).toBe('/clip.vtt');
  expect(video.getAttribute('preload')).toBe('metadata');
  expect(video.getAttribute('src'), 'iPhones draw the first frame').toBe('/clip.mp4#t=0.001');
  cleanup();
  render(<Video src="/clip.mp4" title="A window that opens" />);
  expect(screen.getByLabelText<HTMLVideoElement>('A window that opens').muted).toBe(true);
});
