import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryApi, memoryPassword } from '../../../../../testing/index.js';
import { createMemoryHost } from '../../../../test/memory-host.js';
import { renderDashboard } from '../../../../test/render-dashboard.js';

const user = userEvent.setup();
let api: MemoryApi;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T09:00:00Z'), toFake: ['Date'] });
  notifications.clean();
  api = new MemoryApi();
});

afterEach(() => {
  vi.useRealTimers();
});

const open = () => renderDashboard(createMemoryHost(api.transport, api.openSession()), 'security');
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(new RegExp(`^${label}`));
  await user.clear(field);
  await user.type(field, text);
};

describe('own sessions', () => {
  test('are listed with device and place, and ended one by one or together', async () => {
    for (const device of ['Firefox on Linux', 'Quartermile app on macOS', 'Safari on iPhone'])
      api.people.open(api.people.accounts[0], device);
    open();
    const list = await section('Your Sessions');
    const here = (await list.findByText('Chrome on Windows')).closest('li');
    expect(here?.textContent).toContain('This session192.0.2.7 · Started 21 Nov 2026, 11:00');
    await user.click(list.getByRole('button', { name: /^End session: Quartermile app on macOS/ }));
    expect(await screen.findByText('Session ended successfully!')).toBeTruthy();
    await waitFor(() => expect(list.queryByText('Quartermile app on macOS')).toBeNull());
    await press('End all other sessions');
    expect(await screen.findByText('All other sessions ended successfully!')).toBeTruthy();
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(api.tokens.size).toBe(1);
  });
});

describe('the own password', () => {
  test('is changed with the current one, and leaves nothing in the form', async () => {
    open();
    await type('Current password', memoryPassword);
    await type('New password', 'tree amber quarter mile');
    await press('Change Password');
    expect(await screen.findByText(/^Password changed successfully!/)).toBeTruthy();
    expect(screen.getByLabelText(/^New password/)).toHaveProperty('value', '');
    expect(api.people.passwords.get('admin-1')).toBe('tree amber quarter mile');
  });

  test('is not changed with a wrong one, or to a short one', async () => {
    open();
    await type('Current password', 'wrong');
    await type('New password', 'short');
    await press('Change Password');
    expect(await screen.findByText('Please use at least 12 characters.')).toBeTruthy();
    await type('New password', 'tree amber quarter mile');
    await press('Change Password');
    await waitFor(() =>
      expect(screen.getAllByText('Your current password is not correct.').length).toBeGreaterThan(0),
    );
    expect(api.people.passwords.get('admin-1')).toBe(memoryPassword);
  });
});
