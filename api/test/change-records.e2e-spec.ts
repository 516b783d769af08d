import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ActivityPage, apiRoutes } from '@quartermile/core/domain';
import { fillDemoContent } from '../src/features/setup/demo/fill-demo-content.js';
import { buildSubmission, CarCalls } from './harness/cars.js';
import { routesOf } from './harness/description/routes-of.js';
import { additions, addOneOfEach, type ExistingIds, smallPicture } from './harness/existing-ids.js';
import { eventDayChanges } from './harness/recorded/event-day-changes.js';
import { newsletterChanges } from './harness/recorded/newsletter-changes.js';
import type { RecordedChange } from './harness/recorded/recorded-change.js';
import { segmentChanges } from './harness/recorded/segment-changes.js';
import { voteReviewChanges } from './harness/recorded/vote-review-changes.js';
import { tableDigests } from './harness/table-digests.js';
import { DEMO_FILL_TIMEOUT_MS, startTestApp, type TestApp } from './harness/test-app.js';

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
/** Tries again at once what is tried again later anyway. */
const OF_OPERATION = ['POST /api/admin/health'];
/** Requests write to these tables even when they change no content. */
const BESIDE_THE_POINT = ['admin_session', 'idempotency_keys'];

const carEdit = { owner: 'Sipho', cellphone: '+27821234567', time: '9.9', drivetrain: 'RWD' };

const changes: readonly RecordedChange[] = [
  ...eventDayChanges,
  { route: 'POST /api/cars/submit', records: ['submit', 'car', 'adds'], body: () => buildSubmission() },
  {
    route: 'PUT /api/cars/correct',
    records: ['correct', 'car', 'changes'],
    body: ({ car }) => ({ carId: car, time: '11.842', trapSpeed: 187.4 }),
  },
  {
    route: 'PUT /api/cars/pictures',
    records: ['replace-pictures', 'car', 'changes'],
    body: ({ car }) => ({ carId: car, image: smallPicture }),
  },
  {
    route: 'PUT /api/cars/video',
    records: ['set-run-video', 'car', 'changes'],
    body: ({ car, video }) => ({ carId: car, video: { _id: video, second: 65 } }),
  },
  {
    route: 'POST /api/cars/request-information',
    records: ['request-information', 'car', 'changes'],
    body: ({ car }) => ({ carId: car, reason: 'Which strip was it?' }),
  },
  {
    route: 'POST /api/cars/mark-notified',
    records: ['notify', 'car', 'changes'],
    body: ({ car }) => ({ carId: car }),
  },
  {
    route: 'POST /api/cars/review',
    records: ['approve', 'car', 'changes'],
    body: ({ car }) => ({ carId: car, action: 'approve', categories: ['World Facts'] }),
  },
  ...voteReviewChanges,
  {
    route: 'POST /api/cars/move-runs',
    records: ['move-run', 'car', 'changes'],
    body: ({ car, rejected }) => ({ carIds: [rejected], toCarId: car }),
  },
  {
    route: 'POST /api/cars/reopen',
    records: ['reopen', 'car', 'changes'],
    body: ({ rejected }) => ({ carId: rejected }),
  },
  {
    route: 'POST /api/leaderboard/add',
    records: ['add-entry', 'car', 'changes'],
    body: ({ car }) => ({ carId: car, category: 'Our Drag Races' }),
  },
  {
    route: 'PUT /api/cars/update',
    records: ['update', 'car', 'changes'],
    body: ({ car }) => ({ carId: car, ...carEdit }),
  },
  {
    route: 'PUT /api/cars/update-world-facts',
    records: ['update-world-facts', 'car', 'changes'],
    body: ({ car }) => ({ carId: car, worldFacts: 8.8 }),
  },
  {
    route: 'PUT /api/cars/update-factory-specs',
    records: ['update-factory-specs', 'car', 'changes'],
    body: ({ car }) => ({ carId: car, factoryPower: '228 kW' }),
  },
  {
    route: 'DELETE /api/leaderboard/delete',
    records: ['delete', 'entry', 'removes'],
    body: ({ entry }) => ({ entryId: entry }),
  },
  {
    route: 'DELETE /api/cars/delete',
    records: ['delete', 'car', 'removes'],
    body: ({ car }) => ({ carId: car }),
  },
  {
    route: 'POST /api/videos/add',
    records: ['add', 'video', 'adds'],
    body: () => additions.video,
  },
  {
    route: 'PUT /api/videos/update/:id',
    records: ['update', 'video', 'changes'],
    id: 'video',
    body: () => ({ title: 'Rerun' }),
  },
  { route: 'DELETE /api/videos/delete/:id', records: ['delete', 'video', 'removes'], id: 'video' },
  { route: 'POST /api/sponsors/add', records: ['add', 'sponsor', 'adds'], body: () => additions.sponsor },
  {
    route: 'PUT /api/sponsors/update/:id',
    records: ['update', 'sponsor', 'changes'],
    id: 'sponsor',
    body: () => ({ featured: true }),
  },
  { route: 'DELETE /api/sponsors/delete/:id', records: ['delete', 'sponsor', 'removes'], id: 'sponsor' },
  ...segmentChanges,
  { route: 'POST /api/strips/add', records: ['add', 'strip', 'adds'], body: () => additions.strip },
  {
    route: 'PUT /api/strips/update/:id',
    records: ['update', 'strip', 'changes'],
    id: 'strip',
    body: () => ({ altitude: 1300 }),
  },
  { route: 'DELETE /api/strips/delete/:id', records: ['delete', 'strip', 'removes'], id: 'strip' },
  ...newsletterChanges,
  { route: 'POST /api/events/add', records: ['add', 'event', 'adds'], body: () => additions.event },
  {
    route: 'PUT /api/events/update/:id',
    records: ['update', 'event', 'changes'],
    id: 'event',
    body: () => ({ title: 'Later' }),
  },
  { route: 'DELETE /api/events/delete/:id', records: ['delete', 'event', 'removes'], id: 'event' },
  {
    route: 'POST /api/events/import',
    records: ['import', 'event', 'changes'],
    body: () => ({ documents: [additions.event] }),
  },
  {
    route: 'POST /api/past-events/add',
    records: ['add', 'past-event', 'adds'],
    body: () => additions.pastEvent,
  },
  {
    route: 'PUT /api/past-events/update/:id',
    records: ['update', 'past-event', 'changes'],
    id: 'pastEvent',
    body: () => ({ title: 'Longer' }),
  },
  {
    route: 'PUT /api/past-events/toggle-featured/:id',
    records: ['toggle-featured', 'past-event', 'changes'],
    id: 'pastEvent',
  },
  {
    route: 'POST /api/past-events/gallery/:id',
    records: ['add-picture', 'past-event', 'changes'],
    id: 'pastEvent',
    body: () => ({ image: smallPicture }),
  },
  {
    route: 'POST /api/past-events/videos/:id',
    records: ['add-video', 'past-event', 'changes'],
    id: 'pastEvent',
    body: () => ({ link: additions.video.link }),
  },
  {
    route: 'DELETE /api/past-events/delete/:id',
    records: ['delete', 'past-event', 'removes'],
    id: 'pastEvent',
  },
  { route: 'PUT /api/site', records: ['update', 'site', 'changes'], body: () => ({ live: true }) },
  {
    route: 'DELETE /api/newsletter/delete/:id',
    records: ['delete', 'subscriber', 'removes'],
    id: 'subscriber',
  },
  {
    route: 'PUT /api/admin/administrators/role/:id',
    records: ['change-role', 'administrator', 'changes'],
    id: 'colleague',
    body: () => ({ role: 'owner' }),
  },
  {
    route: 'DELETE /api/admin/administrators/delete/:id',
    records: ['remove', 'administrator', 'removes'],
    id: 'colleague',
  },
  {
    route: 'POST /api/admin/invitations/add',
    records: ['invite', 'administrator', 'adds'],
    body: () => ({ email: 'naledi@example.com', role: 'reviewer' }),
  },
  {
    route: 'POST /api/admin/invitations/resend/:id',
    records: ['resend', 'administrator', 'adds'],
    id: 'invitation',
    body: () => ({}),
  },
  {
    route: 'DELETE /api/admin/invitations/delete/:id',
    records: ['withdraw', 'administrator', 'removes'],
    id: 'invitation',
  },
  {
    route: 'PUT /api/admin/password',
    records: ['change-password', 'administrator', 'changes'],
    body: () => ({ currentPassword: 'correct horse battery', newPassword: 'tree amber quarter mile' }),
  },
  {
    route: 'PUT /api/site/pauses',
    records: ['pause', 'pause', 'adds'],
    body: () => ({ subject: 'votes', paused: true }),
  },
  { route: 'POST /api/admin/setup/finish', records: ['finish', 'setup', 'changes'] },
  { route: 'POST /api/admin/setup/remove-demo', records: ['delete', 'demo-content', 'removes'] },
];

describe('what the administrator changes', () => {
  let server: TestApp;
  let calls: CarCalls;
  let ids: ExistingIds;
  beforeAll(async () => {
    server = await startTestApp();
    await fillDemoContent(server.app);
    calls = await CarCalls.on(server);
    ids = await addOneOfEach(calls);
    await server.dataSource.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = 'lock_not_available'; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON activity FOR EACH ROW EXECUTE FUNCTION refuse()`);
  }, DEMO_FILL_TIMEOUT_MS);
  afterAll(() => server.close());

  const make = ({ route, id, body }: RecordedChange) => {
    const [method, path = ''] = route.split(' ');
    return calls.sendAsAdmin(method as 'POST', path.replace(':id', id ? ids[id] : ''), body?.(ids));
  };
  const setEvidence = (state: 'ENABLE' | 'DISABLE') =>
    server.dataSource.query(`ALTER TABLE activity ${state} TRIGGER refuse`);
  const records = async (): Promise<ActivityPage['items']> =>
    (await calls.sendAsAdmin('GET', `${apiRoutes.admin.activity}?limit=200`)).json<ActivityPage>().items;

  test('is completely covered by the table', () => {
    const closed = routesOf(server.app).filter(
      ({ method, metadata }) => method !== 'GET' && /admin|renewal/.test(metadata.access ?? ''),
    );
    expect(closed.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      [...changes.map(({ route }) => route), ...OF_THE_SESSION, ...OF_FACTORS, ...OF_OPERATION].toSorted(),
    );
  });

  test.each(changes)('by $route happens with its record, or not at all', async (change) => {
    const [before, known] = [await tableDigests(server, BESIDE_THE_POINT), (await records()).length];
    const startedAt = Date.now();
    await setEvidence('ENABLE');
    expect((await make(change)).statusCode).toBe(503);
    expect(await tableDigests(server, BESIDE_THE_POINT)).toEqual(before);
    await setEvidence('DISABLE');
    expect([200, 201, 204]).toContain((await make(change)).statusCode);
    const [record, ...earlier] = await records();
    const [action, type, kind] = change.records;
    expect(earlier).toHaveLength(known);
    expect(record).toMatchObject({ actor: server.config.adminEmail, action, subject: { type } });
    expect(record?.subject.label).not.toBe('');
    expect([record?.before === null, record?.after === null]).toEqual([kind === 'adds', kind === 'removes']);
    expect(Date.parse(record?.at ?? '')).toBeGreaterThanOrEqual(startedAt);
  });
});
