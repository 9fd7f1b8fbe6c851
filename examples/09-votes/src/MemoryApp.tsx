import { MemoryForum } from './MemoryForum.tsx';
import { useHashPlace } from './use-hash-place.ts';

export function MemoryApp() {
  const [wanted, go] = useHashPlace();
  return <MemoryForum wanted={wanted} go={go} />;
}
