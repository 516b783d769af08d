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

/** Storage key of the names of pictures whose deletion has begun: the page may be left before the database has done it. */
const DELETED_KEY = 'quartermile.deleted-pictures';

function readDeleted(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(DELETED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function noteDeleted(name: PictureName, isDeleted: boolean): void {
  const others = readDeleted().filter((one) => one !== name);
  try {
    if (isDeleted) localStorage.setItem(DELETED_KEY, JSON.stringify([...others, name]));
    else if (others.length > 0) localStorage.setItem(DELETED_KEY, JSON.stringify(others));
    else localStorage.removeItem(DELETED_KEY);
  } catch {
    // Storage is full or blocked: the database alone deletes the picture.
  }
}

/** Stores a picture, or deletes it if null. A deletion that the page does not live to see is completed by the next one. */
export async function keepPicture(name: PictureName, picture: PickedImage | null): Promise<void> {
  noteDeleted(name, picture === null);
  if (picture) return void (await inStore('readwrite', (store) => store.put(picture, name)));
  await inStore('readwrite', (store) => store.delete(name));
  noteDeleted(name, false);
}

/** The stored picture of a name; null if there is none. */
export async function readPicture(name: PictureName): Promise<PickedImage | null> {
  if (readDeleted().includes(name)) {
    await keepPicture(name, null);
    return null;
  }
  const stored = await inStore<PickedImage | undefined>('readonly', (store) => store.get(name));
  return stored?.dataUrl.startsWith('data:') ? stored : null;
}
