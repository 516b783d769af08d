import { notifications } from '@mantine/notifications';
import { LAST_DECISIONS_MS, messages, UNDO_MS } from '@quartermile/core/domain';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildAdminCar, endpoints, FakeApi } from '../../../../testing/index.js';
import type { SubmissionRequest } from '../../../kernel/context/tab-props.js';
import { createMemoryHost, type MemoryHost } from '../../../test/memory-host.js';
import { renderDashboard } from '../../../test/render-dashboard.js';
import { decided, serveCars } from '../../../test/serve-cars.js';
// Preloads the code of the lazy tab, because it would not load with fake timers.
import '../pending-tab.js';
import { frameMessages } from '../../../kernel/messages/frame-messages.js';

const names = ['Golf', 'Polo', 'M2'];
let api: FakeApi;
let isServerAway: boolean;
let open: (submission?: SubmissionRequest) => ReturnType<typeof renderDashboard>;
let leave: () => void;
let host: MemoryHost;

const build = (name: string) =>
  buildAdminCar({ _id: name, name, requestedCategories: ['Our Drag Races'], cellphone: null });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const key = (name: string) => act(async () => fireEvent.keyDown(document.body, { key: name }));
const shown = () => screen.queryAllByRole('article').map(({ ariaLabel }) => ariaLabel);
const reviews = () => api.calls(endpoints.cars.review).map(({ body }) => body);
const tray = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  notifications.clean();
  api = new FakeApi();
  serveCars(api, names.map(build));
  isServerAway = false;
  const transport = (request: Request) =>
    isServerAway ? new Promise<Response>(() => {}) : api.transport(request);
  open = (submission) => {
    host = createMemoryHost(transport, 'token');
    return renderDashboard(host, 'pending', { undoMs: UNDO_MS, ...(submission && { submission }) });
  };
  ({ unmount: leave } = open());
  await pass(0);
  await vi.waitFor(() => screen.getByRole('article', { name: 'Golf' }));
});
afterEach(() => vi.useRealTimers());

describe('a decision', () => {
  test('counts down at once; the message of success comes with the answer of the server', async () => {
    await key('a');
    expect(tray()).toContain('Approved, sending in 8 s');
    expect(shown()).toEqual(['Polo', 'M2']);
    await pass(UNDO_MS - 1);
    expect(tray()).toContain('Approved, sending in 1 s');
    expect(reviews()).toEqual([]);
    expect(screen.queryByText('Car approved successfully!')).toBeNull();
    await pass(1);
    const version = expect.any(String);
    expect(reviews()).toEqual([
      { carId: 'Golf', action: 'approve', categories: ['Our Drag Races'], version },
    ]);
    expect(screen.getByText('Car approved successfully!')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(shown()).toEqual(['Polo', 'M2']);
  });

  test('is read out once, not with each second', async () => {
    await key('r');
    await press('Reject car');
    const visible = screen.getAllByText('Rejected, sending in 8 s');
    expect(visible.map((one) => one.getAttribute('aria-hidden'))).toEqual(['true', null]);
    await pass(3000);
    expect(screen.getByText('Rejected, sending in 5 s').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('Rejected, sending in 8 s').getAttribute('aria-hidden')).toBeNull();
  });

  test('counts with the others, which are taken back one press at a time', async () => {
    await key('a');
    await key('a');
    await key('r');
    await press('Reject car');
    expect(tray()).toMatch(/^2 approved, 1 rejected.*·.*Undo the last \(u\)$/);
    expect(screen.getByText('Last: M2')).toBeTruthy();
    expect(screen.getByText('All Caught Up!')).toBeTruthy();
    await key('u');
    expect(tray()).toMatch(/^2 approved.*·.*Undo the last \(u\)$/);
    expect(shown()).toEqual(['M2']);
    await press('Undo the last (u)');
    await press('Undo');
    expect(shown()).toEqual(names);
  });

  test('that the server took with others is counted in one message', async () => {
    await key('a');
    await key('a');
    await pass(UNDO_MS);
    expect(screen.getByText('2 cars approved successfully!')).toBeTruthy();
    expect(screen.queryByText('Car approved successfully!')).toBeNull();
  });

  test('on each of fifty cars is made as fast as keys come, and all are sent', async () => {
    leave();
    const fifty = Array.from({ length: 50 }, (_, nth) => `Car ${nth + 1}`);
    serveCars(api, fifty.map(build));
    open();
    await pass(0);
    await vi.waitFor(() => screen.getByRole('heading', { name: '50 pending submissions' }));
    // Every tenth is rejected and every other fifth gets a second category.
    for (let nth = 1; nth <= fifty.length; nth += 1) {
      if (nth % 10 === 0) {
        await key('r');
        await press('Reject car');
      } else {
        if (nth % 5 === 0) await key('3');
        await key('a');
      }
    }
    expect(screen.getByText('All Caught Up!')).toBeTruthy();
    await pass(UNDO_MS);
    await vi.waitFor(() => expect(reviews()).toHaveLength(50));
    expect(decided(api, 'reject')).toEqual(fifty.filter((_, index) => (index + 1) % 10 === 0));
    expect(reviews()[4]).toMatchObject({ categories: ['Our Drag Races', 'Votes by Viewers'] });
    expect(reviews()[5]).toMatchObject({ categories: ['Our Drag Races'] });
  });

  test('is taken back by no key once they are switched off', async () => {
    await key('?');
    await act(async () => fireEvent.click(screen.getByLabelText('Use keyboard shortcuts')));
    await press('Close');
    await act(async () =>
      fireEvent.click(within(screen.getByRole('article', { name: 'Golf' })).getByText('Approve')),
    );
    await key('u');
    expect(shown()).toEqual(['Polo', 'M2']);
  });

  test('is taken back by its button: the car is in its place again, and nothing is sent', async () => {
    await key('a');
    await press('Undo');
    expect(shown()).toEqual(names);
    await pass(2 * UNDO_MS);
    expect(reviews()).toEqual([]);
  });

  test('is taken back by u, the latest first, and its car is the one that keys act upon', async () => {
    await key('a');
    await key('a');
    expect(screen.getByText('Last: Polo')).toBeTruthy();
    await key('u');
    expect(shown()).toEqual(['Polo', 'M2']);
    await key('u');
    expect(shown()).toEqual(names);
    expect(screen.getByRole('article', { current: true }).ariaLabel).toBe('Golf');
    await key('u');
    expect(shown()).toEqual(names);
  });

  test('brings its car back when it fails after all', async () => {
    await key('a');
    api.fail(endpoints.cars.review, 'unavailable');
    await pass(UNDO_MS);
    expect(screen.getByText('Failed to approve car. Please try again.')).toBeTruthy();
    await vi.waitFor(() => expect(shown()).toEqual(names));
    await key('r');
    await press('Reject car');
    await pass(UNDO_MS);
    expect(screen.getByText('Failed to reject car. Please try again.')).toBeTruthy();
    await vi.waitFor(() => expect(shown()).toEqual(names));
  });

  test('that is still delayed is sent when the page is unloaded', async () => {
    await key('a');
    await act(async () => window.dispatchEvent(new Event('pagehide')));
    await pass(0);
    expect(reviews()).toHaveLength(1);
    await pass(UNDO_MS);
    expect(reviews()).toHaveLength(1);
  });

  test('that is still delayed is sent when the host is about to unload the dashboard', async () => {
    await key('a');
    await act(async () => host.emit({ type: 'leaving' }));
    await pass(0);
    expect(reviews()).toHaveLength(1);
    await pass(UNDO_MS);
    expect(reviews()).toHaveLength(1);
  });

  test('that is still delayed is sent before a logout', async () => {
    await key('a');
    await press(frameMessages.logout);
    await pass(0);
    expect(reviews()).toHaveLength(1);
    await vi.waitFor(() => screen.getByText('signed out: chosen'));
  });

  test('does not keep anybody logged in when it cannot be sent', async () => {
    await key('a');
    isServerAway = true;
    await press(frameMessages.logout);
    await pass(LAST_DECISIONS_MS - 1);
    expect(screen.queryByText('signed out: chosen')).toBeNull();
    await pass(1);
    expect(screen.getByText('signed out: chosen')).toBeTruthy();
  });

  test('made outside is like one made here, and is made once, although the queue is drawn anew', async () => {
    leave();
    serveCars(api, [build('Golf')]);
    const submission = { carId: 'Golf', approveUntil: Date.now() + 60_000 };
    const { unmount } = open(submission);
    await pass(0);
    await vi.waitFor(() => screen.getByText('All Caught Up!'));
    expect(tray()).toContain('Approved, sending in 8 s');
    expect(reviews()).toEqual([]);
    await press('Undo');
    expect(shown()).toEqual(['Golf']);
    unmount();
    open(submission);
    await pass(0);
    await vi.waitFor(() => screen.getByRole('article', { name: 'Golf' }));
    await pass(2 * UNDO_MS);
    expect(shown()).toEqual(['Golf']);
    expect(reviews()).toEqual([]);
  });

  test('made outside too long ago is not made: its car is opened', async () => {
    leave();
    open({ carId: 'Polo', approveUntil: Date.now() - 1 });
    await pass(0);
    await vi.waitFor(() => screen.getByRole('dialog', { name: 'Car Details' }));
    await pass(2 * UNDO_MS);
    expect(reviews()).toEqual([]);
  });

  test('made outside about a car that nobody asked categories for is not made, and says so', async () => {
    leave();
    serveCars(api, [buildAdminCar({ _id: 'Golf', name: 'Golf', requestedCategories: [], cellphone: null })]);
    open({ carId: 'Golf', approveUntil: Date.now() + 60_000 });
    await pass(0);
    await vi.waitFor(() => screen.getByText(messages.car.approvalCategoryRequired));
    expect(shown()).toEqual(['Golf']);
  });
});
