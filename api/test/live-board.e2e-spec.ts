import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { apiRoutes, type BoardChange, type Entry, entrySchema, liveRoutes } from '@quartermile/core/domain';
import {
  LIVE_ENTRIES_MAX,
  LIVE_RETRY_AFTER_S,
  LiveBoard,
} from '../src/features/board/live/live-board.service.js';
import { RevisionService } from '../src/platform/cache/revision.service.js';
import { Draining } from '../src/platform/http/draining/draining.js';
import { CarCalls } from './harness/cars.js';
import { EventReader } from './harness/event-reader.js';
import { startSecondNode } from './harness/servers/second-node.js';
import { startTestApp, type TestApp } from './harness/test-app.js';
import { addEntries, sendVote } from './harness/votes.js';

const LIMIT = 3;
/** Longer than a few calls take on a busy machine. */
const LONG_PACE_MS = 5000;

let server: TestApp;
let other: NestFastifyApplication;
let calls: CarCalls;
let here: string;
let there: string;
let live: LiveBoard;
const readers: EventReader[] = [];

beforeAll(async () => {
  server = await startTestApp({ liveListeners: LIMIT });
  other = await startSecondNode(server);
  calls = await CarCalls.on(server);
  [here, there] = [await listen(server.app), await listen(other)];
  live = server.app.get(LiveBoard, { strict: false });
});
beforeEach(() => {
  for (const node of [server.app, other]) node.get(LiveBoard, { strict: false }).paceOf = () => 50;
});
afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.close()));
  await gone();
});
afterAll(async () => {
  for (const app of [server.app, other]) app.getHttpServer().closeAllConnections();
  await other.close();
  await server.close();
});

async function listen(app: NestFastifyApplication): Promise<string> {
  await app.listen(0, '127.0.0.1');
  return app.getUrl();
}

/** Resolves once this node has no listeners. */
async function gone(): Promise<void> {
  while (live.listeners.size > 0) await new Promise((resolve) => setTimeout(resolve, 10));
}

async function open(address = here): Promise<EventReader> {
  const reader = await EventReader.openBoard(address);
  readers.push(reader);
  await reader.until(() => reader.place !== undefined);
  return reader;
}

const changesOf = ({ frames }: EventReader): BoardChange[] =>
  frames.filter(({ type }) => type === 'change').map(({ data }) => data as BoardChange);

async function changes(reader: EventReader, count: number): Promise<BoardChange[]> {
  await reader.until(() => changesOf(reader).length >= count);
  return changesOf(reader);
}

const list = async () => (await calls.send('GET', apiRoutes.leaderboard.list)).json<Entry[]>();

async function announce(cars: readonly string[] | null): Promise<void> {
  const revision = server.app.get(RevisionService, { strict: false });
  await server.dataSource.transaction((manager) => revision.bump(manager, cars));
}

/** An entry of an announced car. */
async function addEntry(): Promise<string> {
  const [entryId = ''] = await addEntries(server.dataSource, 1);
  await announce(await carsOf([entryId]));
  return entryId;
}

async function carsOf(entryIds: readonly string[]): Promise<string[]> {
  const select = 'SELECT car_id FROM entries WHERE id = ANY($1::uuid[])';
  const rows = await server.dataSource.query<{ car_id: string }[]>(select, [entryIds]);
  return rows.map(({ car_id: id }) => id);
}

describe('the live stream of the board', () => {
  test('begins with a revision, without cookies, caching and compression', async () => {
    const reader = await open();
    const { status, headers } = reader.response;
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect([headers.get('set-cookie'), headers.get('content-encoding')]).toEqual([null, null]);
    expect(reader.frames).toEqual([{ id: reader.place, type: 'start', data: { revision: reader.place } }]);
    expect(reader.text).toMatch(/^retry: [2-8]\d{3}\n\n/);
    const head = await fetch(here + liveRoutes.board, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  });

  test('sends two changes of one second as one message, on every node', async () => {
    const voted = await addEntry();
    for (const node of [server.app, other])
      node.get(LiveBoard, { strict: false }).paceOf = () => LONG_PACE_MS;
    const both = [await open(here), await open(there)];
    const starts = both.map(({ place }) => place);
    await sendVote(server.app, { entryId: voted });
    const added = await addEntry();
    await sendVote(server.app, { entryId: voted });
    for (const [nth, reader] of both.entries()) {
      const [change] = await changes(reader, 1);
      expect(change).toEqual({
        after: starts[nth],
        revision: reader.place,
        votes: { [voted]: 2 },
        entries: [expect.objectContaining({ _id: added, category: 'Votes by Viewers', votes: 0 })],
        removed: [],
      });
      expect(reader.frames.length).toBe(2);
    }
  });

  test('sends only what changed since the last message', async () => {
    const [one, two] = [await addEntry(), await addEntry()];
    const reader = await open();
    await sendVote(server.app, { entryId: one });
    await changes(reader, 1);
    await calls.sendAsAdmin('DELETE', apiRoutes.leaderboard.delete, { entryId: two });
    const [first, second] = await changes(reader, 2);
    expect(first).toMatchObject({ votes: { [one]: 1 }, entries: [], removed: [] });
    expect(second).toMatchObject({ after: first?.revision, votes: {}, entries: [], removed: [two] });
  });

  test('sends nothing for a change that nobody sees', async () => {
    const entryId = await addEntry();
    const reader = await open();
    const entry = (await list()).find(({ _id }) => _id === entryId);
    await announce([entry?.car._id ?? '']);
    const id = await calls.submit();
    await announce([id]);
    await sendVote(server.app, { entryId });
    const [change] = await changes(reader, 1);
    expect(change).toMatchObject({ votes: { [entryId]: 1 }, entries: [], removed: [] });
    expect(reader.frames.length).toBe(2);
  });

  test('asks to load the list after more changes than a message holds, and after any change', async () => {
    const reader = await open();
    const resets = () => reader.frames.filter(({ type }) => type === 'reset');
    await announce(await carsOf(await addEntries(server.dataSource, LIVE_ENTRIES_MAX + 1)));
    await reader.until(() => resets().length === 1);
    expect(resets()[0]?.data).toEqual({ revision: reader.place });
    await announce(null);
    await reader.until(() => resets().length === 2);
    const entryId = await addEntry();
    const [change] = await changes(reader, 1);
    expect(change).toMatchObject({ after: resets()[1]?.id, entries: [{ _id: entryId }] });
  });

  test('contains entries as the list does, and nothing personal', async () => {
    const reader = await open();
    const carId = await calls.submit();
    await calls.sendAsAdmin('POST', apiRoutes.leaderboard.add, { carId, category: 'Our Drag Races' });
    await reader.until(() => changesOf(reader).some(({ entries }) => entries.length > 0));
    const [entry] = changesOf(reader).flatMap(({ entries }) => entries);
    expect((await list()).find(({ _id }) => _id === entry?._id)).toEqual(entry);
    expect(entrySchema.strict().safeParse(entry).error).toBeUndefined();
    for (const personal of ['123 4567', 'cellphone', 'proof', 'email'])
      expect(reader.text).not.toContain(personal);
  });

  test('has a heartbeat with data, which browsers pass on to the page', async () => {
    const { beatMs } = live;
    live.beatMs = 20;
    const reader = await open();
    live.beatMs = beatMs;
    await reader.until(() => reader.text.split('event: beat\ndata\n\n').length > 2);
  });

  test('ends after its time, and not before', async () => {
    const reader = await open();
    live.listeners.endOld(Date.now() + 20 * 60_000);
    await sendVote(server.app, { entryId: await addEntry() });
    await changes(reader, 1);
    live.listeners.endOld(Date.now() + 40 * 60_000);
    await reader.over;
    expect(live.listeners.size).toBe(0);
  });

  test('disconnects who does not read, and nobody else', async () => {
    const url = new URL(here);
    const socket = connect(Number(url.port), url.hostname);
    socket.write(`GET ${liveRoutes.board} HTTP/1.1\r\nhost: ${url.host}\r\n\r\n`);
    await once(socket, 'readable');
    socket.on('error', () => undefined);
    const reader = await open();
    // More than the buffers of a loopback connection.
    const much = Buffer.from(`: ${'x'.repeat(8_000_000)}\n\n`);
    for (let nth = 1; nth <= 20 && live.listeners.size === 2; nth++) {
      await live.listeners.send(much);
      await reader.until(() => reader.text.length >= nth * much.length);
    }
    expect(live.listeners.size).toBe(1);
    await sendVote(server.app, { entryId: await addEntry() });
    await changes(reader, 1);
    socket.destroy();
  });

  test('is full at the limit, for the others and until one leaves', async () => {
    for (let nth = 0; nth < LIMIT; nth++) await open();
    const refused = await fetch(here + liveRoutes.board);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, String(LIVE_RETRY_AFTER_S)]);
    expect(await refused.json()).toMatchObject({ code: 'unavailable' });
    await readers.pop()?.close();
    while (live.listeners.size === LIMIT) await new Promise((resolve) => setTimeout(resolve, 10));
    expect((await open()).response.status).toBe(200);
  });

  test('reads nothing while nobody listens', async () => {
    const entryId = await addEntry();
    await sendVote(server.app, { entryId });
    const reader = await open();
    await sendVote(server.app, { entryId });
    const [change] = await changes(reader, 1);
    expect(change).toMatchObject({ after: reader.frames[0]?.id, votes: { [entryId]: 2 } });
  });

  test('ends when its node stops, which opens no other', async () => {
    const reader = await open(there);
    other.get(Draining, { strict: false }).close();
    await reader.over;
    const refused = await fetch(there + liveRoutes.board);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, String(LIVE_RETRY_AFTER_S)]);
  });
});
