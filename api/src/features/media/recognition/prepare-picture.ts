import type { Sharp } from 'sharp';
import { loadSharp } from '../sharp.js';
import { findLetters, type Letters } from './find-letters.js';
import { findSkew } from './find-skew.js';
import { flattenBackground, type GreyPicture, invert } from './grey-picture.js';
import { removeLargeShapes } from './remove-large-shapes.js';

/** How a picture is prepared for a pass of the recognition. */
export interface Preparation {
  /** Median height of the letters, px. Capital letters and digits are recognized best at 25 to 40 px. */
  readonly letterHeight: number;
  /** Factor of the contrast. */
  readonly gain: number;
  /** Standard deviation of a blur, px; 0: none. */
  readonly blur: number;
  /** Standard deviation of a sharpening, px; 0: none. */
  readonly sharpen: number;
}

/** A picture for the recognition, and how a point on it is found on the original. */
export interface PreparedPicture extends Placement {
  readonly png: Uint8Array;
}

/** The part of a rotated picture that was cut out. */
export interface Placement {
  /** Clockwise rotation that was applied to the original, degrees. */
  readonly rotation: number;
  /** Size after the rotation, px. */
  readonly width: number;
  readonly height: number;
  /** Size before the rotation, px. */
  readonly uprightWidth: number;
  readonly uprightHeight: number;
  /** The part's upper left corner, px. */
  readonly left: number;
  readonly top: number;
}

/** Letters are found on a smaller picture, px. */
const LETTERS_SIDE_PX = 960;
/** Fewer or smaller letters are no text but noise: the whole picture is recognized, in this size, px. */
const LETTERS_MIN = 8;
const LETTER_MIN_PX = 9;
const USUAL_SIDE_PX = 1600;
/** Longest side of the prepared picture before it is cut, px. */
const SIDE_MAX_PX = 2600;
/** Room around the letters, as a multiple of their height. */
const MARGIN = 3;
/** Smaller angles are left alone, degrees. */
const SKEW_MIN = 0.2;
/** Tesseract warns of a missing resolution, dots per inch. */
const DENSITY = 300;
/** Standard deviation of the blur that removes the noise of phones, px of a usual photograph. */
const DENOISING = 1;
const WHITE = '#ffffff';
const DEGREE = Math.PI / 180;

/**
 * Prepares a picture: grey, in the size in which letters are recognized best, without shadows and glare, dark on white,
 * with horizontal lines, cut to the letters.
 */
export async function preparePicture(bytes: Uint8Array, preparation: Preparation): Promise<PreparedPicture> {
  const sharp = await loadSharp();
  const { letterHeight, gain, blur, sharpen } = preparation;
  const small = await toGrey(sharp(bytes), LETTERS_SIDE_PX);
  const letters = findLetters(small);
  const isText = letters.shapes.length >= LETTERS_MIN && letters.height >= LETTER_MIN_PX;
  const skew = isText ? findSkew(letters.picture) : 0;
  const side = isText ? (LETTERS_SIDE_PX * letterHeight) / letters.height : USUAL_SIDE_PX;
  const grey = await toGrey(sharp(bytes), Math.min(Math.round(side), SIDE_MAX_PX));
  const flat = flattenBackground(letters.isLight ? invert(grey) : grey, gain);
  removeLargeShapes(flat);
  const rotation = Math.abs(skew) < SKEW_MIN ? 0 : -skew;
  const raw = { width: flat.width, height: flat.height, channels: 1 } as const;
  const upright = sharp(flat.data, { raw }).rotate(rotation, { background: WHITE });
  const { data, info } = await upright.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const size = { rotation, width, height, uprightWidth: flat.width, uprightHeight: flat.height };
  const part = isText ? partOf(letters, size) : { left: 0, top: 0, width, height };
  let picture = sharp(data, { raw: { width, height, channels: 1 } }).extract(part);
  if (blur > 0) picture = picture.blur(blur);
  if (sharpen > 0) picture = picture.sharpen({ sigma: sharpen });
  const png = await picture
    .toColourspace('b-w')
    .withMetadata({ density: DENSITY })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { ...size, png, left: part.left, top: part.top };
}

/** The part of a rotated picture that contains the letters, px. */
function partOf({ shapes, height, picture }: Letters, size: Omit<Placement, 'left' | 'top'>) {
  const { rotation, width: whole, height: tall, uprightWidth, uprightHeight } = size;
  const scale = uprightWidth / picture.width;
  const [cos, sin] = [Math.cos(rotation * DEGREE), Math.sin(rotation * DEGREE)];
  const centres = shapes.map((shape) => {
    const right = ((shape.left + shape.right) / 2) * scale - uprightWidth / 2;
    const down = ((shape.top + shape.bottom) / 2) * scale - uprightHeight / 2;
    return [cos * right - sin * down + whole / 2, cos * down + sin * right + tall / 2] as const;
  });
  const margin = MARGIN * height * scale;
  const between = (values: readonly number[], end: number): readonly [number, number] => {
    const first = Math.max(0, Math.floor(Math.min(...values) - margin));
    return [first, Math.min(end, Math.ceil(Math.max(...values) + margin)) - first];
  };
  const [left, width] = between(
    centres.map(([x]) => x),
    whole,
  );
  const [top, high] = between(
    centres.map(([, y]) => y),
    tall,
  );
  return { left, top, width, height: high };
}

async function toGrey(picture: Sharp, side: number): Promise<GreyPicture> {
  const { data, info } = await picture
    .autoOrient()
    .flatten({ background: WHITE })
    .greyscale()
    .resize({ width: side, height: side, fit: 'inside' })
    .blur(DENOISING)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Corners of a rectangle in px. */
export interface PixelBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The smallest box around a rectangle of a prepared picture, as fractions of the original. */
export function boxOnOriginal({ x0, y0, x1, y1 }: PixelBox, picture: Placement) {
  const { rotation, width, height, uprightWidth, uprightHeight } = picture;
  const [cos, sin] = [Math.cos(rotation * DEGREE), Math.sin(rotation * DEGREE)];
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ].map(([x = 0, y = 0]) => {
    const [right, down] = [x + picture.left - width / 2, y + picture.top - height / 2];
    return [
      (cos * right + sin * down) / uprightWidth + 0.5,
      (cos * down - sin * right) / uprightHeight + 0.5,
    ] as const;
  });
  const [left, end] = rangeOf(corners.map(([x]) => x));
  const [top, bottom] = rangeOf(corners.map(([, y]) => y));
  return { x: left, y: top, width: end - left, height: bottom - top };
}

const rangeOf = (values: readonly number[]): readonly [number, number] => [
  Math.min(1, Math.max(0, Math.min(...values))),
  Math.min(1, Math.max(0, Math.max(...values))),
];
