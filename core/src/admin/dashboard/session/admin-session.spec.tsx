import { messages } from '@quartermile/core/domain';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints, FakeApi } from '../../../testing/index.js';
import { createMemoryHost, type MemoryHost } from '../../test/memory-host.js';
import { renderDashboard } from '../../test/render-dashboard.js';

const user = userEvent.setup();
let api: FakeApi;
let host: MemoryHost;

beforeEach(() => {
  api = new FakeApi();
  host = createMemoryHost(api.transport, 'token');
});

const heading = () => screen.findByRole('heading', { name: 'Admin Dashboard' });

describe('the dashboard', () => {
  test('shows "Loading..." while the stored token is checked, then opens', async () => {
    renderDashboard(host);
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    await heading();
    expect(screen.getByText('Admin')).toBeTruthy();
  });

  test('asks nobody when no token is stored', async () => {
    host.token = null;
    renderDashboard(host);
    expect(await screen.findByText('signed out: none')).toBeTruthy();
    expect(api.received).toEqual([]);
  });

  test('forgets a stored token that is no longer good', async () => {
    api.fail('all', 'unauthorized');
    renderDashboard(host);
    expect(await screen.findByText('signed out: refused')).toBeTruthy();
    expect(host.token).toBeNull();
  });

  test('keeps the token when nobody answers, and tries again when asked', async () => {
    api.fail(endpoints.admin.session, 'no connection');
    renderDashboard(host);
    expect(await screen.findByText(messages.login.network)).toBeTruthy();
    expect(host.token).not.toBeNull();
    api.recover();
    await user.click(screen.getByRole('button', { name: messages.request.retry }));
    await heading();
  });

  test('ends the session on the server by Logout', async () => {
    renderDashboard(host);
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('signed out: chosen')).toBeTruthy();
    await vi.waitFor(() => expect(api.calls(endpoints.admin.logout)).toHaveLength(1));
  });

  test('signs out when any call is refused for want of a session', async () => {
    api.fail(endpoints.leaderboard.list, 'unauthorized');
    renderDashboard(host);
    expect(await screen.findByText('signed out: refused')).toBeTruthy();
    expect(host.token).toBeNull();
  });

  test('follows a logout in another window', async () => {
    renderDashboard(host);
    await heading();
    act(() => host.emit({ type: 'signed-out' }));
    expect(await screen.findByText('signed out: elsewhere')).toBeTruthy();
    expect(api.calls(endpoints.admin.logout)).toHaveLength(0);
  });
});
