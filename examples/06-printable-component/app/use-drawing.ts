import { useEffect, useState } from 'react';
import { type Drawing, drawingFrom, firstDrawing } from './drawing.ts';

const key = 'app:author-site:drawing';

function read(): Drawing {
  try {
    return drawingFrom(localStorage.getItem(key));
  } catch {
    return firstDrawing;
  }
}

/** The drawing, kept in this browser and the same in every tab. If the browser can't keep it, it lasts as long as the page. */
export function useDrawing() {
  const [drawing, setDrawing] = useState(read);
  const [isKept, setIsKept] = useState(true);

  useEffect(() => {
    const follow = ({ key: changed }: StorageEvent) => {
      if (changed === key || changed === null) setDrawing(read());
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);

  function change(next: Drawing) {
    setDrawing(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
      setIsKept(true);
    } catch {
      setIsKept(false);
    }
  }

  return { drawing, change, isKept };
}
