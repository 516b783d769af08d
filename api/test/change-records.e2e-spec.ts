import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ActivityPage, apiRoutes } from '@quartermile/core/domain';
import { CarCalls } from './harness/cars.js';
import { allRoutes } from './harness/description/routes-of.js';
import { addOneOfEach, type ExistingIds } from './harness/existing-ids.js';
import { startDemoApp } from './harness/servers/demo-app.js';
import { tableDigests } from './harness/table-digests.js';
import { DEMO_FILL_TIMEOUT_MS, type TestApp } from './harness/test-app.js';
import { validCall } from './harness/valid-calls.js';

/** These change only the caller's sessions. */
const OF_THE_SESSION = [
  'POST /api/admin/logout',
  'POST /api/admin/refresh',
  'POST /api/admin/sessions/end-others',
  'DELETE /api/admin/sessions/delete/:id',
];
/** These need a code or a passkey; `second-factor.e2e-spec.ts` and `passkeys.e2e-spec.ts` check their records. */
const OF_FACTORS = [
  'DELETE /api/admin/authenticator',
  'DELETE /api/admin/factors/offer',
  'DELETE /api/admin/passkeys/:id',
  'POST /api/admin/authenticator',
  'POST /api/admin/passkeys/proof',
  'POST /api/admin/passkeys/register',
  'POST /api/admin/recovery-codes',
  'PUT /api/admin/authenticator',
  'PUT /api/admin/passkeys',
  'PUT /api/admin/passkeys/:id',
];
/** Try again at once what is tried again later anyway, say how the caller is alerted, or show a key that is stored nowhere. */
const OF_OPERATION = [
  'POST /api/admin/health',
  'DELETE /api/admin/alerts/devices/:id',
  'POST /api/admin/alerts/test',
  'PUT /api/admin/alerts',
  'PUT /api/admin/alerts/devices',
  'POST /api/admin/backup-key',
];
/** Requests write to these tables even when they change no content. */
const BESIDE_THE_POINT = ['admin_session', 'idempotency_keys'];

/** Changes in an order in which each is possible, with what the record of each says: its action, its subject, and what happens to that. */
const changes: readonly (readonly [
  route: string,
  action: string,
  type: string,
  kind: 'adds' | 'changes' | 'removes',
])[] = [
  ['PUT /api/events/ladder-result/:id', 'set-result', 'event', 'changes'],
  ['PUT /api/events/ladder/:id', 'draw-ladder', 'event', 'changes'],
  ['PUT /api/events/entries/:id', 'set-entries', 'event', 'changes'],
  ['POST /api/events/to-past-event/:id', 'to-past-event', 'event', 'changes'],
  ['POST /api/past-events/to-event/:id', 'to-event', 'event', 'changes'],
  ['POST /api/cars/submit', 'submit', 'car', 'adds'],
  ['PUT /api/cars/correct', 'correct', 'car', 'changes'],
  ['PUT /api/cars/pictures', 'replace-pictures', 'car', 'changes'],
  ['PUT /api/cars/video', 'set-run-video', 'car', 'changes'],
  ['POST /api/cars/request-information', 'request-information', 'car', 'changes'],
  ['POST /api/cars/mark-notified', 'notify', 'car', 'changes'],
  ['POST /api/cars/review', 'approve', 'car', 'changes'],
  ['POST /api/leaderboard/votes/set-aside', 'set-aside', 'entry', 'changes'],
  ['POST /api/leaderboard/votes/bring-back', 'bring-back', 'entry', 'changes'],
  ['POST /api/cars/move-runs', 'move-run', 'car', 'changes'],
  ['POST /api/cars/reopen', 'reopen', 'car', 'changes'],
  ['POST /api/leaderboard/add', 'add-entry', 'car', 'changes'],
  ['PUT /api/cars/update', 'update', 'car', 'changes'],
  ['PUT /api/cars/update-world-facts', 'update-world-facts', 'car', 'changes'],
  ['PUT /api/cars/update-factory-specs', 'update-factory-specs', 'car', 'changes'],
  ['DELETE /api/leaderboard/delete', 'delete', 'entry', 'removes'],
  ['DELETE /api/cars/delete', 'delete', 'car', 'removes'],
  ['POST /api/videos/add', 'add', 'video', 'adds'],
  ['PUT /api/videos/update/:id', 'update', 'video', 'changes'],
  ['DELETE /api/videos/delete/:id', 'delete', 'video', 'removes'],
  ['POST /api/sponsors/add', 'add', 'sponsor', 'adds'],
  ['PUT /api/sponsors/update/:id', 'update', 'sponsor', 'changes'],
  ['DELETE /api/sponsors/delete/:id', 'delete', 'sponsor', 'removes'],
  ['POST /api/segments/add', 'add', 'segment', 'adds'],
  ['PUT /api/segments/update/:id', 'update', 'segment', 'changes'],
  ['DELETE /api/segments/delete/:id', 'delete', 'segment', 'removes'],
  ['POST /api/strips/add', 'add', 'strip', 'adds'],
  ['PUT /api/strips/update/:id', 'update', 'strip', 'changes'],
  ['DELETE /api/strips/delete/:id', 'delete', 'strip', 'removes'],
  ['POST /api/newsletter/issues/add', 'add', 'newsletter', 'adds'],
  ['PUT /api/newsletter/issues/update/:id', 'update', 'newsletter', 'changes'],
  ['POST /api/newsletter/issues/act/:id', 'test-newsletter', 'newsletter', 'changes'],
  ['DELETE /api/newsletter/issues/delete/:id', 'delete', 'newsletter', 'removes'],
  ['POST /api/events/add', 'add', 'event', 'adds'],
  ['PUT /api/events/update/:id', 'update', 'event', 'changes'],
  ['DELETE /api/events/delete/:id', 'delete', 'event', 'removes'],
  ['POST /api/events/import', 'import', 'event', 'changes'],
  ['POST /api/past-events/add', 'add', 'past-event', 'adds'],
  ['PUT /api/past-events/update/:id', 'update', 'past-event', 'changes'],
  ['PUT /api/past-events/toggle-featured/:id', 'toggle-featured', 'past-event', 'changes'],
  ['POST /api/past-events/gallery/:id', 'add-picture', 'past-event', 'changes'],
  ['POST /api/past-events/videos/:id', 'add-video', 'past-event', 'changes'],
  ['DELETE /api/past-events/delete/:id', 'delete', 'past-event', 'removes'],
  ['PUT /api/site', 'update', 'site', 'changes'],
  ['DELETE /api/newsletter/delete/:id', 'delete', 'subscriber', 'removes'],
  ['PUT /api/admin/administrators/role/:id', 'change-role', 'administrator', 'changes'],
  ['DELETE /api/admin/administrators/delete/:id', 'remove', 'administrator', 'removes'],
  ['POST /api/admin/invitations/add', 'invite', 'administrator', 'adds'],
  ['POST /api/admin/invitations/resend/:id', 'resend', 'administrator', 'adds'],
  ['DELETE /api/admin/invitations/delete/:id', 'withdraw', 'administrator', 'removes'],
  ['PUT /api/admin/password', 'change-password', 'administrator', 'changes'],
  ['PUT /api/admin/backup-key', 'add', 'backup', 'adds'],
  ['POST /api/admin/rules', 'publish', 'rules', 'changes'],
  ['PUT /api/admin/review-texts', 'update', 'review-texts', 'changes'],
  ['PUT /api/site/pauses', 'pause', 'pause', 'adds'],
  ['POST /api/admin/setup/finish', 'finish', 'setup', 'changes'],
  ['POST /api/admin/setup/remove-demo', 'delete', 'demo-content', 'removes'],
];

describe('what the administrator changes', () => {
  let server: TestApp;
  let calls: CarCalls;
  let ids: ExistingIds;
  beforeAll(async () => {
    server = await startDemoApp();
    calls = await CarCalls.on(server);
    ids = await addOneOfEach(calls);
    await server.dataSource.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = 'lock_not_available'; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON activity FOR EACH ROW EXECUTE FUNCTION refuse()`);
  }, DEMO_FILL_TIMEOUT_MS);
  afterAll(() => server.close());

  const make = (name: string) => {
    const route = allRoutes.find(({ method, path }) => `${method} ${path}` === name);
    if (!route) throw new Error(`There is no ${name}.`);
    const { url, body } = validCall(route, ids);
    return calls.sendAsAdmin(route.method as 'POST', url, body);
  };
  const setEvidence = (state: 'ENABLE' | 'DISABLE') =>
    server.dataSource.query(`ALTER TABLE activity ${state} TRIGGER refuse`);
  const records = async (): Promise<ActivityPage['items']> =>
    (await calls.sendAsAdmin('GET', `${apiRoutes.admin.activity}?limit=200`)).json<ActivityPage>().items;

  test('is completely covered by the table', () => {
    const closed = allRoutes.filter(
      ({ method, metadata }) => method !== 'GET' && /admin|renewal/.test(metadata.access ?? ''),
    );
    expect(closed.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      [...changes.map(([route]) => route), ...OF_THE_SESSION, ...OF_FACTORS, ...OF_OPERATION].toSorted(),
    );
  });

  test.each(changes)('by %s happens with its record, or not at all', async (route, action, type, kind) => {
    const [before, known] = [await tableDigests(server, BESIDE_THE_POINT), (await records()).length];
    const startedAt = Date.now();
    await setEvidence('ENABLE');
    expect((await make(route)).statusCode).toBe(503);
    expect(await tableDigests(server, BESIDE_THE_POINT)).toEqual(before);
    await setEvidence('DISABLE');
    expect([200, 201, 204]).toContain((await make(route)).statusCode);
    const [record, ...earlier] = await records();
    expect(earlier).toHaveLength(known);
    expect(record).toMatchObject({ actor: server.config.adminEmail, action, subject: { type } });
    expect(record?.subject.label).not.toBe('');
    expect([record?.before === null, record?.after === null]).toEqual([kind === 'adds', kind === 'removes']);
    expect(Date.parse(record?.at ?? '')).toBeGreaterThanOrEqual(startedAt);
  });
});
