import { flattenBackground, type GreyPicture, invert } from './grey-picture.js';
import { filterShapes, heightOf, type Shape, widthOf } from './shapes.js';

/** Pixels of a flattened picture that are darker than this belong to a letter. */
const DARK = 140;
const GAIN = 1.2;
/** Heights of letters, px and share of the longest side. */
const HEIGHT_MIN_PX = 7;
const HEIGHT_MAX_SHARE = 0.1;
/** Width of a letter as a share of its height; letters that touch are wide. */
const [WIDTH_MIN, WIDTH_MAX] = [0.12, 2.5];
/** Letters of one text differ in height by less than this factor. */
const ALIKE = 1.6;

/** The letters of a picture. */
export interface Letters {
  /** Whether the text is lighter than its background, as on a screen. */
  readonly isLight: boolean;
  /** Median of the letters' heights, px; 0 without letters. */
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** The picture with its letters in black on white, without anything else. */
  readonly picture: GreyPicture;
}

/** Finds the letters of a grey picture, dark or light. */
export function findLetters(grey: GreyPicture): Letters {
  const [dark, light] = [lettersOf(grey, false), lettersOf(invert(grey), true)];
  return light.shapes.length > dark.shapes.length ? light : dark;
}

function lettersOf(grey: GreyPicture, isLight: boolean): Letters {
  const picture = flattenBackground(grey, GAIN);
  const largest = Math.max(grey.width, grey.height) * HEIGHT_MAX_SHARE;
  const all = filterShapes(picture, DARK, (shape) => {
    const [width, height] = [widthOf(shape), heightOf(shape)];
    return (
      height >= HEIGHT_MIN_PX &&
      height <= largest &&
      width >= height * WIDTH_MIN &&
      width <= height * WIDTH_MAX
    );
  });
  const height = median(all.map(heightOf));
  const shapes = all.filter((shape) => heightOf(shape) < height * ALIKE && heightOf(shape) > height / ALIKE);
  return { isLight, height, shapes, picture };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
