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

/** Name of a stored picture: a field of the public form, or of a form about a submission. */
type PictureName = PictureField | `tool-${PictureField}`;

/** Stores a picture, or deletes it if null. */
export async function keepPicture(name: PictureName, picture: PickedImage | null): Promise<void> {
  if (picture) await inStore('readwrite', (store) => store.put(picture, name));
  else await inStore('readwrite', (store) => store.delete(name));
}

/** The stored picture of a name; null if there is none. */
export async function readPicture(name: PictureName): Promise<PickedImage | null> {
  const stored = await inStore<PickedImage | undefined>('readonly', (store) => store.get(name));
  return stored?.dataUrl.startsWith('data:') ? stored : null;
}
