import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  apiPath,
  apiRoutes,
  bodyMaxBytesForImages,
  IMAGE_MAX_BYTES,
  messages,
} from '@quartermile/core/domain';
import { type CallAsAdmin, callAsAdmin } from './harness/administrators/admin-client.js';
import { buildSubmission } from './harness/cars.js';
import { halves, toDataUrl } from './harness/pictures.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const good = toDataUrl(await halves().png().toBuffer());
const noPicture = toDataUrl(Buffer.from('no picture'));
const tooBig = toDataUrl(Buffer.alloc(IMAGE_MAX_BYTES + 1));

let server: TestApp;
let call: CallAsAdmin;
let pastEventId: string;
beforeAll(async () => {
  server = await startTestApp();
  call = await callAsAdmin(server);
  const pastEvent = { title: 'Shoot-out', date: '2026-07-18', image: good };
  pastEventId = (await call('POST', apiRoutes.pastEvents.add, pastEvent)).json().id;
});
afterAll(() => server.close());

const sponsor = (logo: string) => ({
  name: 'Tyres',
  description: 'Round ones.',
  website: 'https://tyres.example',
  category: 'Wheels & Tires',
  logo,
});

type Send = (picture: string) => ReturnType<CallAsAdmin>;

/** Nested picture fields. Top-level fields are covered by refusals.e2e-spec.ts. */
const places: [name: string, path: string, send: Send][] = [
  [
    'a gallery',
    'gallery.1.image',
    (image) =>
      call('PUT', apiPath(apiRoutes.pastEvents.update, { id: pastEventId }), {
        gallery: [{ image: good }, { image }],
      }),
  ],
  [
    'a new event',
    'images.1.url',
    (url) => call('POST', apiRoutes.events.add, { title: 'Meet', images: [good, { url }] }),
  ],
];

test.each(['/media/nothing', `/media/${'0'.repeat(64)}-10x10`])(
  'a picture is refused as %s',
  async (logo) => {
    const answer = await call('POST', apiRoutes.sponsors.add, sponsor(logo));
    expect([answer.statusCode, answer.json().detail]).toEqual([400, messages.image.unsupported]);
  },
);

describe('a refused picture', () => {
  test.each(places)('of %s is named by its field %s when it is none', async (_name, path, send) => {
    const answer = await send(noPicture);
    const message = messages.image.unsupported;
    expect(answer.json()).toMatchObject({
      status: 400,
      code: 'invalid_image',
      detail: message,
      errors: [{ path, message }],
    });
  });

  test.each(places)('of %s is named by its field %s when it is too big', async (_name, path, send) => {
    const answer = await send(tooBig);
    const message = messages.image.tooBig;
    expect(answer.json()).toMatchObject({
      status: 413,
      code: 'image_too_big',
      detail: message,
      errors: [{ path, message }],
    });
  });

  test('is named by its field also where the whole body is past its limit and carries no other', async () => {
    const huge = `data:image/png;base64,${'A'.repeat(bodyMaxBytesForImages(1))}`;
    const alone = await call('POST', apiRoutes.sponsors.add, sponsor(huge));
    expect(alone.json()).toMatchObject({
      code: 'image_too_big',
      detail: 'Logo file size must be less than 10MB',
      errors: [{ path: 'logo', message: 'Logo file size must be less than 10MB' }],
    });
    const video = { title: 'Run', link: 'https://youtu.be/dQw4w9WgXcQ', thumbnail: huge };
    expect((await call('POST', apiRoutes.videos.add, video)).json()).toMatchObject({
      status: 413,
      detail: 'Thumbnail must be less than 10MB',
      errors: [{ path: 'thumbnail', message: 'Thumbnail must be less than 10MB' }],
    });
    const oneOfTwo = await call('POST', apiRoutes.cars.submit, buildSubmission({ image: huge + huge }));
    expect(oneOfTwo.json()).toMatchObject({ status: 413, code: 'image_too_big' });
    expect(oneOfTwo.json().errors).toBeUndefined();
  });
});
