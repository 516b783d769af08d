import { DESKTOP_PICTURES_MAX_BYTES, DESKTOP_PICTURES_MEMORY_BYTES } from '@quartermile/core/domain';
import type { SealedDocument, SecureStorage } from '../storage/secure-storage.js';
import { EncryptedPictures } from './encrypted-pictures.js';
import { MemoryPictures } from './memory-pictures.js';
import type { PictureStore } from './picture-store.js';

/** Encrypted files where the system has a safe key store; otherwise memory, with a lower limit. */
export function openPictureStore(
  folder: string,
  { isSafe }: SecureStorage,
  secret: SealedDocument<string>,
): PictureStore {
  return isSafe
    ? new EncryptedPictures(folder, secret, DESKTOP_PICTURES_MAX_BYTES)
    : new MemoryPictures(folder, DESKTOP_PICTURES_MEMORY_BYTES);
}
