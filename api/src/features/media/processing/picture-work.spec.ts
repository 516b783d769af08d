import { setImmediate } from 'node:timers/promises';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { messages, parseMediaName } from '@quartermile/core/domain';
import { asPhoneWould, halves, noise, photographs, pngBomb } from '../../../../test/harness/pictures.js';
import { WORK_ORDER } from '../../../platform/jobs/work-queue.js';
import { loadSharp } from '../sharp.js';
import { pictureOperations } from './picture-operations.js';
import { PictureProcessor } from './picture-processor.js';
import { PICTURE_COMPARISON_MAX_S, PictureWork } from './picture-work.js';

const sharp = await loadSharp();

const processor = new PictureProcessor();
const work = new PictureWork(processor);
afterAll(() => processor.onApplicationShutdown());

const master = async (picture: Buffer) => {
  const { content, ...rest } = await work.makeMaster(picture, await work.readHead(picture));
  if ('path' in content) throw new Error('A picture in memory became a file');
  return { ...rest, bytes: content };
};
const variant = (bytes: Buffer, width: number, format: 'avif' | 'webp' | 'jpeg') =>
  work.makeVariant(bytes, width, format, WORK_ORDER.visitor);

describe('the header of a picture', () => {
  it('reveals pictures that need so much memory that they must be processed alone', async () => {
    expect(await work.readHead(pngBomb(6000, 4000))).toEqual({ hasAlpha: false, isHeavy: false });
    expect(await work.readHead(pngBomb(8000, 6000))).toEqual({ hasAlpha: false, isHeavy: true });
    const whole = await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#123456' } })
      .jpeg({ progressive: true })
      .toBuffer();
    expect(await work.readHead(whole)).toEqual({ hasAlpha: false, isHeavy: true });
  });

  it('accepts panoramas', async () => {
    expect(await work.readHead(pngBomb(16_384, 3000))).toEqual({ hasAlpha: false, isHeavy: true });
    expect(await work.readHead(pngBomb(100, 2000))).toEqual({ hasAlpha: false, isHeavy: false });
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is read from a large %s', async (format) => {
    const picture = noise({ width: 1200, height: 900, channels: format === 'jpeg' ? 3 : 4 });
    // A quality would make a PNG with a palette, which takes half a minute.
    const options = format === 'png' ? {} : { quality: 100, effort: 0 };
    const bytes = await picture.toFormat(format, options).toBuffer();
    expect(bytes.length).toBeGreaterThan(300_000);
    expect(await work.readHead(bytes)).toEqual({ hasAlpha: format !== 'jpeg', isHeavy: false });
  });

  it('is found behind long comments', async () => {
    const jpeg = await halves().jpeg().toBuffer();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(0xffff - 2)]);
    const bytes = Buffer.concat([jpeg.subarray(0, 2), ...Array(6).fill(comment), jpeg.subarray(2)]);
    expect(bytes.length).toBeGreaterThan(300_000);
    expect(await work.readHead(bytes)).toEqual({ hasAlpha: false, isHeavy: false });
  });

  it('reveals transparency', async () => {
    const clear = await halves({ channels: 4 }).webp().toBuffer();
    expect((await work.readHead(clear)).hasAlpha).toBe(true);
  });
});

/** Red, green and blue of the pixel at a share of the width and height. */
async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = Math.floor(y * info.height) * info.width + Math.floor(x * info.width);
  return [...data.subarray(pixel * info.channels, pixel * info.channels + 3)];
}

const isRed = ([red = 0, green = 0, blue = 0]: number[]): boolean => red > 200 && green < 60 && blue < 60;
const isBlue = ([red = 0, green = 0, blue = 0]: number[]): boolean => blue > 200 && green < 60 && red < 60;

describe('the stored picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('is made from %s', async (format) => {
    const { bytes, name, mediaType } = await master(await halves().toFormat(format).toBuffer());
    expect(parseMediaName(name)).toEqual({ width: 96, height: 64 });
    expect(mediaType).toBe(format === 'gif' ? 'image/webp' : 'image/jpeg');
    expect(isRed(await colourAt(bytes, 0.2, 0.5))).toBe(true);
    expect(isBlue(await colourAt(bytes, 0.8, 0.5))).toBe(true);
  });

  it('has the same name for the same picture and another for another', async () => {
    const bytes = await halves().png().toBuffer();
    expect((await master(bytes)).name).toBe((await master(bytes)).name);
    expect((await master(await noise().png().toBuffer())).name).not.toBe((await master(bytes)).name);
  });

  it.each([false, true])(
    'is made from a JPEG without its end marker, as some phones write it; progressive: %s',
    async (progressive) => {
      const whole = await noise({ width: 640, height: 480 }).jpeg({ progressive }).toBuffer();
      expect((await master(whole.subarray(0, -2))).name).toBe((await master(whole)).name);
      await expect(master(whole.subarray(0, whole.length / 2))).rejects.toThrow(messages.image.unsupported);
    },
  );

  it('is made from CMYK, 16 bits, a palette and grey', async () => {
    const pictures = [
      await halves().toColourspace('cmyk').jpeg().toBuffer(),
      await halves().toColourspace('rgb16').png().toBuffer(),
      await halves().png({ palette: true }).toBuffer(),
      await halves().toColourspace('b-w').jpeg().toBuffer(),
    ];
    const kinds = await Promise.all(pictures.map((bytes) => sharp(bytes).metadata()));
    expect(kinds.map((kind) => [kind.space, kind.depth])).toEqual([
      ['cmyk', 'uchar'],
      ['rgb16', 'ushort'],
      ['srgb', 'uchar'],
      ['b-w', 'uchar'],
    ]);
    for (const bytes of pictures) {
      const stored = await sharp((await master(bytes)).bytes).metadata();
      expect([stored.width, stored.height, stored.depth]).toEqual([96, 64, 'uchar']);
      expect(['srgb', 'b-w']).toContain(stored.space);
    }
  });

  it('is the first frame of an animated GIF', async () => {
    const frames = [await halves().png().toBuffer(), await halves().flop().png().toBuffer()];
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const stored = await master(animation);
    expect(parseMediaName(stored.name)).toEqual({ width: 96, height: 64 });
    expect(isRed(await colourAt(stored.bytes, 0.2, 0.5))).toBe(true);
  });

  it('keeps its transparency', async () => {
    const stored = await master(await halves({ channels: 4 }).png().toBuffer());
    expect(stored.mediaType).toBe('image/webp');
    expect((await sharp(stored.bytes).stats()).isOpaque).toBe(false);
  });

  it('stands upright and has lost its place, its make and its profile', async () => {
    const lying = await asPhoneWould(halves().rotate(270), 6).jpeg().toBuffer();
    const before = await sharp(lying).metadata();
    expect([before.width, before.orientation, Boolean(before.exif), Boolean(before.icc)]).toEqual([
      64,
      6,
      true,
      true,
    ]);
    const { bytes, name } = await master(lying);
    expect(parseMediaName(name)).toEqual({ width: 96, height: 64 });
    expect(isRed(await colourAt(bytes, 0.2, 0.5))).toBe(true);
    const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    expect(Buffer.from(bytes).includes('Test phone')).toBe(false);
  });

  it('is at most 2560 px long and never enlarged', async () => {
    const wide = await master(await halves({ width: 4000, height: 1000 }).jpeg().toBuffer());
    expect(parseMediaName(wide.name)).toEqual({ width: 2560, height: 640 });
    const tiny = await master(await noise({ width: 1, height: 1 }).png().toBuffer());
    expect(parseMediaName(tiny.name)).toEqual({ width: 1, height: 1 });
  });
});

describe('photographs', () => {
  it.each(
    photographs(
      'gps-1.jpg',
      'gps-2.jpg',
      'phone.jpg',
      'phone-hdr.jpg',
      'orientation-6.jpg',
      'orientation-8.jpg',
    ),
  )('are stored without their metadata: %s', async (_label, photograph) => {
    const original = await sharp(photograph).metadata();
    expect(original.exif).toBeDefined();
    const { bytes, name } = await master(photograph);
    const { exif, icc, xmp, orientation, width, height } = await sharp(bytes).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
    expect(parseMediaName(name)).toEqual({ width, height });
    const { autoOrient } = original;
    expect(width > height).toBe(autoOrient.width > autoOrient.height);
  });
});

describe('a variant', () => {
  it.each(['avif', 'webp', 'jpeg'] as const)('creates %s in the requested width', async (format) => {
    const jpegMaster = await halves({ width: 800, height: 400 }).jpeg().toBuffer();
    const made = await sharp(await variant(jpegMaster, 320, format)).metadata();
    expect([made.width, made.height]).toEqual([320, 160]);
    expect(made.format).toBe(format === 'avif' ? 'heif' : format);
  });

  it('adds a white background in JPEG only', async () => {
    const clear = { width: 8, height: 8, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
    const clearMaster = await sharp({ create: clear }).webp().toBuffer();
    const { data } = await sharp(await variant(clearMaster, 8, 'jpeg'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
    expect((await sharp(await variant(clearMaster, 8, 'avif')).stats()).isOpaque).toBe(false);
  });
});

it('looks at a picture for a limited time', async () => {
  const run = jest.spyOn(processor, 'run');
  const { bytes } = await master(await noise().png().toBuffer());
  await work.fingerprint(bytes);
  expect(run).toHaveBeenLastCalledWith('fingerprint', bytes, PICTURE_COMPARISON_MAX_S);
  run.mockRestore();
  const limit = jest.spyOn(sharp.prototype, 'timeout');
  await pictureOperations.fingerprint(bytes, PICTURE_COMPARISON_MAX_S);
  expect(limit.mock.calls).toEqual([[{ seconds: PICTURE_COMPARISON_MAX_S }]]);
  limit.mockRestore();
});

it('looks at a picture again when the process ended meanwhile', async () => {
  const { bytes } = await master(await noise().png().toBuffer());
  const expected = await work.fingerprint(bytes);
  const run = jest.spyOn(processor, 'run');
  const looks = work.fingerprint(bytes);
  while (run.mock.calls.length === 0) await setImmediate();
  process.kill(processor.pid as number, 'SIGKILL');
  expect(await looks).toEqual(expected);
  run.mockRestore();
});
