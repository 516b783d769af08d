/** A picture of one channel, a byte for each pixel. */
export interface GreyPicture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Side of the squares in which the background is estimated, px. */
const BLOCK_PX = 32;
/** The background is as light as this share of the pixels of its square are at most, and its ink as dark as this share. */
const [BACKGROUND_SHARE, INK_SHARE] = [0.85, 0.02];
/** Contrast of the faintest ink, as a share of the background's brightness and as a multiple of the noise. */
const CONTRAST_MIN = 0.25;
const CONTRAST_TO_NOISE = 3;
/** Backgrounds darker than this, such as a table under a slip, do not amplify their own noise. */
const BACKGROUND_MIN = 110;
/** Differences to the background up to this multiple of the noise's standard deviation are noise, within limits. */
const NOISE_DEVIATIONS = 4;
const [NOISE_MIN, NOISE_MAX] = [8, 80];
/** Distance of pixels whose noise is independent, px. */
const NOISE_DISTANCE = 4;
/** Median of the difference of two normal numbers, in standard deviations. */
const MEDIAN_DIFFERENCE = 0.6745 * Math.SQRT2;
const WHITE = 255;
const { abs, ceil, floor, max, min } = Math;

/** A negative. */
export function invert(picture: GreyPicture): GreyPicture {
  return { ...picture, data: picture.data.map((value) => WHITE - value) };
}

/**
 * Removes shadows and glare: brightness relative to the local background and the local ink, with dark text on white.
 * @param gain factor of the contrast; 1 makes ink black
 */
export function flattenBackground(picture: GreyPicture, gain: number): GreyPicture {
  const { data, width, height } = picture;
  const noise = noiseOf(picture);
  const { background, contrast } = gridsOf(picture);
  const flat = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      const light = valueAt(background, x, y);
      const ink = max(
        valueAt(contrast, x, y),
        max(light, BACKGROUND_MIN) * CONTRAST_MIN,
        noise * CONTRAST_TO_NOISE,
      );
      const darkness = ((light - at(data, index) - noise) * gain * WHITE) / (ink - noise);
      flat[index] = WHITE - min(max(darkness, 0), WHITE);
    }
  return { data: flat, width, height };
}

/** Element of an array within its bounds. */
const at = (values: ArrayLike<number>, index: number): number => values[index] ?? 0;

/** The largest difference to the background that is noise. */
function noiseOf({ data, width }: GreyPicture): number {
  const counts = new Uint32Array(WHITE + 1);
  let total = 0;
  for (let index = 0; index + NOISE_DISTANCE < data.length; index += 3) {
    if (index % width >= width - NOISE_DISTANCE) continue;
    const difference = abs(at(data, index) - at(data, index + NOISE_DISTANCE));
    counts[difference] = at(counts, difference) + 1;
    total++;
  }
  const deviation = quantile(counts, total / 2) / MEDIAN_DIFFERENCE;
  return min(max(deviation * NOISE_DEVIATIONS, NOISE_MIN), NOISE_MAX);
}

/** Values at the centres of squares. */
interface Grid {
  readonly values: Float32Array;
  readonly columns: number;
  readonly rows: number;
}

/** The background, averaged with that of the squares around, and the largest contrast of these squares. */
function gridsOf(picture: GreyPicture): { background: Grid; contrast: Grid } {
  const columns = ceil(picture.width / BLOCK_PX);
  const rows = ceil(picture.height / BLOCK_PX);
  const lights = new Float32Array(columns * rows);
  const contrasts = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const { counts, total } = countBlock(picture, column, row);
      const light = quantile(counts, total * BACKGROUND_SHARE);
      lights[row * columns + column] = light;
      contrasts[row * columns + column] = light - quantile(counts, total * INK_SHARE);
    }
  const combine = (values: Float32Array, join: (around: readonly number[]) => number): Grid => {
    const combined = values.map((_, index) =>
      join(around(values, columns, rows, index % columns, floor(index / columns))),
    );
    return { values: combined, columns, rows };
  };
  return {
    background: combine(lights, (near) => near.reduce((sum, value) => sum + value, 0) / near.length),
    contrast: combine(contrasts, (near) => max(...near)),
  };
}

/** The values of a square and those around it. */
function around(values: Float32Array, columns: number, rows: number, column: number, row: number): number[] {
  const near: number[] = [];
  for (let y = max(row - 1, 0); y <= min(row + 1, rows - 1); y++)
    for (let x = max(column - 1, 0); x <= min(column + 1, columns - 1); x++)
      near.push(at(values, y * columns + x));
  return near;
}

/** The value of a grid at a pixel, between those of the four squares around it. */
function valueAt({ values, columns, rows }: Grid, x: number, y: number): number {
  const row = min(max(y / BLOCK_PX - 0.5, 0), rows - 1);
  const column = min(max(x / BLOCK_PX - 0.5, 0), columns - 1);
  const [above, left] = [floor(row), floor(column)];
  const [below, right] = [min(above + 1, rows - 1), min(left + 1, columns - 1)];
  const [down, across] = [row - above, column - left];
  const upper =
    at(values, above * columns + left) * (1 - across) + at(values, above * columns + right) * across;
  const lower =
    at(values, below * columns + left) * (1 - across) + at(values, below * columns + right) * across;
  return upper * (1 - down) + lower * down;
}

/** How many pixels of a square have each brightness. */
function countBlock({ data, width, height }: GreyPicture, column: number, row: number) {
  const counts = new Uint32Array(WHITE + 1);
  const right = min((column + 1) * BLOCK_PX, width);
  const bottom = min((row + 1) * BLOCK_PX, height);
  let total = 0;
  for (let y = row * BLOCK_PX; y < bottom; y++)
    for (let x = column * BLOCK_PX; x < right; x++) {
      const value = at(data, y * width + x);
      counts[value] = at(counts, value) + 1;
      total++;
    }
  return { counts, total };
}

function quantile(counts: Uint32Array, wanted: number): number {
  let seen = 0;
  for (let value = 0; value <= WHITE; value++) {
    seen += at(counts, value);
    if (seen >= wanted) return value;
  }
  return WHITE;
}
