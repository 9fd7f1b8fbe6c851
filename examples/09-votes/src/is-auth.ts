const key = 'isAuth';

/**
 * Whether somebody was signed in here last time. It decides what is shown
 * before Firebase has answered, and it protects nothing: anybody can set it.
 */
export function readIsAuth(storage?: Storage): boolean {
  try {
    // Naming localStorage is enough to throw where it is forbidden.
    return (storage ?? localStorage).getItem(key) === 'true';
  } catch {
    return false;
  }
}

export function keepIsAuth(isAuth: boolean, storage?: Storage): void {
  try {
    const to = storage ?? localStorage;
    if (isAuth) to.setItem(key, 'true');
    else to.removeItem(key);
  } catch {
    // Storage is forbidden here: the next visit begins signed out.
  }
}
