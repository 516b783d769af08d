import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';

import type { FastifyReply } from 'fastify';
import type { CountsRevision } from '../../../platform/cache/counts-revision.js';
import type { RevisionService } from '../../../platform/cache/revision.service.js';
import type { Config } from '../../../platform/config/config.js';
import type { Draining } from '../../../platform/http/draining/draining.js';
import { type BoardDifference, noDifference } from '../board-journal.js';
import type { BoardReadModel } from '../board-read-model.js';
import {
  LIVE_ENTRIES_MAX,
  LIVE_PACE_MS,
  LIVE_RETRY_AFTER_S,
  LIVE_VOTES_MAX,
  LiveBoard,
  livePaceMs,
} from './live-board.service.js';

const NETWORKS = ['192.0.2.1'] as const;
const table = { journal: null, takeChanges: jest.fn<() => BoardDifference>() };
const revision = { current: 'r1' as string | null, onChange: jest.fn() };
const read = jest.fn(async () => table);
const send = jest.fn(async () => undefined);
let live: LiveBoard;
/** Tells the live board that counts of votes changed. */
let change: (changed: { entries: null }) => void;

/** The messages that were sent: their types. */
const types = () => send.mock.calls.flat().map((bytes) => /event: (\w+)/.exec(String(bytes))?.[1]);

/** Counts of votes of so many entries. */
const votes = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, nth) => [`entry-${nth}`, nth]));

async function open(): Promise<void> {
  const raw = new ServerResponse(new IncomingMessage(new Socket()));
  await live.open(NETWORKS, { raw, hijack: () => undefined } as unknown as FastifyReply);
}

/** Changes something, and waits until it was sent. */
async function changed(difference: Partial<BoardDifference>): Promise<void> {
  table.takeChanges.mockReturnValueOnce({ ...noDifference, ...difference });
  change({ entries: null });
  await jest.advanceTimersByTimeAsync(LIVE_PACE_MS);
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  revision.current = 'r1';
  live = new LiveBoard(
    { read } as unknown as BoardReadModel,
    revision as unknown as RevisionService,
    { onChange: (listener: typeof change) => (change = listener) } as unknown as CountsRevision,
    { onClosing: () => undefined } as unknown as Draining,
    { rateLimit: 'on', liveListeners: 10 } as Config,
  );
  live.listeners.send = send;
});
afterEach(() => {
  live.onModuleDestroy();
  jest.useRealTimers();
});

it('sends as many counts as a message holds, and asks to load the list for more', async () => {
  await open();
  await changed({ votes: votes(LIVE_VOTES_MAX) });
  await changed({ votes: votes(LIVE_VOTES_MAX + 1) });
  await changed({ removed: Array(LIVE_ENTRIES_MAX).fill('id') });
  await changed({ removed: Array(LIVE_ENTRIES_MAX + 1).fill('id') });
  await changed({});
  expect(types()).toEqual(['change', 'reset', 'change', 'reset']);
});

it('refuses listeners and reads nothing while the node may miss notifications', async () => {
  await open();
  revision.current = null;
  read.mockClear();
  await expect(open()).rejects.toMatchObject({ code: 'unavailable', retryAfterS: LIVE_RETRY_AFTER_S });
  await changed({ votes: votes(1) });
  expect([read.mock.calls.length, types()]).toEqual([0, []]);
});

it.each([
  [1, 1000],
  [2500, 1000],
  [5000, 2000],
])('%i listeners get a message every %i ms at most', (listeners, ms) => {
  expect(livePaceMs(listeners)).toBe(ms);
});
