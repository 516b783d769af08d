import type { GreyPicture } from './grey-picture.js';

/** Pixels darker than this belong to a shape; nearly white ones as well, so that nothing of its edge remains. */
const DARK = 242;
/** Shapes wider or higher than this share of the picture are no letters: edges of the paper, lines, shadows. */
const LARGE_SHARE = 0.3;
/** Shapes of fewer pixels are noise. */
const SPECK_PX = 8;
const WHITE = 255;

/** Removes what is too large for a letter, and specks, from a flattened picture. Changes the picture. */
export function removeLargeShapes({ data, width, height }: GreyPicture): void {
  const seen = new Uint8Array(data.length);
  const pixels = new Int32Array(data.length);
  for (let start = 0; start < data.length; start++) {
    if (seen[start] === 1 || (data[start] ?? WHITE) >= DARK) continue;
    const shape = collect(start);
    const isLarge = shape.width > width * LARGE_SHARE || shape.height > height * LARGE_SHARE;
    if (isLarge || shape.count < SPECK_PX)
      for (let index = 0; index < shape.count; index++) data[pixels[index] ?? 0] = WHITE;
  }

  /** Puts the pixels that are connected with one into `pixels`. */
  function collect(start: number): { width: number; height: number; count: number } {
    let [left, right, top, bottom] = [width, 0, height, 0];
    let count = 1;
    pixels[0] = start;
    seen[start] = 1;
    for (let next = 0; next < count; next++) {
      const pixel = pixels[next] ?? 0;
      const x = pixel % width;
      const y = (pixel - x) / width;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      if (x > 0) visit(pixel - 1);
      if (x < width - 1) visit(pixel + 1);
      if (y > 0) visit(pixel - width);
      if (y < height - 1) visit(pixel + width);
    }
    return { width: right - left + 1, height: bottom - top + 1, count };

    function visit(pixel: number): void {
      if (seen[pixel] === 1 || (data[pixel] ?? WHITE) >= DARK) return;
      seen[pixel] = 1;
      pixels[count++] = pixel;
    }
  }
}
