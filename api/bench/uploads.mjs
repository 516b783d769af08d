/**
 * Sixteen visitors submit a car at once, each with two pictures of 24 megapixels and nearly 10 MB. Prints response
 * times and the memory of the process tree; exits with 1 above the contract's 1.5 GiB. `node bench/uploads.mjs
 * [jpeg|png|webp|avif]` after a build.
 */
import sharp from 'sharp';
import { processorTime, startServer, treeMemory } from './server.mjs';

const UPLOADS = 16;
const SIZE = { width: 6000, height: 4000 };
const MEMORY_MAX_BYTES = 1.5 * 1024 ** 3;
const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
const SAMPLE_MS = 25;
const format = process.argv[2] ?? 'jpeg';

/** A picture with photographic noise; coarser noise compresses better. */
async function photograph(coarseness) {
  const grain = { type: 'gaussian', mean: 128, sigma: 30 };
  const small = {
    width: Math.ceil(SIZE.width / coarseness),
    height: Math.ceil(SIZE.height / coarseness),
    channels: 3,
    noise: grain,
  };
  const picture = sharp(
    await sharp({ create: { ...small, background: '#777' } })
      .png()
      .toBuffer(),
  );
  const large = picture.resize({ ...SIZE, kernel: 'cubic' });
  return large
    .toFormat(format, { ...(format === 'jpeg' && { quality: 80 }), ...(format === 'avif' && { effort: 0 }) })
    .toBuffer();
}

/** A picture just below the size limit. */
async function largestPhotograph() {
  for (let coarseness = 2; ; coarseness *= 1.2) {
    const bytes = await photograph(coarseness);
    if (bytes.length <= IMAGE_MAX_BYTES) return bytes;
  }
}

const mebibytes = (bytes) => `${Math.round(bytes / 1024 ** 2)} MiB`;
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

const bytes = await largestPhotograph();
const picture = `data:image/${format};base64,${bytes.toString('base64')}`;
const body = JSON.stringify({
  name: 'Golf 7 R',
  owner: 'Thandi',
  cellphone: '+27821234567',
  time: '11.8',
  drivetrain: 'AWD',
  image: picture,
  proofImage: picture,
});
const server = await startServer();
const peak = await treeMemory(server.child.pid);
console.log(
  `${UPLOADS} × 2 ${format} of ${mebibytes(bytes.length)}; before: ${mebibytes(peak.rss)} resident`,
);
const sampler = setInterval(async () => {
  const now = await treeMemory(server.child.pid);
  peak.rss = Math.max(peak.rss, now.rss);
  peak.pss = Math.max(peak.pss, now.pss);
}, SAMPLE_MS);
const usedBefore = await processorTime(server.child.pid);
const began = performance.now();
const waits = await Promise.all(
  Array.from({ length: UPLOADS }, async () => {
    const url = `${server.address}/api/cars/submit`;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
    return performance.now() - began;
  }),
);
waits.sort((a, b) => a - b);
clearInterval(sampler);
const used = (await processorTime(server.child.pid)) - usedBefore;
await server.stop();
console.log(`first answer after ${seconds(waits[0])}, last after ${seconds(waits.at(-1))}`);
console.log(`processor time for each: ${(used / UPLOADS).toFixed(2)} s`);
console.log(`peak of the process tree: ${mebibytes(peak.rss)} resident, ${mebibytes(peak.pss)} proportional`);
if (peak.rss > MEMORY_MAX_BYTES) process.exitCode = 1;
