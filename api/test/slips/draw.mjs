/**
 * Draws the slips of this folder: `node test/slips/draw.mjs` in `api`. Their strips and runs are invented; the fonts are
 * those of the machine.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { photographSlip } from '../../bench/slips/draw-slip.mjs';

const write = (name, bytes) => writeFileSync(join(import.meta.dirname, name), bytes);

const { jpeg, truth } = await photographSlip('ladder', 7);
write('one-lane.jpg', jpeg);
process.stdout.write(`${JSON.stringify(truth, null, 2)}\n`);
const grain = {
  width: 480,
  height: 640,
  channels: 3,
  background: '#777',
  noise: { type: 'gaussian', mean: 128, sigma: 60 },
};
write('noise.jpg', await sharp({ create: grain }).jpeg({ quality: 20 }).toBuffer());
