import { mediaPrefix } from '../page-routes.js';

const NAME = /^[0-9a-f]{64}-(\d{1,5})x(\d{1,5})$/;

/** Width and height of a stored picture in px, after rotation. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Name of a stored picture: SHA-256 of its bytes in hexadecimal, then its size. */
export function formatMediaName(sha256: string, size: ImageSize): string {
  return `${sha256}-${size.width}x${size.height}`;
}

/** Parses the size in a stored picture's name; null for other texts. */
export function parseMediaName(name: string): ImageSize | null {
  const [, width, height] = NAME.exec(name) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

/** Size of a picture by its path, to reserve space in the layout; null when unknown. */
export function imageSizeOfPath(path: string): ImageSize | null {
  return path.startsWith(mediaPrefix) ? parseMediaName(path.slice(mediaPrefix.length)) : null;
}

/** Path of a picture in the variant nearest to `width` px. Other URLs are returned unchanged. */
export function imagePathAtWidth(path: string, width: number): string {
  if (!path.startsWith(mediaPrefix)) return path;
  return `${path}${path.includes('?') ? '&' : '?'}w=${Math.round(width)}`;
}
