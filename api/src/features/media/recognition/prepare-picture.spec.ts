import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { boxOnOriginal, type Preparation, preparePicture } from './prepare-picture.js';

const { floor, min } = Math;
const WIDTH = 1200;
const HEIGHT = 1600;
/** The letters are bars of this size, px. */
const BAR = { width: 16, height: 40 };
const PREPARATION: Preparation = { letterHeight: 32, gain: 1.1, blur: 0, sharpen: 0 };

interface Scene {
  /** Clockwise, degrees. */
  readonly turn: number;
  readonly paper: number;
  readonly ink: number;
  /** Brightness that a reflection adds on the right side. */
  readonly glare?: number;
}

/** Whether a point of the upright slip is on a bar: 8 lines of 12, a fifth of each line is a gap between two columns. */
function isBar(x: number, y: number): boolean {
  const [column, row] = [floor((x - 300) / 48), floor((y - 500) / 80)];
  const isPlace = column >= 0 && column < 12 && column !== 5 && column !== 6 && row >= 0 && row < 8;
  return isPlace && (x - 300) % 48 < BAR.width && (y - 500) % 80 < BAR.height;
}

/** A photograph of a slip on a darker table. */
function draw({ turn, paper, ink, glare = 0 }: Scene): Promise<Buffer> {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const data = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const [right, down] = [x - WIDTH / 2, y - HEIGHT / 2];
      const [across, along] = [cos * right + sin * down + WIDTH / 2, cos * down - sin * right + HEIGHT / 2];
      const isPaper = across > 220 && across < 960 && along > 420 && along < 1240;
      const value = isBar(across, along) ? ink : isPaper ? paper : 60;
      // The pixels of the table vary, as wood does.
      const grain = isPaper ? 0 : ((x * 31 + y * 17) % 13) - 6;
      data[y * WIDTH + x] = min(255, value + grain + (across > 700 ? glare : 0));
    }
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Heights of the bars in the column that crosses most of them, px. Shorter dark runs are remains of the table. */
async function barHeights(png: Uint8Array): Promise<number[]> {
  const { data, info } = await sharp(png).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const columns = Array.from({ length: info.width }, (_, x) => {
    const runs: number[] = [];
    for (let y = 0, length = 0; y <= info.height; y++) {
      const isDark = y < info.height && (data[y * info.width + x] ?? 255) < 128;
      if (isDark) length++;
      else {
        if (length > PREPARATION.letterHeight / 2) runs.push(length);
        length = 0;
      }
    }
    return runs;
  });
  return columns.reduce((most, runs) => (runs.length > most.length ? runs : most));
}

describe('a picture of a slip', () => {
  it.each<[string, Scene]>([
    ['dark on light', { turn: 0, paper: 235, ink: 50 }],
    ['turned to the right', { turn: 6.4, paper: 235, ink: 50 }],
    ['turned to the left', { turn: -3.2, paper: 235, ink: 50 }],
    ['light on dark, as on a screen', { turn: 2.5, paper: 25, ink: 220 }],
    ['with a reflection over the right column', { turn: 1.8, paper: 150, ink: 110, glare: 90 }],
  ])('%s is straightened, cut to its letters and scaled by them', async (_, scene) => {
    const picture = await preparePicture(await draw(scene), PREPARATION);
    expect(Math.abs(picture.rotation + scene.turn)).toBeLessThan(0.35);
    const heights = await barHeights(picture.png);
    expect(heights).toHaveLength(8);
    for (const height of heights) expect(Math.abs(height - PREPARATION.letterHeight)).toBeLessThan(4);
    const { width = 0 } = await sharp(picture.png).metadata();
    // 12 letters of 48 px and the room around them, in the new size.
    expect(width).toBeGreaterThan(12 * 48 * 0.8 - 32);
    expect(width).toBeLessThan(12 * 48 * 0.8 + 7 * 32);
  });

  it('maps a place back to the photograph', async () => {
    const picture = await preparePicture(await draw({ turn: 6.4, paper: 235, ink: 50 }), PREPARATION);
    const { data, info } = await sharp(picture.png)
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const first = data.findIndex((value) => value < 128);
    const [x, y] = [first % info.width, Math.floor(first / info.width)];
    const box = boxOnOriginal({ x0: x, y0: y, x1: x + 1, y1: y + 1 }, picture);
    // The upper left corner of the first bars is at 300, 500 before the slip is turned around the middle.
    const angle = (6.4 * Math.PI) / 180;
    const line = -Math.sin(angle) * (box.x * WIDTH - 600) + Math.cos(angle) * (box.y * HEIGHT - 800) + 800;
    expect(Math.abs(line - 500)).toBeLessThan(8);
  });

  it('without letters is left as it is', async () => {
    const flat = sharp({ create: { width: 800, height: 600, channels: 3, background: '#777777' } });
    const picture = await preparePicture(await flat.jpeg().toBuffer(), PREPARATION);
    expect([picture.rotation, picture.left, picture.top]).toEqual([0, 0, 0]);
    expect([picture.width, picture.height]).toEqual([1600, 1200]);
  });
});
