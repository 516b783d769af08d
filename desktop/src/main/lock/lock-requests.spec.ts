import { expect, test, vi } from 'vitest';
import type { RequestHandlers } from '../channels/handle-requests.js';
import { buildAppState } from '../test/build-app-state.js';
import { hideContent, isShownWhileLocked } from './hide-content.js';
import { lockRequests } from './lock-requests.js';

const here = { pageId: 1 };
const site = 'https://one.example';
const call = { method: 'GET', path: '/api/cars/pending', headers: {}, body: null } as const;
const answer = { status: 200, headers: [], body: '[]' };
const decision = { carId: 'golf', action: 'reject', reason: null } as const;
const state = buildAppState({
  site,
  hasToken: true,
  waiting: [{ key: 'k', car: 'Golf', decision, at: 1 }],
  refused: [
    {
      key: 'r',
      car: 'Supra',
      decision,
      at: 1,
      reason: 'This car has already been reviewed.',
      code: 'already_reviewed',
      outcome: null,
    },
  ],
  lock: { isLocked: true, pausedUntil: null },
});

function make(isLocked: boolean) {
  const lock = { isLocked };
  const handlers = {
    'api:call': vi.fn<RequestHandlers['api:call']>(async () => answer),
    'api:cancel': vi.fn<RequestHandlers['api:cancel']>(),
    'app:state': vi.fn<RequestHandlers['app:state']>(() => state),
    'app:command': vi.fn<RequestHandlers['app:command']>(async () => null),
    'site:connect': vi.fn<RequestHandlers['site:connect']>(async () => null),
    'session:activity': vi.fn<RequestHandlers['session:activity']>(),
    'decisions:change': vi.fn<RequestHandlers['decisions:change']>(),
  };
  return { lock, handlers, locked: lockRequests(handlers, lock) };
}

test('rejects calls, connections and dismissals, and ignores activity', async () => {
  const { handlers, locked } = make(true);
  await expect(locked['api:call'](here, 'id', site, call)).rejects.toThrow('The app is locked.');
  expect(() => locked['site:connect'](here, site)).toThrow('The app is locked.');
  expect(() => locked['decisions:change'](here, { do: 'dismiss', site, key: 'r' })).toThrow('locked');
  locked['session:activity'](here, 1);
  for (const name of ['api:call', 'site:connect', 'decisions:change', 'session:activity'] as const) {
    expect(handlers[name]).not.toHaveBeenCalled();
  }
});

test('runs only the lock’s own app commands', async () => {
  const { handlers, locked } = make(true);
  expect(await locked['app:command'](here, { do: 'change-settings', change: {} })).toBe('The app is locked.');
  expect(handlers['app:command']).not.toHaveBeenCalled();
  for (const command of [{ do: 'unlock', password: 'p' }, { do: 'lock' }, { do: 'log-out' }] as const) {
    expect(await locked['app:command'](here, command)).toBeNull();
  }
  expect(handlers['app:command']).toHaveBeenCalledTimes(3);
});

test('accepts decisions that were still undoable when the app was locked', async () => {
  const { handlers, locked } = make(true);
  await locked['decisions:change'](here, { do: 'queue', site, key: 'k', car: 'Golf', decision });
  expect(handlers['decisions:change']).toHaveBeenCalledOnce();
});

test.each([
  ['GET', null],
  ['POST', answer],
] as const)('a %s that was under way when the lock came gets %o', async (method, expected) => {
  const { lock, handlers, locked } = make(false);
  handlers['api:call'].mockImplementation(async () => {
    lock.isLocked = true;
    return answer;
  });
  expect(await locked['api:call'](here, 'id', site, { ...call, method })).toEqual(expected);
});

test('passes everything while unlocked', async () => {
  const { handlers, locked } = make(false);
  await locked['api:call'](here, 'id', site, call);
  await locked['site:connect'](here, site);
  await locked['decisions:change'](here, { do: 'dismiss', site, key: 'r' });
  await locked['app:command'](here, { do: 'change-settings', change: {} });
  locked['session:activity'](here, 1);
  for (const name of [
    'api:call',
    'site:connect',
    'decisions:change',
    'app:command',
    'session:activity',
  ] as const) {
    expect(handlers[name]).toHaveBeenCalledOnce();
  }
});

test('the state of a locked app contains no car', () => {
  const hidden = hideContent(state);
  expect(JSON.stringify(hidden)).not.toMatch(/Golf|Supra|golf/);
  expect(hidden).toMatchObject({ site, hasToken: true, lock: { isLocked: true }, waiting: [], refused: [] });
});

test('passes only state changes and session ends to pages', () => {
  expect(isShownWhileLocked({ type: 'state', state })).toBe(true);
  expect(isShownWhileLocked({ type: 'signed-out' })).toBe(true);
  for (const event of [
    { type: 'changed' },
    { type: 'upload', id: '1', fraction: 1 },
    { type: 'activity', at: 1 },
    { type: 'open-tab', tab: 'pending' },
    { type: 'open-submission', site, carId: 'golf', approves: false },
    { type: 'open-dialog', dialog: 'settings' },
  ] as const)
    expect(isShownWhileLocked(event)).toBe(false);
});
