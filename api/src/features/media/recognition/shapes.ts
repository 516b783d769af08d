import type { GreyPicture } from './grey-picture.js';

/** Connected dark pixels: the pixels at the edges of their box, and their number. */
export interface Shape {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly count: number;
}

export const widthOf = ({ left, right }: Shape): number => right - left + 1;
export const heightOf = ({ top, bottom }: Shape): number => bottom - top + 1;

const WHITE = 255;

/**
 * Removes the shapes of a flattened picture for which `isLeft` is false, and returns the others. Changes the picture.
 * @param dark pixels darker than this belong to a shape
 */
export function filterShapes(
  { data, width, height }: GreyPicture,
  dark: number,
  isLeft: (shape: Shape) => boolean,
): Shape[] {
  const seen = new Uint8Array(data.length);
  const pixels = new Int32Array(data.length);
  const shapes: Shape[] = [];
  for (let start = 0; start < data.length; start++) {
    if (seen[start] === 1 || (data[start] ?? WHITE) >= dark) continue;
    const shape = collect(start);
    if (isLeft(shape)) shapes.push(shape);
    else for (let index = 0; index < shape.count; index++) data[pixels[index] ?? 0] = WHITE;
  }
  return shapes;

  /** Puts the pixels that are connected with one into `pixels`. */
  function collect(start: number): Shape {
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
    return { left, top, right, bottom, count };

    function visit(pixel: number): void {
      if (seen[pixel] === 1 || (data[pixel] ?? WHITE) >= dark) return;
      seen[pixel] = 1;
      pixels[count++] = pixel;
    }
  }
}
