import type { GreyPicture } from './grey-picture.js';

/** Largest angle of text lines that is found, degrees. */
const SKEW_MAX = 10;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.1;
/** Pixels darker than this are text. */
const DARK = 140;
const DEGREE = Math.PI / 180;
const { round } = Math;

/**
 * The angle of the text lines of a picture of letters in degrees, clockwise positive. Lines are recognized by the sums of
 * dark pixels along them: the sum of their squares is greatest along the text.
 */
export function findSkew(picture: GreyPicture): number {
  const points = darkPoints(picture);
  const coarse = best(points, picture, 0, SKEW_MAX, COARSE_STEP);
  return best(points, picture, coarse, COARSE_STEP, FINE_STEP);
}

interface Points {
  readonly x: Uint16Array;
  readonly y: Uint16Array;
}

function darkPoints({ data, width, height }: GreyPicture): Points {
  const x: number[] = [];
  const y: number[] = [];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      if ((data[row * width + column] ?? 0) < DARK) {
        x.push(column);
        y.push(row);
      }
  return { x: Uint16Array.from(x), y: Uint16Array.from(y) };
}

function best(points: Points, picture: GreyPicture, centre: number, range: number, step: number): number {
  let angle = centre;
  let highest = -1;
  for (let offset = -range; offset <= range + step / 2; offset += step) {
    const score = scoreOf(points, picture, centre + offset);
    if (score > highest) [highest, angle] = [score, centre + offset];
  }
  return angle;
}

function scoreOf({ x, y }: Points, { width, height }: GreyPicture, angle: number): number {
  const slope = Math.tan(angle * DEGREE);
  const shift = Math.ceil(Math.abs(slope) * width);
  const sums = new Uint32Array(height + 2 * shift + 1);
  for (let index = 0; index < x.length; index++) {
    const line = round((y[index] ?? 0) - (x[index] ?? 0) * slope) + shift;
    sums[line] = (sums[line] ?? 0) + 1;
  }
  return sums.reduce((total, sum) => total + sum * sum, 0);
}
