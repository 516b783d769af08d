import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  ADMIN_STREAM_RETRY_MS,
  adminEventSchema,
  apiPath,
  apiRoutes,
  peopleRoutes,
} from '@quartermile/core/domain';
import { AdministratorsService } from '../src/features/admin/sessions/administrators.service.js';
import {
  ADMIN_STREAMS_PER_SESSION,
  AdminStreams,
} from '../src/features/admin/stream/admin-streams.service.js';
import { JobsService } from '../src/platform/jobs/jobs.service.js';
import { addReviewer } from './harness/administrators/reviewer.js';
import { CarCalls } from './harness/cars.js';
import { EventReader } from './harness/event-reader.js';
import { startSecondNode } from './harness/servers/second-node.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

/** So many that even a slow machine makes several of them between two notifications. */
const MANY_CHANGES = 20;

describe('the event stream', () => {
  let server: TestApp;
  let other: NestFastifyApplication;
  let calls: CarCalls;
  let here: string;
  let there: string;
  const readers: EventReader[] = [];

  beforeAll(async () => {
    server = await startTestApp();
    other = await startSecondNode(server);
    calls = await CarCalls.on(server);
    here = await listen(server.app);
    there = await listen(other);
  });
  afterEach(async () => {
    await Promise.all(readers.splice(0).map((reader) => reader.close()));
  });
  afterAll(async () => {
    for (const app of [server.app, other]) app.getHttpServer().closeAllConnections();
    await other.close();
    await server.close();
  });

  const open = async (address: string, token: string, lastEventId?: string): Promise<EventReader> => {
    const reader = await EventReader.open(address, token, lastEventId);
    readers.push(reader);
    await reader.until(() => reader.place !== undefined);
    return reader;
  };
  const reject = (carId: string) =>
    calls.sendAsAdmin('POST', apiRoutes.cars.review, { carId, action: 'reject', reason: 'blurred' });
  const post = (url: string, token: string) =>
    server.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` } });

  test('sends submissions and decisions on every node, without personal data', async () => {
    const token = await server.signIn();
    const both = [await open(here, token), await open(there, token)];
    const carId = await calls.submit();
    await reject(carId);
    for (const reader of both) {
      const [submission, review] = await reader.hear(2);
      expect(submission).toEqual({
        id: expect.any(String),
        type: 'submission',
        data: { carId, name: 'Golf 7 R', createdAt: expect.any(String), from: 'visitor' },
      });
      expect(review).toEqual({ id: reader.place, type: 'review', data: { carId, decision: 'reject' } });
      for (const event of [submission, review]) expect(adminEventSchema.safeParse(event).success).toBe(true);
      expect(reader.text).not.toContain('123 4567');
    }
  });

  test('sends events for pending cars that were placed or deleted, and for those of the administrator', async () => {
    const reader = await open(there, await server.signIn());
    const placed = await calls.submit();
    await calls.sendAsAdmin('POST', apiRoutes.leaderboard.add, { carId: placed, category: 'World Facts' });
    await calls.sendAsAdmin('POST', apiRoutes.leaderboard.add, { carId: placed, category: 'Our Drag Races' });
    const own = { name: 'Polo', time: '12.1', drivetrain: 'FWD' };
    const deleted = (await calls.sendAsAdmin('POST', apiRoutes.cars.submit, own)).json<{ _id: string }>()._id;
    await calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId: deleted });
    expect((await reader.hear(4)).map(({ data }) => data)).toMatchObject([
      { carId: placed, from: 'visitor' },
      { carId: placed, decision: 'approve' },
      { carId: deleted, from: 'admin' },
      { carId: deleted, decision: 'delete' },
    ]);
  });

  test('sends a reopened car as a submission from the administrator', async () => {
    const carId = await calls.submit();
    await reject(carId);
    const reader = await open(there, await server.signIn());
    await calls.sendAsAdmin('POST', apiRoutes.cars.reopen, { carId });
    expect(await reader.hear(1)).toMatchObject([{ type: 'submission', data: { carId, from: 'admin' } }]);
  });

  test('says on every node that something else changed, once for many changes', async () => {
    const { car } = await calls.approve(['World Facts']);
    const both = [await open(here, await server.signIn()), await open(there, await server.signIn())];
    const facts = { carId: car._id, worldFacts: 9.8 };
    const update = () => calls.sendAsAdmin('PUT', apiRoutes.cars.updateWorldFacts, facts);
    await Promise.all(Array.from({ length: MANY_CHANGES }, update));
    for (const reader of both) await reader.until(() => reader.changes > 0);
    const before = both.map(({ changes }) => changes);
    expect(Math.max(...before)).toBeLessThan(MANY_CHANGES);
    await calls.send('POST', apiRoutes.newsletter.signup, { email: 'news@example.com' });
    for (const [index, reader] of both.entries()) {
      await reader.until(() => reader.changes > (before[index] ?? 0));
      expect(reader.events).toEqual([]);
    }
  });

  test('sends no event for a refused decision', async () => {
    const carId = await calls.submit();
    await reject(carId);
    const reader = await open(here, await server.signIn());
    expect((await reject(carId)).statusCode).toBe(409);
    const later = await calls.submit();
    expect(await reader.hear(1)).toMatchObject([{ type: 'submission', data: { carId: later } }]);
  });

  test('is neither compressed nor cached, and sends a reconnection time', async () => {
    const reader = await open(here, await server.signIn());
    expect(reader.response.status).toBe(200);
    expect(Object.fromEntries(reader.response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-request-id': expect.any(String),
      'x-content-type-options': 'nosniff',
    });
    expect(reader.response.headers.has('content-encoding')).toBe(false);
    expect(reader.text).toContain(`retry: ${ADMIN_STREAM_RETRY_MS}\n`);
  });

  test('answers HEAD and ends', async () => {
    const authorization = `Bearer ${await server.signIn()}`;
    const head = await fetch(here + apiRoutes.admin.stream, { method: 'HEAD', headers: { authorization } });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  });

  test('resumes on another node with what was missed, in order and once', async () => {
    const token = await server.signIn();
    const before = await open(here, token);
    const place = before.place;
    await before.close();
    const missed = await Promise.all(Array.from({ length: 8 }, () => calls.submit()));
    const after = await open(there, token, place);
    const live = await calls.submit();
    const heard = await after.hear(9);
    const ids = heard.map(({ data }) => (data as { carId: string }).carId);
    expect(ids.slice(0, 8).toSorted()).toEqual(missed.toSorted());
    expect(ids[8]).toBe(live);
    const again = await open(here, token, heard[6]?.id);
    expect((await again.hear(2)).map(({ id }) => id)).toEqual([heard[7]?.id, heard[8]?.id]);
  });

  test('asks to load anew where an id is not known, and goes on from there', async () => {
    const token = await server.signIn();
    for (const unknown of ['nonsense', '019a0000-0000-7000-8000-000000000000', "'; DROP TABLE cars"]) {
      const reader = await open(here, token, unknown);
      expect(await reader.hear(1)).toEqual([{ id: undefined, type: 'reset', data: {} }]);
      const carId = await calls.submit();
      expect((await reader.hear(2))[1]).toMatchObject({ type: 'submission', data: { carId } });
      await reader.close();
    }
  });

  test('keeps events for a day, and the latest as long as it is the latest', async () => {
    const token = await server.signIn();
    const [first, last] = [await calls.submit(), await calls.submit()];
    const reader = await open(here, token);
    await server.dataSource.query(`UPDATE admin_events SET created_at = now() - interval '25 hours'`);
    await server.app.get(JobsService, { strict: false }).runNow('admin-events');
    const rows = await server.dataSource.query('SELECT id, data FROM admin_events');
    expect(rows).toEqual([{ id: reader.place, data: expect.objectContaining({ carId: last }) }]);
    expect(first).not.toBe(last);
    const resumed = await open(there, token, reader.place);
    const carId = await calls.submit();
    expect(await resumed.hear(1)).toMatchObject([{ type: 'submission', data: { carId } }]);
  });

  test('gives a sign of life again and again', async () => {
    const streams = other.get(AdminStreams, { strict: false });
    const { beatMs } = streams;
    streams.beatMs = 30;
    const reader = await open(there, await server.signIn());
    await reader.until(() => (reader.text.match(/^: beat$/gm)?.length ?? 0) >= 3);
    expect(reader.events).toEqual([]);
    streams.beatMs = beatMs;
  });

  test('ends at once on the other node when the session is logged out, and only that one', async () => {
    const [mine, yours] = [await server.signIn(), await server.signIn()];
    const [ended, lasting] = [await open(there, mine), await open(there, yours)];
    expect((await post(apiRoutes.admin.logout, mine)).statusCode).toBe(204);
    await ended.over;
    expect(ended.events).toEqual([{ id: undefined, type: 'session-ended', data: {} }]);
    await calls.submit();
    expect((await lasting.hear(1)).map(({ type }) => type)).toEqual(['submission']);
    expect((await EventReader.open(there, mine)).response.status).toBe(401);
  });

  test('lives on when its token is replaced', async () => {
    const token = await server.signIn();
    const reader = await open(there, token);
    expect((await post(apiRoutes.admin.refresh, token)).statusCode).toBe(200);
    await calls.submit();
    expect((await reader.hear(1)).map(({ type }) => type)).toEqual(['submission']);
  });

  test('ends when the session runs out, which an open stream does not put off', async () => {
    const token = await server.signIn();
    await server.dataSource.query(
      `UPDATE admin_session SET last_seen_at = now() - interval '1198.5 seconds'
       WHERE id = (SELECT id FROM admin_session ORDER BY id DESC LIMIT 1)`,
    );
    const reader = await open(here, token);
    await reader.over;
    expect(reader.events).toEqual([{ id: undefined, type: 'session-ended', data: {} }]);
    expect((await post(apiRoutes.admin.logout, token)).statusCode).toBe(401);
  });

  test('ends on every node when the password changes', async () => {
    const both = [await open(here, await server.signIn()), await open(there, await server.signIn())];
    const administrators = server.app.get(AdministratorsService);
    await administrators.ensure(server.config.adminEmail, 'another password');
    for (const reader of both) {
      await reader.over;
      expect(reader.events.map(({ type }) => type)).toEqual(['session-ended']);
    }
    await administrators.ensure(server.config.adminEmail, server.config.adminPassword);
    calls = await CarCalls.on(server);
  });

  test.each([
    ['is removed', 'DELETE', peopleRoutes.removeAdministrator, undefined],
    ['gets another role', 'PUT', peopleRoutes.changeRole, { role: 'owner' }],
  ] as const)('ends on every node when its administrator %s', async (_what, method, route, body) => {
    const reviewer = await addReviewer(server);
    const token = await reviewer.signIn();
    const [own, both] = [
      await open(there, await server.signIn()),
      [await open(here, token), await open(there, token)],
    ];
    expect((await calls.sendAsAdmin(method, apiPath(route, { id: reviewer.id }), body)).statusCode).toBe(200);
    for (const reader of both) {
      await reader.over;
      expect(reader.events.map(({ type }) => type)).toEqual(['session-ended']);
    }
    expect(own.events).toEqual([]);
    await server.dataSource.query('DELETE FROM administrator WHERE id = $1', [reviewer.id]);
  });

  test('is open a few times for one session: another ends the oldest', async () => {
    const token = await server.signIn();
    const opened: EventReader[] = [];
    for (let count = 0; count < ADMIN_STREAMS_PER_SESSION; count++) opened.push(await open(here, token));
    const stranger = await open(here, await server.signIn());
    const newest = await open(here, token);
    await opened[0]?.over;
    await calls.submit();
    for (const reader of [...opened.slice(1), stranger, newest]) await reader.hear(1);
    expect(opened[0]?.events).toEqual([]);
  });

  test('takes no connection of the database however often it is open', async () => {
    for (let sessions = 0; sessions < 8; sessions++) {
      const token = await server.signIn();
      for (let count = 0; count < 5; count++) await open(here, token);
    }
    const carId = await calls.submit();
    for (const reader of readers) await reader.hear(1);
    expect(await calls.pending()).toContainEqual(expect.objectContaining({ _id: carId }));
    const [{ count }] = await server.dataSource.query(
      'SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database()',
    );
    expect(count).toBeLessThan(readers.length);
  });

  test('ends when its node does, and goes on elsewhere', async () => {
    const closing = await startSecondNode(server);
    const token = await server.signIn();
    const reader = await open(await listen(closing), token);
    await Promise.all([closing.close(), reader.over]);
    expect(reader.events).toEqual([]);
    const carId = await calls.submit();
    expect(await (await open(here, token, reader.place)).hear(1)).toMatchObject([{ data: { carId } }]);
  });
});

async function listen(app: NestFastifyApplication): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app.getUrl();
}
