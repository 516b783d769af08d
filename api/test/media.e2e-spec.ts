import { rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apiRoutes, type Problem } from '@quartermile/core/domain';
import sharp from 'sharp';
import { CarCalls, mediaFiles } from './harness/cars.js';
import { halves, noise, photographs, toDataUrl } from './harness/pictures.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const AVIF = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const WEBP = 'image/webp,image/*,*/*;q=0.8';

let test: TestApp;
let calls: CarCalls;
/** Paths of a public picture of 1500 × 1000 px and of a proof image. */
let image: string;
let proofImage: string;

beforeAll(async () => {
  test = await startTestApp();
  calls = await CarCalls.on(test);
  const { car } = await calls.approve(['World Facts'], {
    image: toDataUrl(await halves({ width: 1500, height: 1000 }).png().toBuffer()),
    proofImage: toDataUrl(await noise({ width: 700, height: 500 }).jpeg().toBuffer()),
  });
  image = car.image ?? '';
  proofImage = car.proofImage ?? '';
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) => calls.send('GET', url, undefined, headers);
const sizeOf = async (url: string, accept = WEBP): Promise<(number | string)[]> => {
  const { width, height, format } = await sharp((await get(url, { accept })).rawPayload).metadata();
  return [width, height, format];
};

describe('a public picture', () => {
  it.each([
    [AVIF, 'image/avif', 'heif'],
    [WEBP, 'image/webp', 'webp'],
    ['image/webp;q=0,*/*', 'image/jpeg', 'jpeg'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('comes for Accept: %s as %s', async (accept, type, format) => {
    const answer = await get(`${image}?w=320`, { accept });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers.vary]).toEqual([
      200,
      type,
      'Accept',
    ]);
    expect((await sharp(answer.rawPayload).metadata()).format).toBe(format);
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  });

  it.each([
    ['', 1500, 1000],
    ['?w=1', 320, 213],
    ['?w=720', 720, 480],
    ['?w=640', 720, 480],
    ['?w=1300', 1280, 853],
    ['?w=1400', 1500, 1000],
    ['?w=99999', 1500, 1000],
  ])('asked for as "%s" is %s × %s px', async (query, width, height) => {
    expect(await sizeOf(image + query)).toEqual([width, height, 'webp']);
  });

  it.each(['0', '-1', '', '1.5', 'wide', '1e3', ' 320', '9999999', '320&w=640', '%00'])(
    'is refused for w=%s',
    async (width) => {
      const answer = await get(`${image}?w=${width}`);
      expect([answer.statusCode, answer.json<Problem>().detail]).toEqual([
        400,
        'A width is a whole number of pixels above 0.',
      ]);
    },
  );

  it('is immutable in caches, with an ETag for each variant', async () => {
    const answers = await Promise.all([
      get(`${image}?w=320`, { accept: WEBP }),
      get(`${image}?w=720`, { accept: WEBP }),
      get(`${image}?w=320`, { accept: '*/*' }),
      get(`${image}?w=1`, { accept: WEBP }),
    ]);
    const tags = answers.map(({ headers }) => String(headers.etag));
    expect(new Set(tags).size).toBe(3);
    expect(tags[3]).toBe(tags[0]);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    expect(answers[0]?.headers['cache-control']).toBe('public, max-age=31536000, s-maxage=86400, immutable');
    expect(answers[0]?.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(answers[0]?.headers['set-cookie']).toBeUndefined();
  });

  it('is not sent again to who has it', async () => {
    const first = await get(`${image}?w=320`, { accept: WEBP });
    const etag = String(first.headers.etag);
    const again = await get(`${image}?w=320`, { accept: WEBP, 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    const other = await get(`${image}?w=320`, { accept: '*/*', 'if-none-match': etag });
    expect(other.statusCode).toBe(200);
    const unknown = await get(image.replace(/.{10}-/, '0123456789-'), { 'if-none-match': '*' });
    expect(unknown.statusCode).toBe(404);
  });

  it('answers HEAD like GET, without the picture', async () => {
    const [head, full] = await Promise.all([
      test.inject({ method: 'HEAD', url: `${image}?w=320`, headers: { accept: WEBP } }),
      get(`${image}?w=320`, { accept: WEBP }),
    ]);
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'vary']) {
      expect([name, head.headers[name]]).toEqual([name, full.headers[name]]);
    }
    const missing = await test.inject({ method: 'HEAD', url: '/media/nothing' });
    expect([missing.statusCode, missing.rawPayload.length]).toEqual([404, 0]);
  });

  it('is made once, however many ask at once', async () => {
    const name = image.replace('/media/', '');
    const folder = `public/${name.slice(0, 2)}/${name}`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => get(`${image}?w=960`, { accept: AVIF })),
    );
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    expect(await mediaFiles(test)).toContain(`${folder}/w960.avif`);
  });

  it('has its common variants made once its car is approved', async () => {
    const { car } = await calls.approve(['World Facts'], {
      image: toDataUrl(await halves({ width: 800, height: 100 }).png().toBuffer()),
    });
    const name = car.image?.replace('/media/', '') ?? '';
    const expected = ['w320.avif', 'w320.webp', 'w720.avif', 'w720.webp', 'w800.avif', 'w800.webp', 'master'];
    const made = async () => (await mediaFiles(test)).filter((file) => file.includes(name));
    while ((await made()).length < expected.length) await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await made()).map((file) => file.split('/').at(-1)).sort()).toEqual(expected.sort());
  });

  it.each(['nothing', '%00', '..%2f..%2fsecrets%2fjwt', 'a/b/c', `${'0'.repeat(64)}-9x9`, 'x'.repeat(9000)])(
    'is 404 under an unknown name (case %#)',
    async (name) => {
      const answer = await get(`/media/${name}`);
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([404, 'not_found']);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers.etag).toBeUndefined();
    },
  );
});

describe('a proof image', () => {
  it('is served under its signed link only, and is not cached', async () => {
    const answer = await get(`${proofImage}&w=320`, { accept: WEBP });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers.etag).toBeUndefined();
    // The URL itself is the secret, and the desktop app shows the picture from another origin.
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(await sizeOf(proofImage)).toEqual([700, 500, 'webp']);
  });

  it('is 404 without its signature, with that of another, once changed, and among the public ones', async () => {
    const url = new URL(proofImage, 'http://site');
    const name = url.pathname.split('/').at(-1) ?? '';
    const signature = url.searchParams.get('signature') ?? '';
    const expires = url.searchParams.get('expires') ?? '';
    const guesses = [
      url.pathname,
      `/media/${name}`,
      `/media/${name}${url.search}`,
      `/media/private/${name}`,
      `/media/proof%2f${name}${url.search}`,
      `${url.pathname}?expires=${expires}`,
      `${url.pathname}?signature=${signature}`,
      `${url.pathname}?expires=${Number(expires) + 1}&signature=${signature}`,
      `${url.pathname}?expires=${expires}&signature=${signature.slice(1)}`,
      `${image.replace('/media/', '/media/proof/')}${url.search}`,
    ];
    for (const guess of guesses) {
      expect([guess, (await get(guess)).statusCode]).toEqual([guess, 404]);
      expect((await calls.sendAsAdmin('GET', guess)).statusCode).toBe(404);
    }
  });

  it('is gone with its car', async () => {
    const carId = await calls.submit({
      proofImage: toDataUrl(await noise({ width: 80, height: 80 }).png().toBuffer()),
    });
    const link = (await calls.pending()).find(({ _id }) => _id === carId)?.proofImage ?? '';
    expect((await get(link)).statusCode).toBe(200);
    await calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId });
    expect((await get(link)).statusCode).toBe(404);
  });
});

describe('a picture whose file is damaged', () => {
  /** Removes the variants of the picture in a path or link, once the common ones are made. @returns its own file */
  async function onlyMaster(url: string, variants: number): Promise<string> {
    const name = new URL(url, 'http://site').pathname.split('/').at(-1) ?? '';
    const files = async () => (await mediaFiles(test)).filter((file) => file.includes(name));
    await until(async () => (await files()).length === variants + 1);
    const paths = (await files()).map((file) => join(test.config.dataDir, 'media', file));
    for (const path of paths) if (!path.endsWith('master')) await rm(path);
    return paths.find((path) => path.endsWith('master')) ?? '';
  }
  const cut = async (file: string): Promise<void> => truncate(file, Math.floor((await stat(file)).size / 2));
  const damages: [string, (file: string) => Promise<void>][] = [
    ['cut short', cut],
    ['empty', (file) => truncate(file, 0)],
    ['overwritten', (file) => writeFile(file, 'no picture')],
  ];

  it.each(damages)('is 404, and its car and share card go on: %s', async (_kind, damage) => {
    const picture = async () => toDataUrl(await noise({ width: 400, height: 300 }).png().toBuffer());
    const { car, entries } = await calls.approve(['World Facts'], {
      image: await picture(),
      proofImage: await picture(),
    });
    const [shown = '', proof = ''] = [car.image ?? '', car.proofImage ?? ''];
    await damage(await onlyMaster(shown, 4));
    await damage(await onlyMaster(proof, 0));
    for (const url of [shown, proof]) {
      for (const query of ['', 'w=320', 'w=99999']) {
        const answer = await get(`${url}${url.includes('?') ? '&' : '?'}${query}`);
        expect([answer.statusCode, answer.json<Problem>().code]).toEqual([404, 'not_found']);
        expect([answer.headers['cache-control'], answer.headers.etag]).toEqual(['no-store', undefined]);
      }
    }
    const card = await get(`/share/entries/${entries[0]?._id}.jpg`);
    expect(card.statusCode).toBe(200);
    const removed = await calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId: car._id });
    expect(removed.statusCode).toBe(200);
  });
});

describe('what strangers send', () => {
  /** Submits a picture as both images and returns the served bytes. */
  const served = async (bytes: Buffer): Promise<Buffer[]> => {
    const picture = toDataUrl(bytes);
    const carId = await calls.submit({ image: picture, proofImage: picture });
    const car = (await calls.pending()).find(({ _id }) => _id === carId);
    const urls = [car?.image, car?.proofImage].flatMap((url) => (url ? [url] : []));
    const answers = await Promise.all(
      urls.flatMap((url) => [AVIF, WEBP, '*/*'].map((accept) => get(url, { accept }))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    return answers.map(({ rawPayload }) => rawPayload);
  };

  it.each(photographs('gps-1.jpg', 'orientation-6.jpg', 'orientation-8.jpg', 'phone-hdr.jpg'))(
    'shows no more than the picture: %s',
    async (_label, photograph) => {
      const { autoOrient } = await sharp(photograph).metadata();
      for (const bytes of await served(photograph)) {
        const { width, height, exif, icc, xmp, orientation } = await sharp(bytes).metadata();
        expect({ exif, icc, xmp, orientation }).toEqual({});
        expect(width / height).toBeCloseTo(autoOrient.width / autoOrient.height, 2);
      }
    },
  );
});
