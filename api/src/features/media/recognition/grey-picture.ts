/** A picture of one channel, a byte for each pixel. */
export interface GreyPicture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Side of the squares in which the background is estimated, px; larger than letters. */
const BLOCK_PX = 32;
/** The background is as light as this share of the pixels of its square are at most. */
const BACKGROUND_SHARE = 0.85;
/** Brightness difference of a square that contains text. */
const TEXT_CONTRAST = 70;
/** Backgrounds darker than this, such as a table under a slip, do not amplify their own noise. */
const BACKGROUND_MIN = 110;
/** Differences to the background up to this are noise. */
const NOISE = 26;
const WHITE = 255;

/** Statistics of a square. */
interface Block {
  readonly dark: number;
  readonly light: number;
  readonly mean: number;
}

/** Inverts a picture with light text on a dark background, such as that of a screen. */
export function withDarkText(picture: GreyPicture): GreyPicture {
  let votes = 0;
  for (const { dark, light, mean } of blocksOf(picture).blocks)
    if (light - dark > TEXT_CONTRAST) votes += mean > (light + dark) / 2 ? 1 : -1;
  return votes >= 0 ? picture : { ...picture, data: picture.data.map((value) => WHITE - value) };
}

/** Removes shadows and glare: brightness relative to the local background, with dark text on white. */
export function flattenBackground(picture: GreyPicture, gain: number): GreyPicture {
  const { data, width, height } = picture;
  const { blocks, columns, rows } = blocksOf(picture);
  const smooth = smoothLights(blocks, columns, rows);
  const flat = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const row = Math.min(Math.max(y / BLOCK_PX - 0.5, 0), rows - 1);
    const above = Math.floor(row);
    const below = Math.min(above + 1, rows - 1);
    const down = row - above;
    for (let x = 0; x < width; x++) {
      const column = Math.min(Math.max(x / BLOCK_PX - 0.5, 0), columns - 1);
      const left = Math.floor(column);
      const right = Math.min(left + 1, columns - 1);
      const across = column - left;
      const upper =
        at(smooth, above * columns + left) * (1 - across) + at(smooth, above * columns + right) * across;
      const lower =
        at(smooth, below * columns + left) * (1 - across) + at(smooth, below * columns + right) * across;
      const background = upper * (1 - down) + lower * down;
      const index = y * width + x;
      const darkness =
        ((background - at(data, index) - NOISE) * gain * WHITE) / Math.max(background, BACKGROUND_MIN);
      flat[index] = WHITE - Math.min(Math.max(darkness, 0), WHITE);
    }
  }
  return { data: flat, width, height };
}

/** Element of an array within its bounds. */
const at = (values: ArrayLike<number>, index: number): number => values[index] ?? 0;

function blocksOf(picture: GreyPicture): { blocks: Block[]; columns: number; rows: number } {
  const columns = Math.ceil(picture.width / BLOCK_PX);
  const rows = Math.ceil(picture.height / BLOCK_PX);
  const blocks: Block[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) blocks.push(blockAt(picture, column, row));
  return { blocks, columns, rows };
}

function blockAt({ data, width, height }: GreyPicture, column: number, row: number): Block {
  const counts = new Uint32Array(WHITE + 1);
  const right = Math.min((column + 1) * BLOCK_PX, width);
  const bottom = Math.min((row + 1) * BLOCK_PX, height);
  let sum = 0;
  let total = 0;
  for (let y = row * BLOCK_PX; y < bottom; y++)
    for (let x = column * BLOCK_PX; x < right; x++) {
      const value = at(data, y * width + x);
      counts[value] = at(counts, value) + 1;
      sum += value;
      total++;
    }
  return {
    dark: quantile(counts, total * (1 - BACKGROUND_SHARE)),
    light: quantile(counts, total * BACKGROUND_SHARE),
    mean: sum / total,
  };
}

function quantile(counts: Uint32Array, wanted: number): number {
  let seen = 0;
  for (let value = 0; value <= WHITE; value++) {
    seen += at(counts, value);
    if (seen >= wanted) return value;
  }
  return WHITE;
}

/** The background of each square, averaged with its neighbours. */
function smoothLights(blocks: readonly Block[], columns: number, rows: number): Float32Array {
  const smooth = new Float32Array(blocks.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      let count = 0;
      for (let y = Math.max(row - 1, 0); y <= Math.min(row + 1, rows - 1); y++)
        for (let x = Math.max(column - 1, 0); x <= Math.min(column + 1, columns - 1); x++) {
          sum += blocks[y * columns + x]?.light ?? 0;
          count++;
        }
      smooth[row * columns + column] = sum / count;
    }
  return smooth;
}
