import { mediaPrefix } from '../site/page-routes.js';

const NAME = /^[0-9a-f]{64}-(\d{1,5})x(\d{1,5})$/;

/** Width and height of a kept picture in px, upright. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The name of a kept picture: the SHA-256 of its bytes in hexadecimal, then its size. */
export function formatMediaName(sha256: string, size: ImageSize): string {
  return `${sha256}-${size.width}x${size.height}`;
}

/** The size that a kept picture's name tells; null when the text is no such name. */
export function parseMediaName(name: string): ImageSize | null {
  const [, width, height] = NAME.exec(name) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

/** The size of the picture at a path of this site, so that a page can leave room for it; null when unknown. */
export function imageSizeOfPath(path: string): ImageSize | null {
  return path.startsWith(mediaPrefix) ? parseMediaName(path.slice(mediaPrefix.length)) : null;
}

/** The path of a picture at the kept width nearest to `width` px. Other addresses come back as they are. */
export function imagePathAtWidth(path: string, width: number): string {
  if (!path.startsWith(mediaPrefix)) return path;
  return `${path}${path.includes('?') ? '&' : '?'}w=${Math.round(width)}`;
}
