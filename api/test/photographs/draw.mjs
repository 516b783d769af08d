/**
 * Draws the photographs of this folder: `node test/photographs/draw.mjs` in `api`. They are small, have the metadata
 * of phones, and belong to this project. `phone.heic` needs ImageMagick with HEVC; sharp's prebuilt binary lacks it.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const WIDTH = 320;
const HEIGHT = 240;
const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>';
const MAKE = { Make: 'Quartermile', Model: 'Test phone', DateTime: '2026:11:20 10:00:00' };
const GPS = {
  GPSLatitudeRef: 'S',
  GPSLatitude: '26/1 12/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '28/1 2/1 0/1',
};

/** A drawn sky over a road. */
function scene(width = WIDTH, height = HEIGHT) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#1b2430"/><stop offset="1" stop-color="#ffb000"/></linearGradient>
    <rect width="100%" height="60%" fill="url(#sky)"/><rect y="60%" width="100%" height="40%" fill="#333"/></svg>`;
  return sharp(Buffer.from(svg)).flatten();
}

const jpeg = (picture) => picture.jpeg({ quality: 70 }).toBuffer();
const write = (name, bytes) => writeFileSync(join(import.meta.dirname, name), bytes);

write('gps-1.jpg', await jpeg(scene().withExif({ IFD0: MAKE, IFD3: GPS }).withXmp(XMP)));
const north = { ...GPS, GPSLatitudeRef: 'N', GPSLongitudeRef: 'W' };
write('gps-2.jpg', await jpeg(scene().withExif({ IFD0: MAKE, IFD3: north }).withIccProfile('p3')));
const phone = await jpeg(scene().withExif({ IFD0: MAKE, IFD2: { ExposureTime: '1/50' } }));
write('phone.jpg', phone);

// An HDR picture of a phone is a JPEG followed by a smaller one, the gain map.
const gainMap = await jpeg(scene(WIDTH / 4, HEIGHT / 4).grayscale());
write('phone-hdr.jpg', Buffer.concat([phone, gainMap]));

for (const orientation of [6, 8]) {
  const lying = scene(HEIGHT, WIDTH)
    .withExif({ IFD0: MAKE })
    .withIccProfile('p3')
    .withMetadata({ orientation });
  write(`orientation-${orientation}.jpg`, await jpeg(lying));
}

// Simulates a failing memory card: the data are corrupt first, then truncated.
const data = phone.indexOf(Buffer.from([0xff, 0xda]));
const broken = Buffer.from(phone.subarray(0, data + Math.floor((phone.length - data) * 0.7)));
broken.fill(Buffer.from([0x12, 0x9f]), data + Math.floor((phone.length - data) / 2));
write('corrupted.jpg', broken);

const heic = join(import.meta.dirname, 'phone.heic');
execFileSync('convert', ['png:-', '-quality', '50', `heic:${heic}`], {
  input: await scene().png().toBuffer(),
});
