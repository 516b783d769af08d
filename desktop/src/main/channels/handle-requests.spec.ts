import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EVENT_CHANNEL, type RequestName, requestChannels } from '../../shared/channels.js';
import { buildAppState } from '../test/build-app-state.js';
import { handleRequests, type RequestHandlers } from './handle-requests.js';

type Handler = (event: unknown, ...given: unknown[]) => Promise<unknown>;
const handlers = vi.hoisted(() => new Map<string, Handler>());
vi.mock('electron', () => ({
  ipcMain: { handle: (name: string, handler: Handler) => handlers.set(name, handler) },
}));

const state = buildAppState();
const site = 'https://example.org';
const call = { method: 'GET', path: '/api/health', headers: {}, body: null };
/** A valid request for each channel. */
const good: Readonly<Record<RequestName, readonly unknown[]>> = {
  'api:call': ['id', site, call],
  'api:cancel': ['id'],
  'app:state': [],
  'site:connect': [site],
  'session:activity': [1],
  'decisions:change': [{ do: 'dismiss', site, key: 'key' }],
  'app:command': [{ do: 'change-settings', change: { doNotDisturb: true } }],
};
const names = Object.keys(requestChannels) as RequestName[];
const answers = {
  'api:call': vi.fn(async () => null),
  'api:cancel': vi.fn(),
  'app:state': vi.fn(() => ({ ...state, token: 'secret' })),
  'site:connect': vi.fn(async () => null),
  'session:activity': vi.fn(),
  'decisions:change': vi.fn(async () => undefined),
  'app:command': vi.fn(async () => null),
} satisfies RequestHandlers;
let settled: () => Promise<void>;

const page = { url: 'app://quartermile/', parent: null };
const ask = (name: RequestName, senderFrame: unknown, given: readonly unknown[] = good[name]) =>
  handlers.get(name)?.({ sender: { id: 7 }, senderFrame }, ...given);

beforeEach(() => {
  handlers.clear();
  vi.clearAllMocks();
  settled = handleRequests(answers);
});

test('registers at most eight channels and no others', () => {
  expect([...names, EVENT_CHANNEL].length).toBeLessThanOrEqual(8);
  expect([...handlers.keys()].sort()).toEqual([...names].sort());
});

describe.each(names)('%s', (name) => {
  test('responds to the page', async () => {
    await ask(name, page);
    expect(answers[name]).toHaveBeenCalledWith({ pageId: 7 }, ...good[name]);
  });

  test.each([
    ['a page of another origin', { url: 'https://example.org/', parent: null }],
    ['a page whose address only begins like ours', { url: 'app://quartermile.example/', parent: null }],
    ['another page of the scheme', { url: 'app://elsewhere/', parent: null }],
    ['a picture’s window', { url: 'data:text/html,x', parent: null }],
    ['a frame in the page', { url: 'app://quartermile/', parent: page }],
    ['a frame that is gone', null],
  ])('is refused to %s', async (_who, frame) => {
    await expect(ask(name, frame)).rejects.toThrow('Requests are accepted from app pages only.');
    expect(answers[name]).not.toHaveBeenCalled();
  });

  test.each([
    ['more than it takes', [...good[name], 'more']],
    ['nothing it takes', [Symbol.iterator.toString(), {}, null]],
  ])('refuses %s', async (_what, given) => {
    await expect(ask(name, page, given)).rejects.toThrow(`Invalid arguments for "${name}".`);
    expect(answers[name]).not.toHaveBeenCalled();
  });
});

test('strips fields that the channel’s schema does not list', async () => {
  expect(await ask('app:state', page)).toEqual(state);
});

test('resolves when no request is pending', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<null>();
  answers['api:call'].mockReturnValueOnce(promise);
  const asking = ask('api:call', page);
  let isSettled = false;
  const settling = settled().then(() => (isSettled = true));
  await Promise.resolve();
  expect(isSettled).toBe(false);
  answer(null);
  await Promise.all([asking, settling]);
  expect(isSettled).toBe(true);
});
