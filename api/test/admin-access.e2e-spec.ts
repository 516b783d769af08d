import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { apiRoutes } from '@quartermile/core/domain';
import { AdministratorsService } from '../src/features/admin/accounts/administrators.service.js';
import { CarCalls } from './harness/cars.js';
import { type DeclaredRoute, routesOf } from './harness/routes-of.js';
import { tableDigests } from './harness/table-digests.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

/** Public routes, contract section 3. Every other route must require the administrator's token. */
const PUBLIC = new Set([
  'GET /api/admin/app-login/:id',
  'GET /api/docs',
  'GET /api/events/calendar.ics',
  'GET /api/events/list',
  'GET /api/health',
  'GET /api/leaderboard/board',
  'GET /api/leaderboard/list',
  'GET /api/leaderboard/votes/mine',
  'GET /api/metrics',
  'GET /api/newsletter/confirm',
  'GET /api/newsletter/unsubscribe',
  'GET /api/openapi.json',
  'GET /api/past-events',
  'GET /api/past-events/:id',
  'GET /api/past-events/featured',
  'GET /api/past-events/list',
  'GET /api/ready',
  'GET /api/site',
  'GET /api/sponsors/list',
  'GET /api/videos/list',
  'POST /api/admin/app-login',
  'POST /api/admin/app-login/claim',
  'POST /api/admin/login',
  'POST /api/admin/passkeys/challenge',
  'POST /api/admin/passkeys/login',
  'POST /api/cars/submit',
  'POST /api/leaderboard/vote',
  'POST /api/newsletter/confirm',
  'POST /api/newsletter/signup',
  'POST /api/newsletter/unsubscribe',
  'POST /api/videos/view/:id',
  'PUT /api/admin/app-login/:id',
]);

describe('administrator routes', () => {
  let server: TestApp;
  let routes: DeclaredRoute[];
  let bad: [string, string | undefined][];
  beforeAll(async () => {
    server = await startTestApp();
    routes = routesOf(server.app).filter(({ path }) => path.startsWith('/api/'));
    bad = await badAuthorizations(server);
  });
  afterAll(() => server.close());

  const call = ({ method, path }: DeclaredRoute, authorization: string | undefined, payload?: string) =>
    server.inject({
      method,
      url: path.replace(/:\w+/g, randomUUID()),
      headers: { ...(authorization !== undefined && { authorization }), 'content-type': 'application/json' },
      ...(method !== 'GET' && payload !== undefined && { payload }),
    });

  test('are found', () => {
    const names = routes.map(({ method, path }) => `${method} ${path}`);
    expect(names).toEqual(
      expect.arrayContaining([`GET ${apiRoutes.admin.session}`, `POST ${apiRoutes.cars.review}`]),
    );
  });

  test('are all those that are not listed as public', () => {
    const open = routes.filter(({ metadata }) => !['admin', 'renewal'].includes(metadata.access ?? ''));
    expect(open.map(({ method, path }) => `${method} ${path}`).filter((route) => !PUBLIC.has(route))).toEqual(
      [],
    );
  });

  test('answer 401 to anybody but the administrator, before they look at the body', async () => {
    const closed = routes.filter(({ metadata }) => ['admin', 'renewal'].includes(metadata.access ?? ''));
    for (const [name, authorization] of bad) {
      const answers = await Promise.all(closed.map((route) => call(route, authorization, '{"broken')));
      const passed = closed.filter((_, index) => answers[index]?.statusCode !== 401);
      expect([name, passed.map(({ method, path }) => `${method} ${path}`)]).toEqual([name, []]);
    }
  }, 30_000);

  test('change nothing for anybody else, also where all else about the call is good', async () => {
    const closed = routes.filter(({ metadata }) => ['admin', 'renewal'].includes(metadata.access ?? ''));
    const { ids, body } = await fill(server);
    const before = await tableDigests(server);
    for (const [, authorization] of bad)
      for (const { method, path } of closed)
        for (const id of path.includes(':') ? ids : [''])
          await server.inject({
            method,
            url: path.replace(/:\w+/g, id),
            headers: { ...(authorization !== undefined && { authorization }) },
            ...(method !== 'GET' && { payload: body }),
          });
    expect(await tableDigests(server)).toEqual(before);
    expect(before.cars).not.toBe('');
  }, 60_000);

  test('do not exist without their token being asked for: a good one passes', async () => {
    const token = await server.signIn();
    for (const route of routes.filter(
      ({ metadata, method }) => metadata.access === 'admin' && method === 'GET' && !metadata.stream,
    )) {
      expect((await call(route, `Bearer ${token}`)).statusCode).not.toBe(401);
    }
  });

  test('with an optional token answer 401 to one that is no good', async () => {
    const optional = routes.filter(({ metadata }) => metadata.access === 'optional-admin');
    for (const route of optional) {
      for (const [name, authorization] of bad.filter(([, given]) => given !== undefined)) {
        expect([route.path, name, (await call(route, authorization)).statusCode]).toEqual([
          route.path,
          name,
          401,
        ]);
      }
    }
  });
});

/** Authorization headers that must be rejected: malformed, forged, expired and revoked tokens. */
async function badAuthorizations(server: TestApp): Promise<[string, string | undefined][]> {
  const post = (url: string, token: string) =>
    server.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` } });
  const jwt = server.app.get(JwtService, { strict: false });
  const other = new JwtService({ secret: 'another secret that is long enough to sign with' });
  const [beforePasswordChange, loggedOut, refreshed] = [
    await server.signIn(),
    await server.signIn(),
    await server.signIn(),
  ];
  await post(apiRoutes.admin.logout, loggedOut);
  await post(apiRoutes.admin.refresh, refreshed);
  await server.app.get(AdministratorsService).ensure(server.config.adminEmail, 'another password');
  await server.app.get(AdministratorsService).ensure(server.config.adminEmail, server.config.adminPassword);
  const live = await server.signIn();
  const { iat: _iat, exp: _exp, ...claims } = jwt.decode<Record<string, unknown>>(live);
  const [head, body, signature] = live.split('.');
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  return [
    ['nothing', undefined],
    ['an empty header', ''],
    ['no token', 'Bearer '],
    ['garbage', 'Bearer garbage'],
    ['another scheme', `Basic ${Buffer.from('thandi@example.com:correct horse battery').toString('base64')}`],
    ['a token without its scheme', live],
    ['two tokens', `Bearer ${live} ${live}`],
    ['alg none', `Bearer ${none}.${body}.`],
    ['alg none with a signature', `Bearer ${none}.${body}.${signature}`],
    ['no signature', `Bearer ${head}.${body}.`],
    ['another secret', `Bearer ${other.sign({ ...claims })}`],
    ['another algorithm', `Bearer ${jwt.sign({ ...claims, iss: undefined }, { algorithm: 'HS512' })}`],
    ['a token that ran out', `Bearer ${jwt.sign({ ...claims, iss: undefined, exp: 1_000_000_000 })}`],
    ['no session', `Bearer ${jwt.sign({ ...claims, iss: undefined, sid: randomUUID() })}`],
    ['another token of the session', `Bearer ${jwt.sign({ ...claims, iss: undefined, jti: randomUUID() })}`],
    ['ids that are none', `Bearer ${jwt.sign({ sub: 'x', sid: "' OR 1=1", jti: '\0' })}`],
    ['a token after logout', `Bearer ${loggedOut}`],
    ['a token after refresh', `Bearer ${refreshed}`],
    ['a token after the password changed', `Bearer ${beforePasswordChange}`],
  ];
}

/** Creates rows for the requests to change. Returns their ids and a body that is valid for most routes. */
async function fill(server: TestApp): Promise<{ ids: string[]; body: object }> {
  const calls = await CarCalls.on(server);
  const { car, entries } = await calls.approve(['World Facts']);
  const title = 'Night run';
  const link = 'https://drive.google.com/file/d/1AbC_dEf-GhIjKlMn/view';
  const added = await Promise.all([
    calls.sendAsAdmin('POST', apiRoutes.videos.add, { title, link }),
    calls.sendAsAdmin('POST', apiRoutes.events.add, { title, date: '2031-02-03' }),
    calls.sendAsAdmin('POST', apiRoutes.pastEvents.add, { title, date: '2025-02-03' }),
  ]);
  const ids = added.map((answer) => answer.json<{ id: string }>().id);
  const car1 = {
    carId: car._id,
    owner: 'Sipho',
    cellphone: '+27 82 123 4567',
    time: '9.9',
    drivetrain: 'RWD',
  };
  const others = { title, link, date: '2031-02-03', documents: [{ title }], siteName: 'Other', live: true };
  const entry = {
    entryId: entries[0]?._id,
    category: 'Our Drag Races',
    worldFacts: '9.9',
    factoryPower: '1',
  };
  return { ids, body: { ...car1, ...entry, ...others, action: 'reject' } };
}
