import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  apiPath,
  apiRoutes,
  eventDayRoutes,
  factorRoutes,
  highlightRoutes,
  issueRoutes,
  peopleRoutes,
  publicApiRoutes,
  recordRoutes,
  runRoutes,
  segmentRoutes,
  stripRoutes,
  submissionRoutes,
} from '@quartermile/core/domain';
import { CONTENT_CHANNEL } from '../src/platform/cache/revision.service.js';
import { routesOf } from './harness/description/routes-of.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { admin, cars, events, leaderboard, newsletter, pastEvents, sponsors, videos } = apiRoutes;

/**
 * Contract section 2: every POST that creates, counts or decides something honours idempotency keys. This table is
 * written by hand, so that the test fails when a decorator is removed by mistake.
 */
const HONOURS_KEYS: readonly string[] = [
  admin.login,
  admin.refresh,
  admin.finishSetup,
  admin.removeDemo,
  factorRoutes.passkeyLogin,
  factorRoutes.recoveryCodes,
  cars.submit,
  cars.review,
  cars.reopen,
  runRoutes.move,
  events.add,
  events.import,
  eventDayRoutes.toPastEvent,
  eventDayRoutes.fromPastEvent,
  leaderboard.add,
  leaderboard.vote,
  leaderboard.withdrawVote,
  leaderboard.setAsideVotes,
  leaderboard.bringBackVotes,
  issueRoutes.act,
  issueRoutes.add,
  newsletter.signup,
  pastEvents.add,
  pastEvents.addPicture,
  pastEvents.addVideo,
  peopleRoutes.invite,
  peopleRoutes.resendInvitation,
  segmentRoutes.add,
  sponsors.add,
  stripRoutes.add,
  submissionRoutes.erase,
  submissionRoutes.markNotified,
  submissionRoutes.newTime,
  submissionRoutes.requestInformation,
  submissionRoutes.revise,
  submissionRoutes.withdraw,
  videos.add,
  videos.view,
];
/** These are idempotent without a key. */
const NEEDS_NO_KEY: readonly string[] = [
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

const FRONT_WHEEL_DRIVE = apiPath(segmentRoutes.view, { slug: 'front-wheel-drive' });
const PUBLIC_ENTRIES = apiPath(publicApiRoutes.entries, { board: 'our-drag-races' });

/** Contract section 2: public lists have a strong ETag, support 304 responses and are compressed on request. */
const PUBLIC_LISTS: readonly string[] = [
  apiRoutes.site,
  events.list,
  leaderboard.board,
  leaderboard.list,
  recordRoutes.list,
  highlightRoutes.read,
  pastEvents.list,
  pastEvents.featured,
  segmentRoutes.list,
  segmentRoutes.menu,
  FRONT_WHEEL_DRIVE,
  sponsors.list,
  stripRoutes.list,
  videos.list,
  pastEvents.all,
  publicApiRoutes.index,
  publicApiRoutes.boards,
  PUBLIC_ENTRIES,
  publicApiRoutes.records,
  publicApiRoutes.events,
  publicApiRoutes.pastEvents,
];

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

describe('idempotency keys', () => {
  const posts = () => routesOf(server.app).filter(({ method }) => method === 'POST');

  test('every POST is in one of the two tables', () => {
    const declared = posts().map(({ path }) => path);
    expect(declared.toSorted()).toEqual([...HONOURS_KEYS, ...NEEDS_NO_KEY].toSorted());
  });

  test.each(HONOURS_KEYS)('POST %s honours them', (path) => {
    const route = posts().find((one) => one.path === path);
    expect(route?.metadata.idempotent).toBeTruthy();
  });
});

describe('public lists', () => {
  test.each(PUBLIC_LISTS)('GET %s is revalidated by its ETag, in each encoding', async (url) => {
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
