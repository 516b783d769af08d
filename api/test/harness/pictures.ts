import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Size and channels of a test picture; 96 × 64 px, RGB by default. */
export interface PictureOptions {
  readonly width?: number;
  readonly height?: number;
  readonly channels?: 3 | 4;
}

/** A picture with a red left and a blue right half, so that rotation and mirroring can be detected. */
export function halves({ width = 96, height = 64, channels = 3 }: PictureOptions = {}): Sharp {
  const pixels = Buffer.alloc(width * height * channels, 128);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const isLeft = pixel % width < width / 2;
    pixels.set(isLeft ? [255, 0, 0] : [0, 0, 255], pixel * channels);
  }
  return sharp(pixels, { raw: { width, height, channels } });
}

/** A picture of noise, which compresses as badly as a photograph. */
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

/** Adds the metadata of a phone: its make, GPS data (EXIF 2.32, tag 0x8825) and a wide-gamut colour profile. */
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

/** A valid black PNG of any size in a few kilobytes: one bit per pixel, deflated (ISO/IEC 15948). */
export function pngBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, pngChunk('IHDR', head), pngChunk('IDAT', rows), pngChunk('IEND')]);
}

/** A picture that no other call has sent, 8 × 8 px, as a data URL: a PNG with a comment of `padding` bytes. */
export function uniquePicture(padding = 0): string {
  const side = 8;
  const head = Buffer.from([0, 0, 0, side, 0, 0, 0, side, 8, 2, 0, 0, 0]);
  const rows = Array.from({ length: side }, () => Buffer.concat([Buffer.alloc(1), randomBytes(side * 3)]));
  const comment = Buffer.concat([Buffer.from('Comment\0'), Buffer.alloc(padding, 'x')]);
  const chunks = [
    pngChunk('IHDR', head),
    ...(padding > 0 ? [pngChunk('tEXt', comment)] : []),
    pngChunk('IDAT', deflateSync(Buffer.concat(rows))),
    pngChunk('IEND'),
  ];
  return toDataUrl(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]), 'image/png');
}

function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A picture as a data URL. The server ignores the declared type and detects it from the content. */
export function toDataUrl(bytes: Uint8Array, mediaType = 'image/jpeg'): string {
  return `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
}

const own = new URL('../photographs/', import.meta.url);
/** Optional folder beside the checkout with real photographs of the same names. */
const collected = new URL('../../../../shared/photos/', import.meta.url);

/**
 * Labelled photographs for table tests: those of `test/photographs`, and the real ones of the same
 * names if they are available.
 */
export function photographs(...names: readonly string[]): [label: string, bytes: Buffer][] {
  const read = (folder: URL) => (name: string) => readFileSync(new URL(name, folder));
  const real = existsSync(collected) ? names : [];
  return [
    ...names.map((name): [string, Buffer] => [name, read(own)(name)]),
    ...real.map((name): [string, Buffer] => [`${name} of a real camera`, read(collected)(name)]),
  ];
}
