import { useEffect, useState } from 'react';
import { type Desk, deskFrom, firstDesk } from './desk.ts';

const key = 'app:author-site:desk';

function read(): Desk {
  try {
    return deskFrom(localStorage.getItem(key));
  } catch {
    return firstDesk;
  }
}

/** The desk as this browser keeps it, the same in every tab. When it refuses to keep it, the desk lasts as long as the page. */
export function useDesk() {
  const [desk, setDesk] = useState(read);
  const [isKept, setIsKept] = useState(true);

  useEffect(() => {
    const follow = ({ key: changed }: StorageEvent) => {
      if (changed === key || changed === null) setDesk(read());
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);

  function change(next: Desk) {
    setDesk(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
      setIsKept(true);
    } catch {
      setIsKept(false);
    }
  }

  return { desk, change, isKept };
}
