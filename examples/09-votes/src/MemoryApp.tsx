import { useState } from 'react';
import { MemoryForum } from './MemoryForum.tsx';
import { createBoard } from './memory-store.ts';
import { samplePosts } from './sample-posts.ts';
import { useHashPlace } from './use-hash-place.ts';

export function MemoryApp() {
  const [board] = useState(() => createBoard(samplePosts));
  const [wanted, go] = useHashPlace();
  return <MemoryForum board={board} wanted={wanted} go={go} />;
}
