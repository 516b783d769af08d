import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';

/** A drawn picture with shapes in random places and colours, which only depend on the seed. */
export function drawShapes(seed: number): Promise<Buffer> {
  let state = seed * 7919 + 1;
  const next = (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  const shapes = Array.from({ length: 30 }, () => {
    const fill = `hsl(${next(360)}, 60%, ${20 + next(60)}%)`;
    return `<rect x="${next(900) - 100}" y="${next(600) - 80}" width="${40 + next(260)}" height="${40 + next(200)}" fill="${fill}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#999"/>${shapes.join('')}</svg>`;
  // Not by sharp: the product forbids it to read SVG, for the whole process.
  return sharp(new Resvg(svg).render().asPng()).jpeg({ quality: 90 }).toBuffer();
}

/** The segments of each digit, of a display with seven: top, upper left and right, middle, lower left and right, bottom. */
const SEGMENTS = [
  '1110111',
  '0010010',
  '1011101',
  '1011011',
  '0111010',
  '1101011',
  '1101111',
  '1010010',
  '1111111',
  '1111011',
];
const PLACES = ['0 0 20 4', '0 0 4 20', '16 0 4 20', '0 18 20 4', '0 18 4 20', '16 18 4 20', '0 36 20 4'];

/** A drawn slip of one layout. Its figures, without fonts, depend on the time alone. */
export function drawSlip(time: string): Promise<Buffer> {
  const rows = [0.155, 0.44, 0.652, 0.841, 1].map((share) => (Number(time) * share).toFixed(3));
  const digits = rows.flatMap((row, line) =>
    [...row.padStart(6, ' ')].flatMap((digit, place) =>
      [...(SEGMENTS[Number.parseInt(digit, 10)] ?? '')].flatMap((isOn, segment) => {
        const [x = 0, y = 0, width, height] = (PLACES[segment] ?? '').split(' ').map(Number);
        const at = `x="${360 + place * 30 + x}" y="${150 + line * 110 + y}"`;
        return isOn === '1' ? `<rect ${at} width="${width}" height="${height}"/>` : [];
      }),
    ),
  );
  const labels = rows.map(
    (_, line) => `<rect x="60" y="${150 + line * 110}" width="${120 + line * 20}" height="34"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#f4f1e6"/>${labels.join('')}${digits.join('')}</svg>`;
  return sharp(new Resvg(svg).render().asPng()).jpeg({ quality: 90 }).toBuffer();
}

/** Changes that a copy of a picture has gone through. */
export const copies: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'compressed to JPEG 60': (picture) => picture.jpeg({ quality: 60 }),
  'resized to 640 px': (picture) => picture.resize({ width: 640 }).jpeg({ quality: 70 }),
  'cropped by 1 %': (picture) => picture.extract({ left: 9, top: 6, width: 882, height: 588 }).jpeg(),
  brighter: (picture) => picture.modulate({ brightness: 1.2 }).jpeg(),
  'in WebP': (picture) => picture.webp({ quality: 60 }),
};

/** A copy of a picture with other bytes. */
export function copyOf(bytes: Buffer, name: string): Promise<Buffer> {
  return (copies[name] as (picture: Sharp) => Sharp)(sharp(bytes)).toBuffer();
}
