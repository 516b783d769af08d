import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { apiRoutes, IMAGE_MAX_BYTES, type Problem } from '@quartermile/core/domain';
import { buildSubmission, CarCalls, mediaFiles } from './harness/cars.js';
import { photographs, pngBomb, toDataUrl } from './harness/pictures.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { submit } = apiRoutes.cars;

describe('a submission that is not fit', () => {
  let test: TestApp;
  let calls: CarCalls;

  beforeAll(async () => {
    test = await startTestApp();
    calls = await CarCalls.on(test);
  });
  afterAll(() => test.close());
  afterEach(async () => {
    for (const { _id } of await calls.pending()) {
      await calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId: _id });
    }
    expect(await mediaFiles(test)).toEqual([]);
  });

  const text = (bytes: string): string => toDataUrl(Buffer.from(bytes), 'image/png');
  const kinds = 'Please choose a JPEG, PNG, WebP, AVIF or GIF image.';

  it.each<[string, object]>([
    ['SVG named .png', { image: text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>') }],
    ['HTML named .png', { proofImage: text('<!doctype html><script>alert(1)</script>') }],
    ['an empty file', { image: 'data:image/png;base64,' }],
    ['broken base64', { image: 'data:image/png;base64,iVBORw0KGgo*' }],
    ['garbage', { proofImage: text('garbage') }],
  ])('is refused for %s', async (_what, change) => {
    const answer = await calls.send('POST', submit, { ...buildSubmission(), ...change });
    const problem = answer.json<Problem>();
    expect([answer.statusCode, problem.status, problem.detail]).toEqual([400, 400, kinds]);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(await calls.pending()).toEqual([]);
    expect(await mediaFiles(test)).toEqual([]);
  });

  it('is refused for 900 megapixels in a few kilobytes', async () => {
    const image = toDataUrl(pngBomb(30_000, 30_000), 'image/png');
    const answer = await calls.send('POST', submit, buildSubmission({ image }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Problem>()).toMatchObject({
      code: 'invalid_image',
      detail: 'This image has too many pixels. At most 50 megapixels are accepted.',
    });
  });

  it('is refused with the same sentence for a body past every limit', async () => {
    const picture = toDataUrl(Buffer.alloc(3 * IMAGE_MAX_BYTES));
    const answer = await calls.send('POST', submit, buildSubmission({ image: picture }));
    expect([answer.statusCode, answer.json<Problem>().detail]).toEqual([
      413,
      'Image must be less than 10MB.',
    ]);
  });

  it('leaves no file behind when the database refuses the row', async () => {
    await test.dataSource.query(`ALTER TABLE cars ADD CONSTRAINT test CHECK (name <> 'Refused')`);
    const answer = await calls.send('POST', submit, buildSubmission({ name: 'Refused' }));
    await test.dataSource.query('ALTER TABLE cars DROP CONSTRAINT test');
    expect(answer.statusCode).toBe(400);
    expect(await mediaFiles(test)).toEqual([]);
  });

  it('leaves the files of another car with the same pictures alone', async () => {
    await calls.submit();
    const files = await mediaFiles(test);
    expect(files).toHaveLength(2);
    const broken = buildSubmission({ proofImage: text('garbage') });
    expect((await calls.send('POST', submit, broken)).statusCode).toBe(400);
    expect(await mediaFiles(test)).toEqual(files);
  });

  it.each(photographs('corrupted.jpg', 'phone.heic'))(
    'is refused for a broken photograph: %s',
    async (_label, photograph) => {
      const image = toDataUrl(photograph);
      const answer = await calls.send('POST', submit, buildSubmission({ image }));
      expect([answer.statusCode, answer.json<Problem>().detail]).toEqual([400, kinds]);
    },
  );
});
