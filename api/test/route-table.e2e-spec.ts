import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  alertRoutes,
  apiPath,
  apiRoutes,
  backupKeyRoute,
  factorRoutes,
  highlightRoutes,
  peopleRoutes,
  recordRoutes,
  rulesRoutes,
  segmentRoutes,
  stripRoutes,
  submissionRoutes,
} from '@quartermile/core/domain';
import { CONTENT_CHANNEL } from '../src/platform/cache/revision.service.js';
import { IDEMPOTENCY_KEY_MAX_LENGTH } from '../src/platform/http/idempotency/idempotency-key.js';
import { publicApiRoutes } from '../src/platform/http/public-api-routes.js';
import { allRoutes } from './harness/description/routes-of.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { admin, events, leaderboard, newsletter, pastEvents, sponsors, videos } = apiRoutes;

/** Contract section 2: every POST honours idempotency keys, but for these, which are idempotent without a key. */
const NEEDS_NO_KEY: readonly string[] = [
  backupKeyRoute,
  alertRoutes.test,
  admin.health,
  admin.logout,
  factorRoutes.appLogin,
  factorRoutes.appLoginClaim,
  factorRoutes.authenticator,
  factorRoutes.passkeyChallenge,
  factorRoutes.passkeyProof,
  factorRoutes.passkeyRegister,
  newsletter.confirm,
  newsletter.unsubscribe,
  peopleRoutes.acceptInvitation,
  peopleRoutes.endOtherSessions,
  peopleRoutes.openInvitation,
];

/** These store no answers: their handlers recognise a repetition. `keyed-transactions.e2e-spec.ts` covers all others. */
const RECOGNISES_KEYS: readonly string[] = [
  admin.login,
  admin.refresh,
  factorRoutes.passkeyLogin,
  factorRoutes.recoveryCodes,
  leaderboard.vote,
];

const FRONT_WHEEL_DRIVE = apiPath(segmentRoutes.view, { slug: 'front-wheel-drive' });
const PUBLIC_ENTRIES = apiPath(publicApiRoutes.entries, { board: 'our-drag-races' });

/** GET routes for everybody that are not revalidated: pages, signed pictures, streams, and what differs for each caller. */
const NOT_REVALIDATED: readonly string[] = [
  '/api/admin/app-login/:id',
  '/media/review/:name',
  '/media/proof/:name',
  '/media/*',
  '/api/leaderboard/live',
  leaderboard.myVotes,
  '/api/leaderboard/place',
  submissionRoutes.status,
  '/newsletter',
  '/newsletter/:issue',
  newsletter.confirm,
  newsletter.unsubscribe,
  apiRoutes.docs,
  '/api/health',
  '/api/ready',
  '/api/metrics',
];
const open = allRoutes.filter(
  ({ method, metadata: { access } }) => method === 'GET' && !/^(admin|renewal)$/.test(access ?? ''),
);
/** Contract section 2: public lists have a strong ETag, support 304 responses and are compressed on request. */
const lists = open
  .filter(({ path, metadata }) => path.startsWith('/api/') && metadata.revalidated && !path.includes(':'))
  .map(({ path }) => path)
  .concat(FRONT_WHEEL_DRIVE, PUBLIC_ENTRIES);

const anotherSegment = (
  year: number,
) => `INSERT INTO segments (name, name_key, slug, filter, filter_key, in_menu, place)
  VALUES ('${year}', '${year}', '${year}', '{"category": "Our Drag Races", "drivetrain": null, "aspiration": null,
    "words": null, "kwPerTon": null, "year": ${year}, "strip": null}', '${year}', true, ${year})`;

const anotherEntry = (name: string, drivetrain = 'AWD') => `WITH car AS (
    INSERT INTO cars (name, owner, time, drivetrain, status, approved_categories)
    VALUES ('${name}', 'Lerato', '9.8', '${drivetrain}', 'approved', '{Our Drag Races}') RETURNING id, vehicle_id
  ) INSERT INTO entries (car_id, vehicle_id, category) SELECT id, vehicle_id, 'Our Drag Races' FROM car`;

/** SQL that changes each list without notifying the server. */
const UNANNOUNCED: Readonly<Record<string, string>> = {
  [apiRoutes.site]: `INSERT INTO site_profile (profile) VALUES ('{"siteName": "Elsewhere"}')
    ON CONFLICT (id) DO UPDATE SET profile = excluded.profile`,
  [events.list]: `INSERT INTO events (document) VALUES ('{"title": "Run what you brung"}')`,
  [leaderboard.list]: anotherEntry('Golf'),
  [leaderboard.board]: anotherEntry('Polo'),
  [highlightRoutes.read]: anotherEntry('Jazz'),
  [recordRoutes.list]: `INSERT INTO board_times (category, drivetrain, seconds, shown, since, until)
    VALUES ('World Facts', 'AWD', 9.8, '9.8', '2026-01-10', '2026-01-11')`,
  [pastEvents.list]: `INSERT INTO past_events (title, description, date, starts_at)
    VALUES ('Night run', '', '2026-01-10', '2026-01-10')`,
  [rulesRoutes.list]: `INSERT INTO board_rules (version, since, general, boards)
    VALUES ('2026-12', '2026-12-01', '["Helmets."]', '{"World Facts": [], "Our Drag Races": [], "Votes by Viewers": []}')`,
  [sponsors.list]: `INSERT INTO sponsors (name, description, website, category, logo)
    VALUES ('Wheels', '', 'https://wheels.example/', 'Other', 'logo')`,
  [segmentRoutes.list]: anotherSegment(2023),
  [segmentRoutes.menu]: anotherSegment(2024),
  [FRONT_WHEEL_DRIVE]: anotherEntry('Figo', 'FWD'),
  [stripRoutes.list]: `INSERT INTO strips (name, name_key, place) VALUES ('Gariep', 'gariep', 'Free State')`,
  [PUBLIC_ENTRIES]: anotherEntry('Corsa'),
  [`${publicApiRoutes.boards}?format=csv`]: anotherEntry('Tazz'),
  [publicApiRoutes.records]: `INSERT INTO board_times (category, drivetrain, seconds, shown, since, until)
    VALUES ('World Facts', 'RWD', 9.7, '9.7', '2026-01-10', '2026-01-12')`,
  [publicApiRoutes.events]: `INSERT INTO events (document) VALUES ('{"title": "Night", "date": "2099-01-01"}')`,
  [publicApiRoutes.pastEvents]: `INSERT INTO past_events (title, description, date, starts_at)
    VALUES ('Dawn run', '', '2026-01-10', '2026-01-10')`,
  [videos.list]: `INSERT INTO videos (title, link) VALUES ('Launch control', 'https://youtu.be/abcdefghijk')`,
};

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test('every POST but those honours idempotency keys', () => {
  const posts = allRoutes.filter(({ method }) => method === 'POST');
  const pathsWith = (idempotent: unknown) =>
    posts.filter(({ metadata }) => metadata.idempotent === idempotent).map(({ path }) => path);
  expect(pathsWith(undefined).toSorted()).toEqual(NEEDS_NO_KEY.toSorted());
  expect(pathsWith('own').toSorted()).toEqual(RECOGNISES_KEYS.toSorted());
});

test('every open GET but those is revalidated', () => {
  const others = open.filter(({ metadata }) => !metadata.revalidated);
  expect(others.map(({ path }) => path).toSorted()).toEqual(NOT_REVALIDATED.toSorted());
});

describe('public lists', () => {
  test.each(lists)('GET %s is revalidated by its ETag, in each encoding', async (url) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': encoding };
      const first = await server.inject({ url, headers });
      const { etag = '' } = first.headers;
      expect([first.statusCode, etag]).toEqual([200, expect.stringMatching(/^"[^"]+"$/)]);
      expect(first.headers['content-encoding'] ?? 'identity').toBe(encoding);
      const again = await server.inject({ url, headers: { ...headers, 'if-none-match': etag } });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
  });

  test.each(Object.entries(UNANNOUNCED))(
    'GET %s is cached until the content revision moves',
    async (url, statement) => {
      const before = await server.inject(url);
      // Written directly to the database, so that no node is notified.
      await server.dataSource.query(statement);
      const cached = await server.inject(url);
      expect([cached.headers.etag, cached.body]).toEqual([before.headers.etag, before.body]);
      await server.dataSource.query(`SELECT pg_notify($1, gen_random_uuid()::text)`, [CONTENT_CHANNEL]);
      await until(async () => (await server.inject(url)).headers.etag !== before.headers.etag);
      expect((await server.inject(url)).headers.etag).not.toBe(before.headers.etag);
    },
  );
});

const storedAnswers = async () => (await server.dataSource.query('SELECT 1 FROM idempotent_answer')).length;

describe('an idempotency key', () => {
  test('means nothing to a route that only reads, however long it is', async () => {
    const headers = { 'idempotency-key': 'x'.repeat(IDEMPOTENCY_KEY_MAX_LENGTH + 1) };
    const answer = await server.inject({ method: 'GET', url: apiRoutes.leaderboard.list, headers });
    expect(answer.statusCode).toBe(200);
    expect(await storedAnswers()).toBe(0);
  });

  test('of a login is validated, and its response with the token is not stored', async () => {
    const payload = { email: server.config.adminEmail, password: server.config.adminPassword };
    const login = (key: string) =>
      server.inject({
        method: 'POST',
        url: apiRoutes.admin.login,
        headers: { 'idempotency-key': key },
        payload,
      });
    expect((await login('once')).statusCode).toBe(200);
    expect((await login('x'.repeat(IDEMPOTENCY_KEY_MAX_LENGTH + 1))).statusCode).toBe(400);
    expect(await storedAnswers()).toBe(0);
  });
});
