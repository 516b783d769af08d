import { writeFile } from 'node:fs/promises';
import { drawCar, drawMark } from '@quartermile/core/domain';
import sharp from 'sharp';

/** Size that social networks ask for, px. */
const CARD = { width: 1200, height: 630 };
const MARK_SIDE = 112;
const MARGIN = 48;

const car = drawCar({ body: 'supercar', tree: 'green', title: 'Quartermile' });
const mark = await sharp(Buffer.from(drawMark()), { density: 300 }).resize(MARK_SIDE).png().toBuffer();
const card = await sharp(Buffer.from(car), { density: 96 })
  .resize(CARD.width, CARD.height)
  .composite([{ input: mark, left: MARGIN, top: MARGIN }])
  .jpeg({ quality: 86, mozjpeg: true })
  .toBuffer();

await writeFile(new URL('../public/share-card.jpg', import.meta.url), card);
