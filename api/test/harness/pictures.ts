import { existsSync, readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** What a picture for a test is like; by default 96 × 64 px, RGB. */
export interface PictureOptions {
  readonly width?: number;
  readonly height?: number;
  readonly channels?: 3 | 4;
}

/** A picture whose left half is red and whose right half is blue, so that turns and mirrors can be seen. */
export function halves({ width = 96, height = 64, channels = 3 }: PictureOptions = {}): Sharp {
  const pixels = Buffer.alloc(width * height * channels, 128);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const isLeft = pixel % width < width / 2;
    pixels.set(isLeft ? [255, 0, 0] : [0, 0, 255], pixel * channels);
  }
  return sharp(pixels, { raw: { width, height, channels } });
}

/** A picture that compresses badly, as photographs do. */
export function noise({ width = 96, height = 64, channels = 3 }: PictureOptions = {}): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels,
      background: '#777777',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
}

/** What a phone writes into a photograph: its make, the place (EXIF 2.32, tag 0x8825), a wide colour profile. */
export function asPhoneWould(picture: Sharp, orientation: number): Sharp {
  const exif = {
    IFD0: { Make: 'Quartermile', Model: 'Test phone' },
    IFD3: {
      GPSLatitudeRef: 'S',
      GPSLatitude: '26/1 12/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '28/1 2/1 0/1',
    },
  };
  return picture.withExif(exif).withIccProfile('p3').withMetadata({ orientation });
}

/** A valid black PNG of any size in a few kilobytes: one bit for each pixel, deflated (ISO/IEC 15948). */
export function pngBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, pngChunk('IHDR', head), pngChunk('IDAT', rows), pngChunk('IEND')]);
}

function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A picture as it is sent. Its declared type is decoration: the content decides. */
export function toDataUrl(bytes: Uint8Array, mediaType = 'image/jpeg'): string {
  return `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
}

const photographs = new URL('../../../../shared/photos/', import.meta.url);

/** Real photographs lie in a folder beside the checkout, on some machines only. */
export const hasPhotographs = existsSync(photographs);

/** One of the real photographs. */
export function photograph(name: string): Buffer {
  return readFileSync(new URL(name, photographs));
}
