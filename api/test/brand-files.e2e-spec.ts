import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiRoutes, type SiteProfile, shareRoutes } from '@quartermile/core/domain';
import sharp from 'sharp';
import { type CallAsAdmin, callAsAdmin } from './harness/administrators/admin-client.js';
import { halves, toDataUrl } from './harness/pictures.js';
import type { TestApp } from './harness/test-app.js';
import { writeFakeWebsite } from './harness/website/fake-website.js';
import { startWebsite } from './harness/website/start-website.js';

let server: TestApp;
let send: CallAsAdmin;
beforeAll(async () => {
  server = await startWebsite(await writeFakeWebsite(), { publicUrl: 'https://quartermile.example' });
  send = await callAsAdmin(server);
});
afterAll(() => server.close());

const write = (changes: object) => send('PUT', apiRoutes.site, changes);

/** A red disc on a transparent ground, as PNG. */
function disc(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    if (Math.hypot(x - width / 2, y - height / 2) < Math.min(width, height) / 2)
      pixels.set([255, 0, 0, 255], pixel * 4);
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** Size of a picture, and the colours of its corner and its centre. */
async function look(bytes: Buffer) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)];
  return { size: [info.width, info.height], corner: at(1, 1), centre: at(info.width >> 1, info.height >> 1) };
}
const drawnAt = async (url: string) => look((await server.inject(url)).rawPayload);

const RED = [expect.closeTo(255, -1), expect.closeTo(0, -1), expect.closeTo(0, -1), 255];
const NIGHT = [11, 12, 14, 255];
const CLEAR = [expect.any(Number), expect.any(Number), expect.any(Number), 0];

describe('without an icon of its own', () => {
  test('the site has that of the build, and no logo for mails', async () => {
    const answer = await server.inject('/favicon.svg');
    expect([answer.body, answer.headers['content-type']]).toEqual(['<svg/>', 'image/svg+xml']);
    expect((await server.inject('/logo.png')).statusCode).toBe(404);
  });
});

describe('without an icon, but with an accent', () => {
  beforeAll(() => write({ accent: '#2b6cff' }));
  afterAll(() => write({ accent: null }));

  test.each([
    ['/favicon.ico', 48],
    ['/icon-192.png', 192],
    ['/apple-touch-icon.png', 180],
    ['/icon-maskable-512.png', 512],
  ])('the drawn mark at %s has it', async (url, side) => {
    const { data, info } = await sharp((await server.inject(url)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isBlue = (pixel: number) => (data[pixel + 2] ?? 0) > 2 * (data[pixel] ?? 0) + 60;
    const blues = Array.from({ length: side * side }, (_, at) => at * info.channels).filter(isBlue);
    expect([info.width, info.height]).toEqual([side, side]);
    expect(blues.length / (side * side)).toBeGreaterThan(0.005);
  });

  test('so has the one that browsers scale', async () => {
    expect((await server.inject('/favicon.svg')).body).toContain('fill="#2b6cff"');
  });
});

describe('an icon of its own', () => {
  let drawn: string | undefined;
  beforeAll(async () => {
    drawn = (await server.inject('/favicon.svg')).headers.etag;
    await write({ icon: toDataUrl(await disc(400, 200), 'image/png') });
  });

  test.each([
    ['/favicon.ico', 48, CLEAR],
    ['/icon-192.png', 192, CLEAR],
    ['/icon-512.png', 512, CLEAR],
    ['/apple-touch-icon.png', 180, NIGHT],
    ['/icon-maskable-512.png', 512, NIGHT],
  ])('is a square at %s', async (url, side, corner) => {
    expect(await drawnAt(url)).toEqual({ size: [side, side], corner, centre: RED });
  });

  test('is in the middle of the maskable one', async () => {
    const { data, info } = await sharp((await server.inject('/icon-maskable-512.png')).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const reds = Array.from({ length: info.width }, (_, x) => x).filter(
      (x) => (data[((info.height >> 1) * info.width + x) * info.channels] ?? 0) > 128,
    );
    // Half of the wide picture is the disc, and four fifths of the tile the picture.
    expect([reds[0], reds.at(-1)]).toEqual([expect.closeTo(154, -1), expect.closeTo(358, -1)]);
  });

  test('is revalidated, and replaces the drawn one at once', async () => {
    const answer = await server.inject({
      url: '/favicon.svg',
      headers: { 'if-none-match': String(drawn) },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': 'image/svg+xml',
    });
    const [, base64 = ''] = /href="data:image\/png;base64,([^"]+)"/.exec(answer.body) ?? [];
    expect(await look(Buffer.from(base64, 'base64'))).toMatchObject({ corner: CLEAR, centre: RED });
  });

  test('gives way to the drawn one again', async () => {
    await write({ icon: null });
    expect((await server.inject('/favicon.svg')).headers.etag).toBe(drawn);
  });
});

describe('a logo', () => {
  test('keeps its transparency', async () => {
    const { logo } = (
      await write({ logo: toDataUrl(await disc(640, 160), 'image/png') })
    ).json<SiteProfile>();
    const answer = await server.inject({ url: `${logo}?w=320`, headers: { accept: 'image/avif' } });
    expect(await look(answer.rawPayload)).toMatchObject({ size: [320, 80], corner: CLEAR, centre: RED });
  });

  test('stands on a ground of its own in mails', async () => {
    expect(await drawnAt('/logo.png')).toEqual({ size: [288, 80], corner: NIGHT, centre: RED });
    await write({ logoLight: toDataUrl(await disc(160, 160), 'image/png') });
    expect(await drawnAt('/logo.png')).toMatchObject({ size: [96, 80], corner: [255, 255, 255, 255] });
  });

  test('replaces the mark in the header of pages without scripts, for both schemes', async () => {
    const page = (await server.inject('/link-not-set.html')).body;
    expect(page).toMatch(
      /<source media="\(prefers-color-scheme: light\)" srcset="\/media\/\w+-160x160\?w=96" width="32" height="32">/,
    );
    expect(page).toMatch(/<img src="\/media\/\w+-640x160\?w=384" alt="Quartermile" width="128" height="32">/);
    expect(page).not.toContain('favicon.svg');
  });

  test('is refused as SVG, with a sentence at its field', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const answer = await write({ logo: toDataUrl(svg, 'image/svg+xml') });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      errors: [{ path: 'logo', message: 'Please choose a JPEG, PNG, WebP, AVIF or GIF image.' }],
    });
  });
});

describe('a share picture', () => {
  test('replaces the card of the site in its size', async () => {
    const before = (await server.inject(shareRoutes.home)).headers.etag;
    await write({ shareImage: toDataUrl(await halves({ width: 900, height: 600 }).jpeg().toBuffer()) });
    for (const url of [shareRoutes.home, '/share-card.jpg']) {
      const answer = await server.inject(url);
      expect([url, answer.headers['content-type']]).toEqual([url, 'image/jpeg']);
      expect(answer.headers.etag).not.toBe(before);
      expect(await look(answer.rawPayload)).toMatchObject({
        size: [1200, 630],
        corner: [expect.closeTo(254, -1), expect.closeTo(0, -1), expect.closeTo(0, -1), 255],
      });
    }
  });
});
