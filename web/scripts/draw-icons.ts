import { writeFile } from 'node:fs/promises';
import { APP_ICONS, drawAppIcon } from '@quartermile/core/domain';
import sharp from 'sharp';

const tile = drawAppIcon(APP_ICONS.tile);
const square = drawAppIcon(APP_ICONS.square);
const maskable = drawAppIcon(APP_ICONS.maskable);

const icons = [
  { file: 'icon-192.png', svg: tile, side: 192 },
  { file: 'icon-512.png', svg: tile, side: 512 },
  { file: 'icon-maskable-512.png', svg: maskable, side: 512 },
  { file: 'apple-touch-icon.png', svg: square, side: 180 },
];

for (const { file, svg, side } of icons) await write(file, await rasterise(svg, side));
await write('favicon.ico', await drawIco([16, 32, 48]));

async function rasterise(svg: string, side: number): Promise<Buffer> {
  const density = (72 * side) / 64;
  return sharp(Buffer.from(svg), { density })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** ICO is a container of images; browsers accept PNG in it. */
async function drawIco(sides: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sides.map((side) => rasterise(tile, side)));
  const directory = Buffer.alloc(6 + 16 * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let start = directory.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    directory.writeUInt8(sides[index] ?? 0, entry);
    directory.writeUInt8(sides[index] ?? 0, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(picture.length, entry + 8);
    directory.writeUInt32LE(start, entry + 12);
    start += picture.length;
  }
  return Buffer.concat([directory, ...pictures]);
}

async function write(file: string, bytes: Buffer): Promise<void> {
  await writeFile(new URL(`../public/${file}`, import.meta.url), bytes);
}
