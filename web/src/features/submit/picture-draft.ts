import type { PickedImage } from '@quartermile/core/ui';
import type { PictureField } from './submission-values.js';

/**
 * Pictures are stored in IndexedDB, because they are too large for local storage. This matters most on phones, which
 * may discard the page while its visitor uses the camera.
 */
const DATABASE = 'quartermile';
const STORE = 'submission-pictures';

/** Runs one request in the object store; undefined if the database is unavailable or rejects it. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    const database = await settled(opening);
    try {
      return await settled(run(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    // Unavailable, full or blocked: the pictures last until the page is closed.
    return undefined;
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Stores a field's picture, or deletes it if null. */
export async function keepPicture(field: PictureField, picture: PickedImage | null): Promise<void> {
  if (picture) await inStore('readwrite', (store) => store.put(picture, field));
  else await inStore('readwrite', (store) => store.delete(field));
}

/** The stored picture of a field; null if there is none. */
export async function readPicture(field: PictureField): Promise<PickedImage | null> {
  const stored = await inStore<PickedImage | undefined>('readonly', (store) => store.get(field));
  return stored?.dataUrl.startsWith('data:') ? stored : null;
}
