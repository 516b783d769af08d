import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints, FakeApi } from '../../../testing/index.js';
import { createMemoryHost, type MemoryHost } from '../../test/memory-host.js';
import { renderDashboard } from '../../test/render-dashboard.js';

let api: FakeApi;
let host: MemoryHost;

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const warning = () => screen.queryByText('Session Expiring Soon!');
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  api = new FakeApi();
  api.respond(endpoints.admin.refresh, { token: 'renewed', expiresAt: '2026-11-22T22:00:00.000Z' });
  host = createMemoryHost(api.transport, 'token');
  renderDashboard(host);
  // With fake timers the session check completes without advancing the clock.
  await pass(0);
  await vi.waitFor(() => screen.getByRole('heading', { name: 'Admin Dashboard' }));
});
afterEach(() => vi.useRealTimers());

describe('an idle session', () => {
  test('is warned at 1080 s, not at 1079 s', async () => {
    await pass(1079);
    expect(warning()).toBeNull();
    await pass(1);
    expect(warning()).not.toBeNull();
    expect(screen.getByRole('timer').textContent).toBe('2:00');
    expect(document.activeElement?.textContent).toBe('Stay Logged In');
    await pass(30);
    expect(screen.getByRole('timer').textContent).toBe('1:30');
  });

  test('is warned in the title of the tab until it is extended, behind the number of pending submissions', async () => {
    const title = document.title;
    document.title = '(3) Admin Dashboard | Quartermile';
    await pass(1080);
    expect(document.title).toBe('(3) Session Expiring Soon! – Admin Dashboard | Quartermile');
    await press('Stay Logged In');
    expect(document.title).toBe('(3) Admin Dashboard | Quartermile');
    document.title = title;
  });

  test('counts down and ends at 1200 s, not at 1199 s', async () => {
    await pass(1199);
    expect(screen.getByRole('timer').textContent).toBe('0:01');
    await pass(1);
    expect(screen.getByText('signed out: idle')).toBeTruthy();
    expect(host.token).toBeNull();
    expect(api.calls(endpoints.admin.logout)).toHaveLength(1);
  });

  test.each(['mouseDown', 'mouseMove', 'keyDown', 'scroll', 'touchStart', 'click'] as const)(
    'starts to count anew by %s',
    async (event) => {
      await pass(1079);
      fireEvent[event](document.body);
      await pass(1079);
      expect(warning()).toBeNull();
      await pass(1);
      expect(warning()).not.toBeNull();
    },
  );

  test('does not start to count anew when the page changes under a resting mouse', async () => {
    fireEvent.mouseMove(document.body, { screenX: 300, screenY: 200 });
    await pass(1079);
    fireEvent.mouseMove(document.body, { screenX: 300, screenY: 200 });
    await pass(1);
    expect(warning()).not.toBeNull();
  });

  test('ignores activity while the warning shows', async () => {
    await pass(1100);
    fireEvent.mouseMove(document.body);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await pass(99);
    expect(warning()).not.toBeNull();
    await pass(1);
    expect(screen.getByText('signed out: idle')).toBeTruthy();
  });

  /** The clock goes on while timers stand still. */
  const sleep = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

  test.each(['keyDown', 'mouseMove', 'click'] as const)(
    'ends by the first %s after sleep, which does nothing else',
    async (event) => {
      const acted = vi.fn<() => void>();
      document.addEventListener(event.toLowerCase(), acted);
      sleep(25 * 60);
      await act(async () => fireEvent[event](screen.getByRole('heading', { name: 'Admin Dashboard' })));
      document.removeEventListener(event.toLowerCase(), acted);
      expect(screen.getByText('signed out: idle')).toBeTruthy();
      expect(acted).not.toHaveBeenCalled();
      expect(api.calls(endpoints.admin.logout)).toHaveLength(1);
    },
  );

  test('is warned by the first key after shorter sleep, with what is left', async () => {
    sleep(1140);
    await act(async () => fireEvent.keyDown(document.body, { key: 'x' }));
    expect(screen.getByRole('timer').textContent).toBe('1:00');
  });

  test('ends within a minute after sleep without any activity', async () => {
    sleep(25 * 60);
    await pass(60);
    expect(screen.getByText('signed out: idle')).toBeTruthy();
  });

  test('does not last longer when the clock is set back', async () => {
    sleep(-3600);
    await pass(60 + 1199);
    expect(warning()).not.toBeNull();
    await pass(1);
    expect(screen.getByText('signed out: idle')).toBeTruthy();
  });

  test('goes on by "Stay Logged In", with a new token', async () => {
    await pass(1150);
    await press('Stay Logged In');
    await pass(0);
    expect(warning()).toBeNull();
    expect(host.token).toBe('renewed');
    await pass(1079);
    expect(warning()).toBeNull();
    await pass(1);
    expect(warning()).not.toBeNull();
  });

  test('keeps the warning when the session could not be extended', async () => {
    await pass(1150);
    api.fail(endpoints.admin.refresh, 'no connection');
    await press('Stay Logged In');
    await pass(0);
    expect(screen.getByRole('alert').textContent).toContain('could not be extended');
    api.recover();
    await press('Stay Logged In');
    await pass(0);
    expect(warning()).toBeNull();
  });

  test('ends by "Logout Now"', async () => {
    await pass(1100);
    await press('Logout Now');
    expect(screen.getByText('signed out: chosen')).toBeTruthy();
  });

  test('says what becomes of unsaved changes', async () => {
    await pass(1080);
    expect(
      screen.getByText(
        'Unsaved changes will be lost. Drafts on this device are kept. “Logout Now” discards them.',
      ),
    ).toBeTruthy();
  });
});

describe('several windows', () => {
  test('share their activity, at most once a second', async () => {
    await pass(10);
    for (let moves = 0; moves < 50; moves += 1) fireEvent.mouseMove(document.body, { screenX: moves });
    expect(host.shared).toEqual([Date.now()]);
  });

  test('keep each other awake, also while the warning shows', async () => {
    await pass(1100);
    act(() => host.emit({ type: 'activity', at: Date.now() }));
    expect(warning()).toBeNull();
    await pass(1079);
    expect(warning()).toBeNull();
  });

  test('keep one awake that was frozen and has not received their events yet', async () => {
    await pass(10);
    const at = Date.now() + 1_500_000;
    host.lastActivity = () => at;
    vi.setSystemTime(at + 60_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.queryByText('signed out: idle')).toBeNull();
    await pass(1019);
    expect(warning()).toBeNull();
    await pass(1);
    expect(warning()).not.toBeNull();
  });
});

describe('the server', () => {
  test('hears from an active administrator who calls nothing', async () => {
    const before = api.calls(endpoints.admin.session).length;
    await pass(60);
    fireEvent.keyDown(document.body, { key: 'x' });
    await pass(60);
    expect(api.calls(endpoints.admin.session)).toHaveLength(before + 1);
    await pass(600);
    expect(api.calls(endpoints.admin.session)).toHaveLength(before + 1);
  });

  test('ends the session here when it has ended it', async () => {
    await pass(60);
    fireEvent.keyDown(document.body, { key: 'x' });
    api.fail('all', 'unauthorized');
    await pass(60);
    expect(screen.getByText('signed out: refused')).toBeTruthy();
  });
});
