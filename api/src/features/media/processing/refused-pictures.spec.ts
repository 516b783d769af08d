import { afterAll, describe, expect, it } from '@jest/globals';
import { messages } from '@quartermile/core/domain';
import { halves, noise, photographs, pngBomb } from '../../../../test/harness/pictures.js';
import { PictureProcessor } from './picture-processor.js';
import { PictureWork } from './picture-work.js';

const processor = new PictureProcessor();
const work = new PictureWork(processor);
afterAll(() => processor.onApplicationShutdown());

const master = async (picture: Buffer) => work.makeMaster(picture, await work.readHead(picture));

describe('what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  it.each([
    ['SVG', svg],
    ['SVG with a head', `<?xml version="1.0"?>${svg}`],
    ['HTML', '<!doctype html><title>car.png</title>'],
    ['PDF', '%PDF-1.7\n1 0 obj'],
    ['garbage', 'x'.repeat(5000)],
    ['a lone JPEG mark', '\xff\xd8\xff'],
    ['a lone GIF mark', 'GIF89a'],
    ['half a PNG head', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ])('is refused: %s', async (_kind, text) => {
    await expect(master(Buffer.from(text, 'latin1'))).rejects.toMatchObject({
      code: 'invalid_image',
      detail: messages.image.unsupported,
    });
  });

  it('is refused: TIFF, which libvips could read', async () => {
    await expect(master(await halves().tiff().toBuffer())).rejects.toMatchObject({ code: 'invalid_image' });
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('is refused: a %s cut short', async (format) => {
    const whole = await noise({ width: 300, height: 200 }).toFormat(format).toBuffer();
    for (const share of [0.3, 0.7, 0.97]) {
      const cut = whole.subarray(0, Math.floor(whole.length * share));
      await expect(master(cut)).rejects.toMatchObject({ code: 'invalid_image' });
    }
  });

  it('is refused: more than 50 megapixels, before they are decoded', async () => {
    await expect(master(pngBomb(30_000, 30_000))).rejects.toMatchObject({
      code: 'invalid_image',
      detail: messages.image.tooManyPixels,
    });
  });

  it.each([
    ['one column', 1, 50_000_000, 'Each side may have at most 16,384 pixels'],
    ['one row', 50_000_000, 1, 'Each side may have at most 16,384 pixels'],
    ['a side too long', 16_385, 1000, 'Each side may have at most 16,384 pixels'],
    ['too narrow', 100, 2001, 'at most 20 times as long as the other'],
  ])('is refused: %s, before it is decoded', async (_kind, width, height, sentence) => {
    const head = work.readHead(pngBomb(width, height));
    await expect(head).rejects.toMatchObject({
      code: 'invalid_image',
      detail: expect.stringContaining(sentence),
    });
  });

  it('is refused: an AVIF that would need too much memory, before it is decoded', async () => {
    const avif = await halves().avif().toBuffer();
    const size = avif.indexOf('ispe') + 8;
    const claim = (width: number, height: number): Buffer => {
      avif.writeUInt32BE(width, size);
      avif.writeUInt32BE(height, size + 4);
      return avif;
    };
    await expect(work.readHead(claim(7000, 7000))).rejects.toMatchObject({
      code: 'invalid_image',
      detail: expect.stringContaining('At most 25 megapixels are accepted in AVIF'),
    });
    expect(await work.readHead(claim(6000, 4000))).toEqual({ hasAlpha: false, isHeavy: true });
  });

  it.each(photographs('corrupted.jpg', 'phone.heic'))(
    'is refused: the photograph %s',
    async (_label, photograph) => {
      await expect(master(photograph)).rejects.toMatchObject({
        code: 'invalid_image',
        detail: messages.image.unsupported,
      });
    },
  );
});
