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
