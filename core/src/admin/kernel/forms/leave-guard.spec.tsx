import { notifications } from '@mantine/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildVideo, endpoints, FakeApi } from '../../../testing/index.js';
import { AdminDashboard } from '../../dashboard/admin-dashboard.js';
import { createMemoryHost, type MemoryHost } from '../../test/memory-host.js';
import { renderDashboard, renderInTheme } from '../../test/render-dashboard.js';

const user = userEvent.setup();
let api: FakeApi;
let host: MemoryHost;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  api.respond(endpoints.videos.list, [buildVideo({ _id: 'golf' })]);
  host = createMemoryHost(api.transport, 'token');
});

const title = () => screen.findByLabelText<HTMLInputElement>(/^Title/);
const enter = async (words: string) => {
  await user.click(await title());
  await user.paste(words);
};
/** A dashboard with internal tab state, as in a host without URLs. */
const openOwn = async () => {
  renderInTheme(<AdminDashboard host={host} renderSignedOut={(reason) => <p>signed out: {reason}</p>} />);
  await user.click(await screen.findByRole('tab', { name: 'Video Management' }));
};
const goHome = () => user.click(screen.getByRole('tab', { name: 'Dashboard' }));
const isOpen = (tab: string) => screen.getByRole('tab', { name: tab }).getAttribute('aria-selected');

describe('a form with something unsent', () => {
  test('is asked about before another tab opens, with the focus on the safe button', async () => {
    await openOwn();
    await enter('Hatch day');
    await goHome();
    const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep editing'));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect((await title()).value).toBe('Hatch day');
    expect(isOpen('Video Management')).toBe('true');
  });

  test('is left behind once the person says so', async () => {
    await openOwn();
    await enter('Hatch day');
    await goHome();
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(isOpen('Dashboard')).toBe('true'));
    await user.click(screen.getByRole('tab', { name: 'Video Management' }));
    expect((await title()).value).toBe('');
  });

  test('keeps the window from closing', async () => {
    renderDashboard(host, 'videos');
    const isBlocked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await title();
    expect(isBlocked()).toBe(false);
    await enter('Hatch day');
    expect(isBlocked()).toBe(true);
  });

  test('is asked about when its dialogue is closed', async () => {
    renderDashboard(host, 'videos');
    await user.click(await screen.findByRole('button', { name: /^Edit / }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Video' }));
    await user.click(form.getByLabelText(/^Title/));
    await user.paste('!');
    await user.click(form.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('comes back after the session ended by time', async () => {
    const first = renderDashboard(host, 'videos');
    await enter('Hatch day');
    act(() => host.emit({ type: 'signed-out', reason: 'idle' }));
    await screen.findByText('signed out: idle');
    first.unmount();
    host.token = 'token';
    renderDashboard(host, 'videos');
    await waitFor(async () => expect((await title()).value).toBe('Hatch day'));
  });

  test('comes back in its dialogue as well', async () => {
    const first = renderDashboard(host, 'videos');
    await user.click(await screen.findByRole('button', { name: /^Edit / }));
    const dialog = async () => within(await screen.findByRole('dialog', { name: 'Edit Video' }));
    await user.type((await dialog()).getByLabelText(/^Title/), '!');
    const typed = (await dialog()).getByLabelText<HTMLInputElement>(/^Title/).value;
    act(() => host.emit({ type: 'signed-out', reason: 'idle' }));
    await screen.findByText('signed out: idle');
    first.unmount();
    host.token = 'token';
    renderDashboard(host, 'videos');
    const field = (await dialog()).getByLabelText<HTMLInputElement>(/^Title/);
    await waitFor(() => expect(field.value).toBe(typed));
  });

  test('is forgotten by a logout', async () => {
    const first = renderDashboard(host, 'videos');
    await enter('Hatch day');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await screen.findByText('signed out: chosen');
    first.unmount();
    host.token = 'token';
    renderDashboard(host, 'videos');
    expect((await title()).value).toBe('');
  });
});
