import sharp from 'sharp';

const SIZE = { width: 6000, height: 4000 };

/** A JPEG of 24 megapixels with photographic noise, just below this many bytes. */
export async function largestPhotograph(maxBytes) {
  for (let coarseness = 2; ; coarseness *= 1.2) {
    const bytes = await photograph(coarseness);
    if (bytes.length <= maxBytes) return bytes;
  }
}

/** Coarser noise compresses better. */
async function photograph(coarseness) {
  const small = {
    width: Math.ceil(SIZE.width / coarseness),
    height: Math.ceil(SIZE.height / coarseness),
    channels: 3,
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  };
  const create = { ...small, background: '#777' };
  const picture = sharp(await sharp({ create }).png().toBuffer());
  return picture
    .resize({ ...SIZE, kernel: 'cubic' })
    .jpeg({ quality: 80 })
    .toBuffer();
}
