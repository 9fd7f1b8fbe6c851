/** What the conversation needs of a browser besides its storage. Tests bring their own. */
export interface Environment {
  now(): number;
  /** Runs `work` while no other tab runs any. */
  alone<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Calls `onBack` when sending may work again: the network is back, the page is seen again. Returns a stop function. */
  watchNetwork(onBack: () => void): () => void;
  /** Calls `onLeave` when the page may be about to close. If it gives true, the person is asked to stay. */
  watchLeaving(onLeave: () => boolean): () => void;
}

export const browserEnvironment: Environment = {
  now: () => Date.now(),
  alone: (work) => ('locks' in navigator ? navigator.locks.request('comments-outbox', work) : work()),
  watchNetwork(onBack) {
    const onVisibility = () => document.hidden || onBack();
    window.addEventListener('online', onBack);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('online', onBack);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  },
  watchLeaving(onLeave) {
    const onHide = () => void onLeave();
    const onUnload = (event: BeforeUnloadEvent) => onLeave() && event.preventDefault();
    window.addEventListener('pagehide', onHide);
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('visibilitychange', onHide);
    };
  },
};
