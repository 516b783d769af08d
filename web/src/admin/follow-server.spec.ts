import type { HostEvent } from '@quartermile/core/admin';
import { createClient } from '@quartermile/core/client';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followServer, LOGOUT_MESSAGE_DELAY_MS } from './follow-server.js';

const OVER = 'event: session-ended\ndata: {}\n\n';
let events: HostEvent[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  events = [];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** The lists are loaded again once the stream is open. */
const OPENED: HostEvent = { type: 'changed' };

/** Follows a server that ends the session at once. */
async function followToTheEnd(): Promise<void> {
  const headers = { 'content-type': 'text/event-stream' };
  const client = createClient({
    transport: async () => new Response(OVER, { headers }),
    baseUrl: 'https://quartermile.example',
  });
  stop = followServer(client, (one) => events.push(one));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(LOGOUT_MESSAGE_DELAY_MS - 1);
}

test('reports that the server ended the session', async () => {
  await followToTheEnd();
  expect(events).toEqual([OPENED]);
  await vi.advanceTimersByTimeAsync(1);
  expect(events).toEqual([OPENED, { type: 'signed-out', reason: 'refused' }]);
});

test('does not report it when the caller stops during the delay', async () => {
  await followToTheEnd();
  stop();
  await vi.advanceTimersByTimeAsync(LOGOUT_MESSAGE_DELAY_MS);
  expect(events).toEqual([OPENED]);
});

test.each([
  [401, [{ type: 'signed-out', reason: 'refused' }]],
  [403, []],
])('a stream that is refused with %i after an outage', async (status, expected) => {
  const client = createClient({
    transport: async () => Response.json({ status, code: 'any', title: 'No', detail: 'No.' }, { status }),
    baseUrl: 'https://quartermile.example',
  });
  stop = followServer(client, (one) => events.push(one));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(LOGOUT_MESSAGE_DELAY_MS);
  expect(events).toEqual(expected);
});

test.each(['changed', 'reset'])('loads lists again for the event "%s"', async (type) => {
  const headers = { 'content-type': 'text/event-stream' };
  const client = createClient({
    transport: async () => new Response(`event: ${type}\ndata: {}\n\n`, { headers }),
    baseUrl: 'https://quartermile.example',
  });
  stop = followServer(client, (one) => events.push(one));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1);
  expect(events.slice(0, 2)).toEqual([OPENED, { type: 'changed' }]);
});
