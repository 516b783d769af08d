/** Storage key of the administrator's token (specification section 4). */
export const TOKEN_KEY = 'quartermile.admin-token';

/** The token if storage is blocked or full; it then lasts until the page is closed. */
let unstored: string | null = null;

/** The stored token, valid or not; null if there is none. Call it in the browser only. */
export function readStoredToken(): string | null {
  return unstored ?? storage()?.getItem(TOKEN_KEY) ?? null;
}

export function storeToken(token: string): void {
  unstored = null;
  try {
    localStorage.setItem(TOKEN_KEY, token);
  } catch {
    unstored = token;
  }
}

export function forgetToken(): void {
  unstored = null;
  storage()?.removeItem(TOKEN_KEY);
}

/** The browser's local storage; null when it is blocked. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/**
 * Calls `onChange` when another tab stores, replaces or removes the token.
 * @returns stops listening
 */
export function watchStoredToken(onChange: (token: string | null) => void): () => void {
  const listening = new AbortController();
  const listen = ({ storageArea, key }: StorageEvent): void => {
    // The key is null when that tab cleared the whole storage.
    if (storageArea === storage() && (key === TOKEN_KEY || key === null)) onChange(readStoredToken());
  };
  window.addEventListener('storage', listen, { signal: listening.signal });
  return () => listening.abort();
}
