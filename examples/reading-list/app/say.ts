import { createContext, useContext } from 'react';

/** Shows what has just happened, and has a screen reader read it. */
export const Say = createContext<(words: string) => void>(() => undefined);
export const useSay = () => useContext(Say);
