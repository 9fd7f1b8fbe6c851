import type { Kept } from '../../shell/kept.ts';
import type { Comment, Person } from '../src/comment.ts';
import { type MemoryBackend, memoryBackend } from '../src/memory-store.ts';
import { type CommentStore, type Outcome, refused } from '../src/store.ts';

/**
 * The example's backend on kept comments. Each request reads them again.
 * While it is down, it answers to nothing but reading.
 */
export function keptBackend(
  comments: Kept<readonly Comment[]>,
  deleted: Kept<readonly string[]>,
  isDown: () => boolean = () => false,
): { openFor(me: Person | null): CommentStore } {
  async function ask(
    me: Person | null,
    act: (store: CommentStore) => Promise<Outcome>,
  ): Promise<Outcome> {
    if (isDown()) return refused('unavailable');
    const backend = opened();
    const outcome = act(backend.openFor(me));
    // Done already, so nothing else can change between read and write.
    const after = backend.comments();
    if (after !== comments.current()) comments.change(after);
    const gone = backend.deleted();
    if (gone !== deleted.current()) deleted.change(gone);
    return outcome;
  }

  const opened = (): MemoryBackend =>
    memoryBackend(comments.current(), deleted.current());

  return {
    openFor: (me) => ({
      watch(pathName, onChange) {
        const tell = () => opened().openFor(me).watch(pathName, onChange)();
        tell();
        return comments.watch(tell);
      },
      post: (pathName, draft) =>
        ask(me, (store) => store.post(pathName, draft)),
      edit: (id, body) => ask(me, (store) => store.edit(id, body)),
      remove: (id) => ask(me, (store) => store.remove(id)),
    }),
  };
}
