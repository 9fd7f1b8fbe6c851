import { useEffect, useState } from 'react';
import { type Card, cardSchema, sampleCard } from './card.ts';

const key = 'app:business-card:card';

/** The visitor's own card as this browser keeps it; the sample where there is none, or nothing that can be read. */
export function readCard(): Card {
  try {
    const stored = cardSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return stored.data ?? sampleCard;
  } catch {
    return sampleCard;
  }
}

/** False where the browser keeps nothing, or nothing more. */
function keep(card: Card | null): boolean {
  try {
    if (card === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(card));
    return true;
  } catch {
    return false;
  }
}

/** The card, in every tab the same. */
export function useCard() {
  const [card, setCard] = useState(readCard);
  const [isKept, setKept] = useState(true);

  useEffect(() => {
    // Another tab has written; a null key means that it cleared everything.
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) setCard(readCard());
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  const change = (changes: Partial<Card>) => {
    const next = { ...card, ...changes };
    setCard(next);
    setKept(keep(next));
  };
  const startOver = () => {
    setCard(sampleCard);
    setKept(keep(null));
  };
  return { card, isKept, change, startOver };
}
