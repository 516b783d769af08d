import { notifications } from '@mantine/notifications';
import type { OwnSession } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints, FakeApi, refuseFields } from '../../../../../testing/index.js';
import { openDashboard } from '../../../../test/render-dashboard.js';

const user = userEvent.setup();
let api: FakeApi;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T09:00:00Z'), toFake: ['Date'] });
  notifications.clean();
  api = new FakeApi();
});

afterEach(() => {
  vi.useRealTimers();
});

const build = (device: string, isCurrent = false): OwnSession => ({
  ...{ _id: `session on ${device}`, device, place: '192.0.2.7', isCurrent },
  ...{ startedAt: '2026-11-21T09:00:00.000Z', lastSeenAt: '2026-11-21T09:00:00.000Z' },
});
const open = () => openDashboard(api, 'security');
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(new RegExp(`^${label}`));
  await user.clear(field);
  await user.type(field, text);
};

describe('own sessions', () => {
  test('are listed with device and place, and ended one by one or together', async () => {
    const [chrome, firefox, app, safari] = [
      build('Chrome on Windows', true),
      ...['Firefox on Linux', 'Quartermile app on macOS', 'Safari on iPhone'].map((device) => build(device)),
    ] as [OwnSession, OwnSession, OwnSession, OwnSession];
    const { endOtherSessions, endSession, sessions } = endpoints.people;
    api.respond(sessions, [chrome, firefox, app, safari]);
    open();
    const list = await section('Your Sessions');
    const here = (await list.findByText('Chrome on Windows')).closest('li');
    expect(here?.textContent).toContain('This session192.0.2.7 · Started 21 Nov 2026, 11:00');
    api.respond(sessions, [chrome, firefox, safari]);
    await user.click(list.getByRole('button', { name: /^End session: Quartermile app on macOS/ }));
    expect(await screen.findByText('Session ended successfully!')).toBeTruthy();
    await waitFor(() => expect(list.queryByText('Quartermile app on macOS')).toBeNull());
    expect(api.calls(endSession)[0]?.parameters).toEqual({ id: app._id });
    api.respond(sessions, [chrome]);
    api.respond(endOtherSessions, { ended: 2 });
    await press('End all other sessions');
    expect(await screen.findByText('All other sessions ended successfully!')).toBeTruthy();
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  });
});

describe('the own password', () => {
  test('is changed with the current one, and leaves nothing in the form', async () => {
    api.respond(endpoints.people.changePassword, undefined);
    open();
    await type('Current password', 'start-tree-amber');
    await type('New password', 'tree amber quarter mile');
    await press('Change Password');
    expect(await screen.findByText(/^Password changed successfully!/)).toBeTruthy();
    expect(screen.getByLabelText(/^New password/)).toHaveProperty('value', '');
    expect(api.bodies(endpoints.people.changePassword)).toEqual([
      { currentPassword: 'start-tree-amber', newPassword: 'tree amber quarter mile' },
    ]);
  });

  test('is not changed with a wrong one, or to a short one', async () => {
    open();
    const message = 'Your current password is not correct.';
    api.respond(endpoints.people.changePassword, refuseFields([{ path: 'currentPassword', message }]));
    await type('Current password', 'wrong');
    await type('New password', 'short');
    await press('Change Password');
    expect(await screen.findByText('Please use at least 12 characters.')).toBeTruthy();
    await type('New password', 'tree amber quarter mile');
    await press('Change Password');
    await waitFor(() =>
      expect(screen.getAllByText('Your current password is not correct.').length).toBeGreaterThan(0),
    );
  });
});
