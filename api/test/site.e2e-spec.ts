import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiRoutes, defaultSiteProfile, type SiteProfile } from '@quartermile/core/domain';
import { type CallAsAdmin, callAsAdmin } from './harness/administrators/admin-client.js';
import { smallPicture } from './harness/existing-ids.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

describe('site profile', () => {
  let server: TestApp;
  let send: CallAsAdmin;
  beforeAll(async () => {
    server = await startTestApp();
    send = await callAsAdmin(server);
  });
  afterAll(() => server.close());

  const read = () => server.inject({ method: 'GET', url: apiRoutes.site });
  const write = (payload: object, token?: string) => send('PUT', apiRoutes.site, payload, { token });

  test('is the one that comes with the product until it is written', async () => {
    const answer = await read();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(defaultSiteProfile);
  });

  test('keeps the fields that are not sent, also within the links', async () => {
    const shop = 'https://shop.example.com/';
    const answer = await write({ live: true, links: { shop } });
    expect(answer.statusCode).toBe(200);
    const expected = { ...defaultSiteProfile, live: true, links: { ...defaultSiteProfile.links, shop } };
    expect(answer.json()).toEqual(expected);
    expect((await read()).json()).toEqual(expected);
  });

  test('keeps pictures of its own, until they are taken away', async () => {
    const written = (
      await write({ heroImage: smallPicture, featuredImage6: smallPicture })
    ).json<SiteProfile>();
    expect(written.heroImage).toMatch(/^\/media\//);
    const url = written.heroImage ?? '';
    expect((await server.inject({ url })).statusCode).toBe(200);
    expect((await write({ ...written, heroImage: null })).json()).toMatchObject({ heroImage: null });
    expect((await server.inject({ url })).statusCode).toBe(200);
    await write({ featuredImage6: '' });
    expect((await server.inject({ url })).statusCode).toBe(404);
    expect((await read()).json()).toMatchObject({ heroImage: null, featuredImage6: null });
  });

  test('has the accent as a code in lower case, until it is taken away', async () => {
    expect((await write({ accent: '#2266DD' })).json()).toMatchObject({ accent: '#2266dd' });
    for (const accent of ['blue', '#26d', '', 7])
      expect((await write({ accent })).json()).toMatchObject({
        errors: [{ message: 'Please enter a colour such as #ffb210.' }],
      });
    expect((await write({ accent: null })).json()).toMatchObject({ accent: null });
  });

  test('a change moves the ETag of the public answer and leaves a record', async () => {
    const before = (await read()).headers.etag;
    await write({ siteName: 'Strip Night' });
    expect((await read()).headers.etag).not.toBe(before);
    const { items } = (await send('GET', `${apiRoutes.admin.activity}?limit=1`)).json();
    expect(items[0]).toMatchObject({
      actor: 'thandi@example.com',
      action: 'update',
      after: { siteName: 'Strip Night' },
    });
  });

  test('two writers at once both leave their mark', async () => {
    await Promise.all([write({ creatorName: 'Naledi' }), write({ hero: { premium: 'Members' } })]);
    expect((await read()).json()).toMatchObject({ creatorName: 'Naledi', hero: { premium: 'Members' } });
  });
});
