import type { PickedImage } from '@quartermile/core/ui';

/**
 * Pictures are too large for local storage, so the browser's database keeps them. Phones need it most: they
 * may end the page while its visitor is in the camera.
 */
const DATABASE = 'quartermile';
const STORE = 'submission-pictures';

/** The fields that hold a picture. */
export type PictureField = 'image' | 'proofImage';

/** Runs one request in the store; undefined where the browser has no database or refuses. */
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
    // None, full or forbidden: then the pictures last as long as the page.
    return undefined;
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Keeps a picture under its field, or forgets it. */
export async function keepPicture(field: PictureField, picture: PickedImage | null): Promise<void> {
  if (picture) await inStore('readwrite', (store) => store.put(picture, field));
  else await inStore('readwrite', (store) => store.delete(field));
}

/** The kept picture of a field; null when there is none. */
export async function readPicture(field: PictureField): Promise<PickedImage | null> {
  const kept = await inStore<PickedImage | undefined>('readonly', (store) => store.get(field));
  return kept?.dataUrl.startsWith('data:') ? kept : null;
}
