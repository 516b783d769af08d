import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Problem } from '@quartermile/core/domain';
import {
  LIVE_LISTENERS_PER_NETWORK,
  LIVE_RETRY_AFTER_S,
  LiveBoard,
} from '../src/features/board/live/live-board.service.js';
import { networksOf } from '../src/platform/networks/network-address.js';
import { EventReader } from './harness/event-reader.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

/** Two addresses of a network, and one of another. */
const [PHONE, OTHER_PHONE, NEIGHBOUR] = ['2001:db8:1:2::a', '2001:db8:1:2::b', '2001:db8:1:3::a'] as const;

let server: TestApp;
let address: string;
let live: LiveBoard;
const readers: EventReader[] = [];
/** Listeners without connections. */
const held: ServerResponse[] = [];

beforeAll(async () => {
  server = await startTestApp({ rateLimit: 'on', trustProxy: 1 });
  await server.app.listen(0, '127.0.0.1');
  address = await server.app.getUrl();
  live = server.app.get(LiveBoard, { strict: false });
});
afterEach(() => {
  for (const response of held.splice(0)) response.emit('close');
});
afterAll(async () => {
  await Promise.all(readers.map((reader) => reader.close()));
  server.app.getHttpServer().closeAllConnections();
  await server.close();
});

/** Takes a place without a connection. */
function hold(from: string): void {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  held.push(response);
  live.listeners.add(response, networksOf(from), '');
}

async function open(from: string): Promise<EventReader> {
  const reader = await EventReader.openBoard(address, from);
  readers.push(reader);
  return reader;
}

async function refusal(from: string): Promise<unknown[]> {
  const reader = await open(from);
  // An open stream would not end.
  if (reader.response.status === 200) return [200];
  await reader.over;
  const { code } = JSON.parse(reader.text) as Problem;
  return [reader.response.status, reader.response.headers.get('retry-after'), code];
}

test('a network has 1,000 open boards, and who leaves gives a place to the next', async () => {
  // Listeners without connections take the first places.
  for (let nth = 1; nth < LIVE_LISTENERS_PER_NETWORK; nth++) hold(PHONE);
  const last = await open(PHONE);
  expect([last.response.status, live.listeners.size]).toEqual([200, LIVE_LISTENERS_PER_NETWORK]);

  const refused = [503, String(LIVE_RETRY_AFTER_S), 'unavailable'];
  expect(await refusal(PHONE)).toEqual(refused);
  expect(await refusal(OTHER_PHONE)).toEqual(refused);
  const neighbour = await open(NEIGHBOUR);
  expect(neighbour.response.status).toBe(200);

  // A place of another network is not one of this network.
  await neighbour.close();
  await until(async () => live.listeners.size === LIVE_LISTENERS_PER_NETWORK);
  expect(await refusal(OTHER_PHONE)).toEqual(refused);

  await last.close();
  await until(async () => live.listeners.size === LIVE_LISTENERS_PER_NETWORK - 1);
  expect((await open(OTHER_PHONE)).response.status).toBe(200);
  expect(await refusal(PHONE)).toEqual(refused);
});
