import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiPath, apiRoutes, type Sponsor } from '@quartermile/core/domain';
import { type CallAsAdmin, callAsAdmin } from './harness/administrators/admin-client.js';
import { emptyTables } from './harness/empty-tables.js';
import { halves, toDataUrl } from './harness/pictures.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { list, add, update, delete: remove } = apiRoutes.sponsors;

describe('sponsors', () => {
  let server: TestApp;
  let send: CallAsAdmin;
  let form: Record<string, unknown>;
  beforeAll(async () => {
    server = await startTestApp();
    send = await callAsAdmin(server);
    form = {
      name: 'Apex Turbo',
      description: 'Turbochargers, built in Boksburg.',
      website: 'https://apex-turbo.example/',
      category: 'Performance',
      logo: toDataUrl(await halves().png().toBuffer()),
    };
  });
  beforeEach(() => emptyTables(server, 'sponsors'));
  afterAll(() => server.close());

  const make = async (changes: object = {}): Promise<Sponsor> =>
    (await send('POST', add, { ...form, ...changes })).json();
  const readList = async (): Promise<Sponsor[]> => (await server.inject({ method: 'GET', url: list })).json();

  test('adds a sponsor with a logo that everybody can load', async () => {
    const answer = await send('POST', add, form);
    expect(answer.statusCode).toBe(201);
    const sponsor = answer.json<Sponsor>();
    expect(sponsor).toEqual({
      ...form,
      _id: sponsor.id,
      id: expect.any(String),
      logo: expect.stringMatching(/^\/media\//),
      featured: false,
    });
    expect((await server.inject({ method: 'GET', url: sponsor.logo })).statusCode).toBe(200);
    expect(await readList()).toEqual([sponsor]);
  });

  test('lists featured sponsors first, then by name', async () => {
    for (const name of ['beta', 'Alpha']) await make({ name });
    await make({ name: 'Zulu', featured: true });
    expect((await readList()).map(({ name }) => name)).toEqual(['Zulu', 'Alpha', 'beta']);
  });

  test('features a sponsor without the rest of the form', async () => {
    const sponsor = await make();
    const answer = await send('PUT', apiPath(update, { id: sponsor.id }), { featured: true });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...sponsor, featured: true });
  });

  test('takes the whole form again with the logo that is there', async () => {
    const { id, ...sponsor } = await make();
    const answer = await send('PUT', apiPath(update, { id }), { ...sponsor, name: 'Apex' });
    expect(answer.json()).toEqual({ ...sponsor, id, name: 'Apex' });
    expect((await server.inject({ method: 'GET', url: sponsor.logo })).statusCode).toBe(200);
  });

  test('a new logo takes the place of the old one, whose file goes', async () => {
    const sponsor = await make();
    const logo = toDataUrl(await halves().flop().png().toBuffer());
    const changed = (await send('PUT', apiPath(update, { id: sponsor.id }), { logo })).json<Sponsor>();
    expect(changed.logo).not.toBe(sponsor.logo);
    expect((await server.inject({ method: 'GET', url: sponsor.logo })).statusCode).toBe(404);
    expect((await server.inject({ method: 'GET', url: changed.logo })).statusCode).toBe(200);
  });

  test('deletes a sponsor and its logo, but not a logo that another one shows', async () => {
    const first = await make();
    const second = await make({ name: 'Twin' });
    expect(second.logo).toBe(first.logo);
    expect((await send('DELETE', apiPath(remove, { id: first.id }))).json()).toEqual({ deleted: true });
    expect((await server.inject({ method: 'GET', url: first.logo })).statusCode).toBe(200);
    await send('DELETE', apiPath(remove, { id: second.id }));
    expect((await server.inject({ method: 'GET', url: first.logo })).statusCode).toBe(404);
    expect(await readList()).toEqual([]);
  });

  test('each change leaves a record of who, what, before and after', async () => {
    const sponsor = await make();
    await send('PUT', apiPath(update, { id: sponsor.id }), { featured: true });
    await send('DELETE', apiPath(remove, { id: sponsor.id }));
    const { items } = (await send('GET', `${apiRoutes.admin.activity}?limit=3`)).json();
    expect(items).toMatchObject([
      { action: 'delete', before: { featured: true }, after: null },
      { action: 'update', before: { featured: false }, after: { featured: true } },
      {
        action: 'add',
        actor: 'thandi@example.com',
        subject: { type: 'sponsor', label: 'Apex Turbo' },
        before: null,
      },
    ]);
  });
});
