import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Output folder of the rendered pictures. The relative path is valid both in src and in dist. */
export const PICTURE_FOLDER = resolve(
  dirname(fileURLToPath(import.meta.url)),
  '../../../../dist/features/setup/demo/drawn',
);

/** The file of a rendered picture. */
export function pictureFile(name: string): string {
  return join(PICTURE_FOLDER, `${name}.jpg`);
}
