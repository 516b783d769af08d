import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the build leaves the drawn pictures, seen from src as from dist. */
export const PICTURE_FOLDER = resolve(
  dirname(fileURLToPath(import.meta.url)),
  '../../../dist/database/demo/drawn',
);

/** The file of a drawn picture. */
export function pictureFile(name: string): string {
  return join(PICTURE_FOLDER, `${name}.jpg`);
}
