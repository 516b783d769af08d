import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { apiRoutes, type Problem } from '@quartermile/core/domain';
import { AdministratorsService } from '../src/features/admin/sessions/administrators.service.js';
import { accessTable } from './harness/administrators/access-table.js';
import { addReviewer, type Reviewer } from './harness/administrators/reviewer.js';
import { CarCalls } from './harness/cars.js';
import { type DeclaredRoute, routesOf } from './harness/description/routes-of.js';
import { tableDigests } from './harness/table-digests.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

describe('administrator routes', () => {
  let server: TestApp;
  let routes: DeclaredRoute[];
  let bad: [string, string | undefined][];
  let reviewer: Reviewer;
  beforeAll(async () => {
    server = await startTestApp();
    routes = routesOf(server.app).filter(({ path }) => path.startsWith('/api/'));
    bad = await badAuthorizations(server);
    reviewer = await addReviewer(server);
  });
  afterAll(() => server.close());

  const nameOf = ({ method, path }: DeclaredRoute): string => `${method} ${path}`;
  const mayCall = (route: DeclaredRoute, caller: 'visitor' | 'reviewer'): boolean =>
    accessTable[nameOf(route)]?.[caller === 'visitor' ? 0 : 1] === true;
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

  test('are in the table, with all others', () => {
    expect(routes.map(nameOf).toSorted()).toEqual(Object.keys(accessTable).toSorted());
  });

  test('are marked as the table says', () => {
    const isOpen = ({ metadata }: DeclaredRoute) => !['admin', 'renewal'].includes(metadata.access ?? '');
    expect(routes.filter((route) => isOpen(route) !== mayCall(route, 'visitor')).map(nameOf)).toEqual([]);
  });

  test('answer 401 to anybody but the administrator, before they look at the body', async () => {
    const closed = routes.filter((route) => !mayCall(route, 'visitor'));
    for (const [name, authorization] of bad) {
      const answers = await Promise.all(closed.map((route) => call(route, authorization, '{"broken')));
      const passed = closed.filter((_, index) => answers[index]?.statusCode !== 401);
      expect([name, passed.map(({ method, path }) => `${method} ${path}`)]).toEqual([name, []]);
    }
  }, 30_000);

  test('change nothing for anybody else, also where all else about the call is good', async () => {
    const closed = routes.filter((route) => !mayCall(route, 'visitor'));
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

  test('answer 403 to a reviewer, before they look at the body', async () => {
    const closed = routes.filter((route) => !mayCall(route, 'reviewer'));
    expect(closed.length).toBeGreaterThan(40);
    const token = await reviewer.signIn();
    for (const route of closed) {
      const answer = await call(route, `Bearer ${token}`, '{"broken');
      const { code, detail } = answer.json<Problem>();
      expect([nameOf(route), answer.statusCode, code, detail]).toEqual([
        nameOf(route),
        403,
        'forbidden',
        'Only an owner of this site may do this.',
      ]);
    }
  });

  test('change nothing for a reviewer, also where all else about the call is good', async () => {
    const closed = routes.filter((route) => !mayCall(route, 'reviewer'));
    const { ids, body } = await fill(server);
    const headers = { authorization: `Bearer ${await reviewer.signIn()}` };
    // The calls count as activity of the reviewer's session.
    const digests = async () => ({ ...(await tableDigests(server)), admin_session: null });
    const before = await digests();
    for (const { method, path } of closed)
      for (const id of path.includes(':') ? ids : [''])
        await server.inject({
          method,
          url: path.replace(/:\w+/g, id),
          headers,
          ...(method !== 'GET' && { payload: body }),
        });
    expect(await digests()).toEqual(before);
  }, 60_000);

  test('that a reviewer may call are not refused, nor any to an owner', async () => {
    for (const route of routes.filter(({ metadata }) => !metadata.stream)) {
      const callers = mayCall(route, 'reviewer') ? [reviewer.signIn, server.signIn] : [server.signIn];
      for (const signIn of callers) {
        // A new session each, because some of the calls end it.
        const answer = await call(route, `Bearer ${await signIn()}`, '{"broken');
        expect([nameOf(route), [401, 403].includes(answer.statusCode)]).toEqual([nameOf(route), false]);
      }
    }
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
