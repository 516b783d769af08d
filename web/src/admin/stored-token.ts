/** The one key under which the browser keeps the administrator's token (specification section 4). */
const TOKEN_KEY = 'quartermile.admin-token';

/** The token where the browser refuses to keep one: it then lasts as long as the page. */
let unkept: string | null = null;

/** The stored token, good or not; null without one. To be called in the browser only. */
export function readStoredToken(): string | null {
  return unkept ?? storage()?.getItem(TOKEN_KEY) ?? null;
}

export function storeToken(token: string): void {
  unkept = null;
  try {
    localStorage.setItem(TOKEN_KEY, token);
  } catch {
    unkept = token;
  }
}

export function forgetToken(): void {
  unkept = null;
  storage()?.removeItem(TOKEN_KEY);
}

/** The browser's storage; null where the visitor's settings forbid it. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/**
 * Tells when another tab stored, replaced or removed the token.
 * @returns ends the listening
 */
export function watchStoredToken(onChange: (token: string | null) => void): () => void {
  const listening = new AbortController();
  const listen = ({ storageArea, key }: StorageEvent): void => {
    // A null key: that tab cleared everything.
    if (storageArea === storage() && (key === TOKEN_KEY || key === null)) onChange(readStoredToken());
  };
  window.addEventListener('storage', listen, { signal: listening.signal });
  return () => listening.abort();
}
