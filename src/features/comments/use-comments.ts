import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Desk } from './desk.ts';
import { type DeskState, idle } from './desk-state.ts';
import { isAuthKey, type LocalStore, unsentPrefix } from './local-store.ts';
import type { Comment, PagePath, Reader } from './model.ts';
import type { CommentsPort, ReaderPort, Refusal } from './port.ts';

/** The latest list, kept while the backend is out of reach, and why it is. */
export interface Seen {
  readonly list: readonly Comment[] | null;
  readonly problem: Refusal | null;
}

export function useSeen(port: CommentsPort, page: PagePath): Seen {
  const [seen, setSeen] = useState<Seen>({ list: null, problem: null });
  useEffect(
    () =>
      port.watch(page, (outcome) =>
        setSeen(({ list }) =>
          outcome.ok ? { list: outcome.value, problem: null } : { list, problem: outcome.problem },
        ),
      ),
    [port, page],
  );
  return seen;
}

/** Who is reading; undefined until the backend has said. */
export function useReader(port: ReaderPort): Reader | null | undefined {
  const [reader, setReader] = useState<Reader | null>();
  useEffect(() => port.watch(setReader), [port]);
  return reader;
}

export function useIsAuth(store: LocalStore): boolean {
  return useSyncExternalStore(
    store.watch,
    () => Boolean(store.get(isAuthKey)),
    () => false,
  );
}

/** The code that only a writer needs, and the desk that it made for this page. */
export interface Writing {
  readonly parts: typeof import('./writing.tsx');
  readonly desk: Desk;
}

/** Loads what writing needs once somebody is signed in, or has something here that was not sent. */
export function useWriting({
  page,
  port,
  store,
  isAuth,
}: {
  readonly page: PagePath;
  readonly port: CommentsPort;
  readonly store: LocalStore;
  readonly isAuth: boolean;
}): Writing | 'failed' | null {
  const [writing, setWriting] = useState<Writing | 'failed' | null>(null);
  const isWanted = isAuth || writing !== null || store.keys(unsentPrefix).length > 0;
  useEffect(() => {
    if (!isWanted) return;
    let desk: Desk | undefined;
    let isGone = false;
    import('./writing.tsx').then(
      (parts) => {
        if (isGone) return;
        desk = parts.startWriting({ page, port, store });
        setWriting({ parts, desk });
      },
      () => isGone || setWriting('failed'),
    );
    return () => {
      isGone = true;
      desk?.close();
    };
  }, [isWanted, page, port, store]);
  return writing;
}

const never = () => () => {};

export function useDeskState(desk: Desk | undefined): DeskState {
  return useSyncExternalStore(desk?.subscribe ?? never, desk?.state ?? (() => idle), () => idle);
}
