/** The one key under which the browser keeps the administrator's token (specification section 4). */
const TOKEN_KEY = 'quartermile.admin-token';

/** The stored token, good or not; null without one. To be called in the browser only. */
export function readStoredToken(): string | null {
  return localStorage.getItem(TOKEN_KEY);
}

export function storeToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token);
}

export function forgetToken(): void {
  localStorage.removeItem(TOKEN_KEY);
}

/**
 * Tells when another tab stored, replaced or removed the token.
 * @returns ends the listening
 */
export function watchStoredToken(onChange: (token: string | null) => void): () => void {
  const listening = new AbortController();
  const listen = ({ storageArea, key }: StorageEvent): void => {
    // A null key: that tab cleared everything.
    if (storageArea === localStorage && (key === TOKEN_KEY || key === null)) onChange(readStoredToken());
  };
  window.addEventListener('storage', listen, { signal: listening.signal });
  return () => listening.abort();
}
