import type { OfflinePicture } from './picture-cipher.js';

/** Stores pictures for offline use, by key. Operations run in call order. */
export interface PictureStore {
  /** Maximum total bytes. */
  readonly maxBytes: number;
  /** Loads the files of the last run; call once, before anything else. */
  load(): Promise<void>;
  /** Bytes of a stored picture, or null. */
  sizeOf(key: string): number | null;
  read(key: string): Promise<OfflinePicture | null>;
  /** Never rejects: a picture that cannot be stored is skipped. */
  write(key: string, picture: OfflinePicture): Promise<void>;
  /** Deletes all pictures except these. */
  deleteExcept(keys: ReadonlySet<string>): Promise<void>;
  /** Deletes all pictures, on disk too. */
  clear(): Promise<void>;
}
