import { readFile, writeFile } from 'node:fs/promises';
import { drawMark } from '@quartermile/core/domain';
import sharp from 'sharp';

/** Size recommended by social networks, px. */
const CARD = { width: 1200, height: 630 };
const MARK_SIDE = 112;
const MARGIN = 48;

const car = await readFile(
  new URL('../src/features/home/featured-cars/drawings/supercar.svg', import.meta.url),
);
const mark = await sharp(Buffer.from(drawMark()), { density: 300 }).resize(MARK_SIDE).png().toBuffer();
const card = await sharp(car, { density: 96 })
  .resize(CARD.width, CARD.height)
  .composite([{ input: mark, left: MARGIN, top: MARGIN }])
  .jpeg({ quality: 86, mozjpeg: true })
  .toBuffer();

await writeFile(new URL('../public/share-card.jpg', import.meta.url), card);
