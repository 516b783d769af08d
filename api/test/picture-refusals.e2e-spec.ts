import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  apiPath,
  apiRoutes,
  bodyMaxBytesForImages,
  IMAGE_MAX_BYTES,
  messages,
} from '@quartermile/core/domain';
import { type CallAsAdmin, callAsAdmin } from './harness/admin-client.js';
import { buildSubmission } from './harness/cars.js';
import { halves, toDataUrl } from './harness/pictures.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const good = toDataUrl(await halves().png().toBuffer());
const noPicture = toDataUrl(Buffer.from('no picture'));
const tooBig = toDataUrl(Buffer.alloc(IMAGE_MAX_BYTES + 1));

let server: TestApp;
let call: CallAsAdmin;
const ids = { video: '', sponsor: '', pastEvent: '', event: '' };
beforeAll(async () => {
  server = await startTestApp();
  call = await callAsAdmin(server);
  const add = async (url: string, body: object): Promise<string> => (await call('POST', url, body)).json().id;
  ids.video = await add(apiRoutes.videos.add, video(good));
  ids.sponsor = await add(apiRoutes.sponsors.add, sponsor(good));
  ids.pastEvent = await add(apiRoutes.pastEvents.add, pastEvent(good));
  ids.event = await add(apiRoutes.events.add, { title: 'Track day' });
});
afterAll(() => server.close());

const video = (thumbnail: string) => ({ title: 'Run', link: 'https://youtu.be/abcdefghijk', thumbnail });
const pastEvent = (image: string) => ({ title: 'Shoot-out', date: '2026-07-18', image });
const sponsor = (logo: string) => ({
  name: 'Tyres',
  description: 'Round ones.',
  website: 'https://tyres.example',
  category: 'Wheels & Tires',
  logo,
});

type Send = (picture: string) => ReturnType<CallAsAdmin>;
const idOf = (subject: keyof typeof ids) => ({ id: ids[subject] });

const places: [name: string, path: string, send: Send][] = [
  [
    'a submission',
    'image',
    (image) => call('POST', apiRoutes.cars.submit, buildSubmission({ image }), { token: null }),
  ],
  [
    'a submission',
    'proofImage',
    (proofImage) => call('POST', apiRoutes.cars.submit, buildSubmission({ proofImage }), { token: null }),
  ],
  [
    'the administrator’s car',
    'image',
    (image) => call('POST', apiRoutes.cars.submit, { name: 'Polo', time: '9.8', drivetrain: 'FWD', image }),
  ],
  [
    'the administrator’s car',
    'proofImage',
    (proofImage) =>
      call('POST', apiRoutes.cars.submit, { name: 'Polo', time: '9.8', drivetrain: 'FWD', proofImage }),
  ],
  ['a new video', 'thumbnail', (picture) => call('POST', apiRoutes.videos.add, video(picture))],
  [
    'a video',
    'thumbnail',
    (thumbnail) => call('PUT', apiPath(apiRoutes.videos.update, idOf('video')), { thumbnail }),
  ],
  ['a new sponsor', 'logo', (picture) => call('POST', apiRoutes.sponsors.add, sponsor(picture))],
  ['a sponsor', 'logo', (logo) => call('PUT', apiPath(apiRoutes.sponsors.update, idOf('sponsor')), { logo })],
  ['a new past event', 'image', (picture) => call('POST', apiRoutes.pastEvents.add, pastEvent(picture))],
  [
    'a past event',
    'image',
    (image) => call('PUT', apiPath(apiRoutes.pastEvents.update, idOf('pastEvent')), { image }),
  ],
  [
    'a gallery',
    'gallery.1.image',
    (image) =>
      call('PUT', apiPath(apiRoutes.pastEvents.update, idOf('pastEvent')), {
        gallery: [{ image: good }, { image }],
      }),
  ],
  [
    'a picture for the gallery',
    'image',
    (image) => call('POST', apiPath(apiRoutes.pastEvents.addPicture, idOf('pastEvent')), { image }),
  ],
  ['a new event', 'image', (image) => call('POST', apiRoutes.events.add, { title: 'Meet', image })],
  [
    'a new event',
    'images.1.url',
    (url) => call('POST', apiRoutes.events.add, { title: 'Meet', images: [good, { url }] }),
  ],
  [
    'an event',
    'banner',
    (banner) => call('PUT', apiPath(apiRoutes.events.update, idOf('event')), { banner }),
  ],
];

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
      errors: [{ path: 'logo', message: messages.image.tooBig }],
    });
    const oneOfTwo = await call('POST', apiRoutes.cars.submit, buildSubmission({ image: huge + huge }));
    expect(oneOfTwo.json()).toMatchObject({ status: 413, code: 'image_too_big' });
    expect(oneOfTwo.json().errors).toBeUndefined();
  });
});
