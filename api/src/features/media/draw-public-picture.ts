import type { Sharp } from 'sharp';
import type { MediaFiles } from './media-files.js';
import { loadSharp } from './sharp.js';
import { imageNameOfPath } from './stored-image.js';

/** Draws a public picture anew, by its path; null without one, for other paths, and for an unknown picture. */
export type DrawPicture = (path: string | null, draw: (picture: Sharp) => Sharp) => Promise<Buffer | null>;

/** What draws pictures from their stored files, which this server encoded itself. */
export function drawPublicPicture(files: Pick<MediaFiles, 'readMaster'>): DrawPicture {
  return async (path, draw) => {
    const name = path && imageNameOfPath(path);
    const master = name && (await files.readMaster({ name, visibility: 'public' }));
    if (!master) return null;
    const sharp = await loadSharp();
    return draw(sharp(master)).toBuffer();
  };
}
