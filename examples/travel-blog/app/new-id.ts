/** Enough for one browser; crypto.randomUUID is missing on pages without https. */
export const newId = (): string => Math.random().toString(36).slice(2, 12);
