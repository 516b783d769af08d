import type { GreyPicture } from './grey-picture.js';
import { filterShapes, heightOf, widthOf } from './shapes.js';

/** Pixels darker than this belong to a shape; nearly white ones as well, so that nothing of its edge remains. */
const DARK = 242;
/** Shapes wider or higher than this share of the picture are no letters: edges of the paper, lines, shadows. */
const LARGE_SHARE = 0.3;
/** Shapes of fewer pixels are noise. */
const SPECK_PX = 8;

/** Removes what is too large for a letter, and specks, from a flattened picture. Changes the picture. */
export function removeLargeShapes(picture: GreyPicture): void {
  const { width, height } = picture;
  filterShapes(
    picture,
    DARK,
    (shape) =>
      widthOf(shape) <= width * LARGE_SHARE &&
      heightOf(shape) <= height * LARGE_SHARE &&
      shape.count >= SPECK_PX,
  );
}
