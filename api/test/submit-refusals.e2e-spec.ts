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
  const phone = 'Please enter a valid phone number';
  const format = 'Time must be in format: X.X (e.g., 9.8)';
  const range = 'Time must be above 0 and at most 999.9 seconds.';
  const kinds = 'Please choose a JPEG, PNG, WebP, AVIF or GIF image.';
  const stored = 'This text contains characters that cannot be stored.';

  it.each<[string, object, string]>([
    ['no name', { name: undefined }, 'Please enter the car name.'],
    ['a name of spaces', { name: '  ' }, 'Please enter the car name.'],
    ['a name that is a number', { name: 7 }, 'Please enter the car name.'],
    ['a name too long', { name: 'x'.repeat(101) }, 'Please use at most 100 characters.'],
    ['a name with NUL', { name: 'a\0b' }, stored],
    ['half an emoji', { description: 'x\ud83d' }, stored],
    ['an owner that is a list', { owner: ['Thandi'] }, "Please enter the owner's name."],
    ['a huge description', { description: 'x'.repeat(100_000) }, 'Please use at most 2000 characters.'],
    ['a phone number that starts with 0', { cellphone: '082 123 4567' }, phone],
    ['a phone number of 17 digits', { cellphone: '12345678901234567' }, phone],
    ['a phone number that is a number', { cellphone: 27821234567 }, phone],
    ['a huge phone number', { cellphone: ' '.repeat(100_000) }, phone],
    ['a time without its dot', { time: '9' }, format],
    ['a time that is a number', { time: 9.8 }, format],
    ['a time with a comma', { time: '9,8' }, format],
    ['a huge time', { time: `9.${'8'.repeat(100_000)}` }, format],
    ['a time of nothing', { time: '0.0' }, range],
    ['a time too slow', { time: '1000.0' }, range],
    ['a bad World Facts time', { worldFacts: 'fast' }, format],
    ['an unknown drivetrain', { drivetrain: '4x4' }, 'Please select a drivetrain.'],
    ['an unknown category', { requestedCategories: ['Fastest'] }, 'Please select at least one category.'],
    ['no picture', { image: undefined }, 'Please choose an image.'],
    ['an empty picture', { image: '' }, 'Please choose an image.'],
    ['a picture elsewhere', { image: 'https://example.com/car.jpg' }, 'Please choose an image.'],
    ['a picture that is there', { image: `/media/${'0'.repeat(64)}-9x9` }, 'Please choose an image.'],
    ['no proof', { proofImage: null }, 'Please choose an image.'],
    ['SVG named .png', { image: text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>') }, kinds],
    ['HTML named .png', { proofImage: text('<!doctype html><script>alert(1)</script>') }, kinds],
    ['an empty file', { image: 'data:image/png;base64,' }, kinds],
    ['broken base64', { image: 'data:image/png;base64,iVBORw0KGgo*' }, kinds],
    ['garbage', { proofImage: text('garbage') }, kinds],
  ])('is refused for %s', async (_what, change, detail) => {
    const answer = await calls.send('POST', submit, { ...buildSubmission(), ...change });
    const problem = answer.json<Problem>();
    expect([answer.statusCode, problem.status, problem.detail]).toEqual([400, 400, detail]);
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

  it.each(['image', 'proofImage'] as const)('is refused for %s over 10 MB', async (field) => {
    const picture = toDataUrl(Buffer.alloc(IMAGE_MAX_BYTES + 1));
    const answer = await calls.send('POST', submit, buildSubmission({ [field]: picture }));
    expect([answer.statusCode, answer.json<Problem>()]).toEqual([
      413,
      {
        status: 413,
        title: 'Content Too Large',
        detail: 'Image must be less than 10MB.',
        code: 'image_too_big',
        errors: [{ path: field, message: 'Image must be less than 10MB.' }],
      },
    ]);
  });

  it('is refused with the same sentence for a body past every limit', async () => {
    const picture = toDataUrl(Buffer.alloc(3 * IMAGE_MAX_BYTES));
    const answer = await calls.send('POST', submit, buildSubmission({ image: picture }));
    expect([answer.statusCode, answer.json<Problem>().detail]).toEqual([
      413,
      'Image must be less than 10MB.',
    ]);
  });

  it.each([
    ['broken JSON', 'application/json', '{"name":', 400, 'malformed_json'],
    ['a list', 'application/json', '[]', 400, 'invalid_input'],
    ['text', 'application/json', '"car"', 400, 'invalid_input'],
    ['null', 'application/json', 'null', 400, 'invalid_input'],
    ['nothing', 'application/json', '', 400, 'invalid_input'],
    ['a form', 'application/x-www-form-urlencoded', 'name=Golf', 415, 'unsupported_media_type'],
    ['XML', 'text/xml', '<car/>', 415, 'unsupported_media_type'],
  ])('is refused for a body of %s', async (_what, contentType, payload, status, code) => {
    const headers = { 'content-type': contentType };
    const answer = await test.inject({ method: 'POST', url: submit, headers, payload });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([status, code]);
  });

  it('names every value that is wrong', async () => {
    const answer = await calls.send('POST', submit, buildSubmission({ time: '9', cellphone: 'x' }));
    expect(answer.json<Problem>().errors).toEqual([
      { path: 'cellphone', message: phone },
      { path: 'time', message: format },
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
