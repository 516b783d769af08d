import { watchStoredToken } from './stored-token.js';

/** Name of the lock that all tabs of the site share (Web Locks API). */
const LOCK = 'quartermile.token-renewal';
/** How long a stored token may take to arrive in another tab, ms. */
const STORAGE_MAX_MS = 1000;

/** Browsers offer locks in secure contexts only. */
const locks = (): LockManager | undefined => navigator.locks;

/** Renews the token while other tabs can wait for it. */
export async function renewAlone(renew: () => Promise<void>): Promise<void> {
  await (locks()?.request(LOCK, renew) ?? renew());
}

/** Waits while another tab renews the token, and until the new one has arrived here. */
export async function renewedElsewhere(): Promise<void> {
  const shared = { mode: 'shared' } as const;
  const isFree = await locks()?.request(LOCK, { ...shared, ifAvailable: true }, (lock) => lock !== null);
  if (isFree !== false) return;
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  const stopWatching = watchStoredToken(() => resolve());
  await locks()?.request(LOCK, shared, () => undefined);
  const late = setTimeout(resolve, STORAGE_MAX_MS);
  await arrived;
  clearTimeout(late);
  stopWatching();
}
