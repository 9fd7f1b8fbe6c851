const key = 'isAuth';

/**
 * Whether somebody was signed in here last time. It decides what is shown
 * before Firebase has answered, and it protects nothing: anybody can set it.
 */
export function readIsAuth(storage: Storage = localStorage): boolean {
  try {
    return storage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

export function keepIsAuth(
  isAuth: boolean,
  storage: Storage = localStorage,
): void {
  try {
    if (isAuth) storage.setItem(key, 'true');
    else storage.removeItem(key);
  } catch {
    // Storage is forbidden here: the next visit begins signed out.
  }
}
