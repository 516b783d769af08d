import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type AskedName, askedChannels, NEWS_CHANNEL } from '../../shared/channels.js';
import { answerChannels, type ChannelAnswers } from './answer-channels.js';

type Handler = (event: unknown, ...given: unknown[]) => Promise<unknown>;
const handlers = vi.hoisted(() => new Map<string, Handler>());
vi.mock('electron', () => ({
  ipcMain: { handle: (name: string, handler: Handler) => handlers.set(name, handler) },
}));

const state = {
  sites: [],
  site: null,
  isChoosing: false,
  hasKeyStore: true,
  hasToken: false,
  awaySince: null,
  problem: null,
  waiting: [],
  refused: [],
};
const site = 'https://example.org';
const call = { method: 'GET', path: '/api/health', headers: {}, body: null };
/** Something good for each channel. */
const good: Readonly<Record<AskedName, readonly unknown[]>> = {
  'api:call': ['id', site, call],
  'api:give-up': ['id'],
  'desk:read': [],
  'sites:change': [{ do: 'choose' }],
  'session:activity': [site, 1],
  'decisions:change': [{ do: 'dismiss', site, key: 'key' }],
};
const names = Object.keys(askedChannels) as AskedName[];
const answers = {
  'api:call': vi.fn(async () => null),
  'api:give-up': vi.fn(),
  'desk:read': vi.fn(() => ({ ...state, token: 'secret' })),
  'sites:change': vi.fn(async () => null),
  'session:activity': vi.fn(),
  'decisions:change': vi.fn(async () => undefined),
} satisfies ChannelAnswers;
let settled: () => Promise<void>;

const page = { url: 'app://quartermile/', parent: null };
const ask = (name: AskedName, senderFrame: unknown, given: readonly unknown[] = good[name]) =>
  handlers.get(name)?.({ sender: { id: 7 }, senderFrame }, ...given);

beforeEach(() => {
  handlers.clear();
  vi.clearAllMocks();
  settled = answerChannels(answers);
});

test('there are at most eight channels, and nothing answers on another', () => {
  expect([...names, NEWS_CHANNEL].length).toBeLessThanOrEqual(8);
  expect([...handlers.keys()].sort()).toEqual([...names].sort());
});

describe.each(names)('%s', (name) => {
  test('is answered to the page', async () => {
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
    await expect(ask(name, frame)).rejects.toThrow('This page may not ask.');
    expect(answers[name]).not.toHaveBeenCalled();
  });

  test.each([
    ['more than it takes', [...good[name], 'more']],
    ['nothing it takes', [Symbol.iterator.toString(), {}, null]],
  ])('refuses %s', async (_what, given) => {
    await expect(ask(name, page, given)).rejects.toThrow(`This is nothing for "${name}".`);
    expect(answers[name]).not.toHaveBeenCalled();
  });
});

test('hands out only what the table names', async () => {
  expect(await ask('desk:read', page)).toEqual(state);
});

test('tells when nothing is under way any more', async () => {
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
