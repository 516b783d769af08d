import type { Sharp } from 'sharp';
import { loadSharp } from '../sharp.js';
import { findSkew } from './find-skew.js';
import { flattenBackground, type GreyPicture, withDarkText } from './grey-picture.js';
import { removeLargeShapes } from './remove-large-shapes.js';

/** How a picture is prepared for a pass of the recognition. */
export interface Preparation {
  /** Longest side, px. */
  readonly side: number;
  /** Factor of the contrast. */
  readonly gain: number;
  /** Standard deviation of a blur, px; 0: none. */
  readonly blur: number;
  /** Standard deviation of a sharpening, px; 0: none. */
  readonly sharpen: number;
}

/** A picture for the recognition, and how a point on it is found on the original. */
export interface PreparedPicture {
  readonly png: Uint8Array;
  /** Clockwise rotation that was applied to the original, degrees. */
  readonly rotation: number;
  readonly width: number;
  readonly height: number;
  /** Size before the rotation, px. */
  readonly uprightWidth: number;
  readonly uprightHeight: number;
}

/** The skew is found on a smaller picture, px. */
const SKEW_SIDE_PX = 640;
/** Smaller angles are left alone, degrees. */
const SKEW_MIN = 0.2;
/** Tesseract warns of a missing resolution, dots per inch. */
const DENSITY = 300;
/** Standard deviation of the blur that removes the noise of phones, px. */
const DENOISING = 1;
const WHITE = '#ffffff';

/**
 * Prepares a picture: grey, in the size in which letters are recognized best, without shadows and glare, dark on white,
 * with horizontal lines.
 */
export async function preparePicture(bytes: Uint8Array, preparation: Preparation): Promise<PreparedPicture> {
  const sharp = await loadSharp();
  const { side, gain, blur, sharpen } = preparation;
  const small = await toGrey(sharp(bytes), SKEW_SIDE_PX);
  const skew = findSkew(clean(small, 1));
  const grey = await toGrey(sharp(bytes), side);
  const flat = clean(grey, gain);
  const rotation = Math.abs(skew) < SKEW_MIN ? 0 : -skew;
  const raw = { width: flat.width, height: flat.height, channels: 1 } as const;
  let picture = sharp(flat.data, { raw });
  if (rotation !== 0) picture = picture.rotate(rotation, { background: WHITE });
  if (blur > 0) picture = picture.blur(blur);
  if (sharpen > 0) picture = picture.sharpen({ sigma: sharpen });
  const { data, info } = await picture
    .toColourspace('b-w')
    .withMetadata({ density: DENSITY })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return {
    png: data,
    rotation,
    width: info.width,
    height: info.height,
    uprightWidth: flat.width,
    uprightHeight: flat.height,
  };
}

/** Dark text on white, without anything that is too large for a letter. */
function clean(picture: GreyPicture, gain: number): GreyPicture {
  const flat = flattenBackground(withDarkText(picture), gain);
  removeLargeShapes(flat);
  return flat;
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
export function boxOnOriginal({ x0, y0, x1, y1 }: PixelBox, picture: PreparedPicture) {
  const { rotation, width, height, uprightWidth, uprightHeight } = picture;
  const [cos, sin] = [Math.cos((rotation * Math.PI) / 180), Math.sin((rotation * Math.PI) / 180)];
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ].map(([x = 0, y = 0]) => {
    const [right, down] = [x - width / 2, y - height / 2];
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
