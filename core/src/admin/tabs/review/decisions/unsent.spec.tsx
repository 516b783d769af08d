import { notifications } from '@mantine/notifications';
import { ADMIN_SESSION_IDLE_S, LAST_DECISIONS_MS, UNDO_MS } from '@quartermile/core/domain';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildAdminCar, endpoints, FakeApi } from '../../../../testing/index.js';
import { AdminLogin } from '../../../dashboard/login/admin-login.js';
import { createMemoryHost, type MemoryHost } from '../../../test/memory-host.js';
import { renderDashboard, renderInTheme } from '../../../test/render-dashboard.js';
import { decisionOn, serveCars } from '../../../test/serve-cars.js';
// Preloads the code of the lazy tab, because it would not load with fake timers.
import '../pending-tab.js';
import { frameMessages } from '../../../kernel/messages/frame-messages.js';

let api: FakeApi;
let host: MemoryHost;
let isServerAway: boolean;
/** Idempotency keys of the received reviews. */
let keys: (string | null)[];

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const key = (name: string) => act(async () => fireEvent.keyDown(document.body, { key: name }));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const shown = () => screen.queryAllByRole('article').map(({ ariaLabel }) => ariaLabel);
const unsent = () => host.unsent.read().map(({ carName }) => carName);
const isOut = (reason: string) => vi.waitFor(() => screen.getByText(`signed out: ${reason}`));
const open = async () => {
  const dashboard = renderDashboard(host, 'pending', { undoMs: UNDO_MS });
  await pass(0);
  await vi.waitFor(() => screen.getByRole('tab', { name: /^Pending/ }));
  await pass(0);
  return dashboard;
};
/** Logs in again, in the same window. */
const openAgain = async () => {
  host.token = 'token';
  await open();
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  notifications.clean();
  localStorage.clear();
  api = new FakeApi();
  serveCars(
    api,
    ['Golf', 'Polo', 'M2'].map((name) =>
      buildAdminCar({ _id: name, name, requestedCategories: ['Our Drag Races'], cellphone: null }),
    ),
  );
  isServerAway = false;
  keys = [];
  host = createMemoryHost((request) => {
    if (isServerAway) return new Promise<Response>(() => {});
    if (request.url.endsWith(endpoints.cars.review.route)) keys.push(request.headers.get('idempotency-key'));
    return api.transport(request);
  }, 'token');
});
afterEach(() => vi.useRealTimers());

describe('a decision that can still be taken back', () => {
  test('is sent before the session ends for idleness, as on a machine that wakes up', async () => {
    await open();
    await key('a');
    vi.setSystemTime(Date.now() + ADMIN_SESSION_IDLE_S * 1000);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await isOut('idle');
    expect(decisionOn(api, 'Golf')).toBe('approve');
    expect(unsent()).toEqual([]);
  });

  test('is sent before another window ends the session', async () => {
    await open();
    await key('a');
    const sent: Promise<unknown>[] = [];
    await act(async () => host.emit({ type: 'ending', waitUntil: (sending) => void sent.push(sending) }));
    await act(async () => void (await Promise.all(sent)));
    expect(sent).toHaveLength(1);
    expect(decisionOn(api, 'Golf')).toBe('approve');
  });

  test('keeps no other window waiting once it is answered', async () => {
    await open();
    await key('a');
    await pass(UNDO_MS);
    const waitUntil = vi.fn<(sent: Promise<unknown>) => void>();
    await act(async () => host.emit({ type: 'ending', waitUntil }));
    expect(waitUntil).not.toHaveBeenCalled();
  });

  test('is waited for in the other windows before a logout here', async () => {
    let haveSent = () => {};
    host.announceEnd = () =>
      new Promise((resolve) => {
        haveSent = resolve;
      });
    await open();
    await press(frameMessages.logout);
    expect(screen.queryByText('signed out: chosen')).toBeNull();
    await act(async () => haveSent());
    await isOut('chosen');
  });

  test.each<[string, () => void, string]>([
    ['another window logged out', () => host.emit({ type: 'signed-out' }), 'elsewhere'],
    ['the server ended the session', () => host.emit({ type: 'signed-out', reason: 'refused' }), 'refused'],
  ])('is stored when %s', async (_, end, reason) => {
    const first = await open();
    await key('a');
    act(end);
    await isOut(reason);
    first.unmount();
    expect(unsent()).toEqual(['Golf']);
    await pass(UNDO_MS);
    expect(keys).toEqual([]);

    const login = renderInTheme(<AdminLogin host={host} onSignedIn={() => {}} />);
    expect(screen.getByText('1 decision was not sent. Log in to send or discard it.')).toBeTruthy();
    login.unmount();
    await openAgain();
    expect(screen.getByText('1 decision was not sent')).toBeTruthy();
    expect(screen.getByText('Approve Golf (Our Drag Races)')).toBeTruthy();
    await press('Send now');
    await vi.waitFor(() => expect(decisionOn(api, 'Golf')).toBe('approve'));
    await pass(0);
    expect(screen.queryByText('1 decision was not sent')).toBeNull();
    expect(screen.getByText('Car approved successfully!')).toBeTruthy();
    expect(shown()).toEqual(['Polo', 'M2']);
  });

  test('is stored when its own request is refused, and discarded on request', async () => {
    const first = await open();
    await key('a');
    api.fail('all', 'unauthorized');
    await pass(UNDO_MS);
    await isOut('refused');
    first.unmount();
    expect(unsent()).toEqual(['Golf']);
    api.recover();
    await openAgain();
    await press('Discard');
    expect(screen.queryByText('1 decision was not sent')).toBeNull();
    expect(shown()).toEqual(['Golf', 'Polo', 'M2']);
    expect(unsent()).toEqual([]);
  });

  test('is stored when a logout cannot send it, and sent later with the same key', async () => {
    const first = await open();
    await key('a');
    api.fail(endpoints.cars.review, 'unavailable');
    await press(frameMessages.logout);
    await isOut('chosen');
    first.unmount();
    api.recover();
    await openAgain();
    await press('Send now');
    await vi.waitFor(() => expect(decisionOn(api, 'Golf')).toBe('approve'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('is stored when the logout gets no response', async () => {
    await open();
    await key('a');
    isServerAway = true;
    await press(frameMessages.logout);
    await pass(LAST_DECISIONS_MS);
    await isOut('chosen');
    expect(unsent()).toEqual(['Golf']);
  });

  test('is deleted from the store once a response arrives', async () => {
    const answer = api.hold(endpoints.cars.review);
    await open();
    await key('a');
    await press(frameMessages.logout);
    await pass(LAST_DECISIONS_MS);
    await isOut('chosen');
    expect(unsent()).toEqual(['Golf']);
    await act(async () => answer());
    await vi.waitFor(() => expect(unsent()).toEqual([]));
  });
});

describe('a stored decision', () => {
  const keep = (carId: string, leftWithPage: boolean) =>
    host.unsent.keep([
      { decision: { carId, action: 'reject' }, carName: carId, key: `key of ${carId}`, leftWithPage },
    ]);

  test('stays when it fails again', async () => {
    keep('Polo', false);
    api.fail(endpoints.cars.review, 'unavailable');
    await open();
    await press('Send now');
    await vi.waitFor(() => screen.getByText('Failed to reject car. Please try again.'));
    expect(screen.getByText('Reject Polo')).toBeTruthy();
    expect(unsent()).toEqual(['Polo']);
  });

  test('gives way to a new one about the same car', async () => {
    keep('Golf', false);
    await open();
    await key('a');
    expect(unsent()).toEqual([]);
  });

  test('that left with its page and arrived is not mentioned', async () => {
    keep('Gone', true);
    await open();
    expect(screen.queryByText('1 decision was not sent')).toBeNull();
    await vi.waitFor(() => expect(unsent()).toEqual([]));
  });

  test('that left with its page and did not arrive is offered again, and not mentioned by the login', async () => {
    keep('Golf', true);
    const login = renderInTheme(<AdminLogin host={host} onSignedIn={() => {}} />);
    expect(screen.queryByText(/not sent/)).toBeNull();
    login.unmount();
    await open();
    expect(screen.getByText('1 decision was not sent')).toBeTruthy();
  });

  test('is what a page that goes away leaves behind, until the answer comes', async () => {
    await open();
    await key('a');
    isServerAway = true;
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    expect(host.unsent.read()).toMatchObject([{ carName: 'Golf', leftWithPage: true }]);
  });
});
