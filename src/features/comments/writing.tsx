import { type Desk, openDesk } from './desk.ts';
import type { LocalStore } from './local-store.ts';
import { lossWords } from './loss.ts';
import type { PagePath } from './model.ts';
import type { CommentsPort } from './port.ts';
import type { Surroundings } from './sender.ts';

export { EditForm, NewComment, ReplyForm } from './forms.tsx';
export { Tools } from './Tools.tsx';

export { lossWords };

/** Everything that only a writer needs begins here, so that a reader doesn't download it. */
export function startWriting(deps: {
  readonly page: PagePath;
  readonly port: CommentsPort;
  readonly store: LocalStore;
}): Desk {
  const desk = openDesk({ ...deps, around: browserSurroundings });
  const flush = () => desk.drafts.flush();
  const ask = (event: BeforeUnloadEvent) => {
    flush();
    if (deps.store.isVolatile() && lossWords(deps.store)) event.preventDefault();
  };
  window.addEventListener('pagehide', flush);
  window.addEventListener('beforeunload', ask);
  document.addEventListener('visibilitychange', flush);
  return {
    ...desk,
    close() {
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('visibilitychange', flush);
      desk.close();
    },
  };
}

const browserSurroundings: Surroundings = {
  now: () => Date.now(),
  alone: (work) => ('locks' in navigator ? navigator.locks.request('comments-outbox', work) : work()),
  chances(onChance) {
    const onVisibility = () => document.hidden || onChance();
    window.addEventListener('online', onChance);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('online', onChance);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  },
};
