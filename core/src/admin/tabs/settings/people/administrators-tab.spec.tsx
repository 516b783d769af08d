import { notifications } from '@mantine/notifications';
import { peopleRoutes } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { MemoryApi } from '../../../../testing/index.js';
import { createMemoryHost } from '../../../test/memory-host.js';
import { renderDashboard } from '../../../test/render-dashboard.js';

const user = userEvent.setup();
let api: MemoryApi;

beforeEach(() => {
  notifications.clean();
  api = new MemoryApi();
});

const open = () => renderDashboard(createMemoryHost(api.transport, api.openSession()), 'administrators');
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(new RegExp(`^${label}`));
  await user.clear(field);
  await user.type(field, text);
};

describe('administrators', () => {
  test('are listed with their roles; the one of the configuration cannot be changed', async () => {
    api.openSession('reviewer');
    open();
    const mine = await (await section('Administrators')).findByText('admin@quartermile.example');
    expect(mine.closest('li')?.textContent).toContain('OwnerYou');
    expect(mine.closest('li')?.textContent).toContain('Set on the server');
    const other = (await screen.findByText('reviewer@quartermile.example')).closest('li');
    expect(other?.textContent).toContain('Reviewer');
    expect(screen.queryByRole('button', { name: 'Remove admin@quartermile.example' })).toBeNull();
  });

  test('get another role', async () => {
    api.openSession('reviewer');
    open();
    await press('Role of reviewer@quartermile.example: Make owner');
    expect(await screen.findByText('Role changed successfully!')).toBeTruthy();
    expect(api.people.accounts.map(({ role }) => role)).toEqual(['owner', 'owner']);
  });

  test('are removed after the question', async () => {
    api.openSession('reviewer');
    open();
    await press('Remove reviewer@quartermile.example');
    await press('Remove');
    expect(await screen.findByText('Administrator removed successfully!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('reviewer@quartermile.example')).toBeNull());
  });

  test('a refusal of the server is shown word for word', async () => {
    api.people.accounts = api.people.accounts.map((account) => ({ ...account, isConfigured: false }));
    open();
    await press('Role of admin@quartermile.example: Make reviewer');
    expect(await screen.findByText('At least one owner must remain.')).toBeTruthy();
  });

  test('who became reviewers meanwhile see the tabs of a reviewer after the first refused request', async () => {
    api.openSession('reviewer');
    open();
    await screen.findByText('reviewer@quartermile.example');
    api.people.accounts = api.people.accounts.map((account) => ({ ...account, role: 'reviewer' }));
    await press('Remove reviewer@quartermile.example');
    await press('Remove');
    await waitFor(() =>
      expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
        'Pending Submissions',
        'Security',
      ]),
    );
  });

  test('that could not be loaded show an error', async () => {
    api.trouble.set(peopleRoutes.administrators, 'unavailable');
    open();
    expect(await screen.findByText('Could not load the administrators.')).toBeTruthy();
  });
});

describe('invitations', () => {
  test('are sent with a role, sent again and withdrawn', async () => {
    open();
    await type('Email', 'lerato@example.com');
    await press('Create Invitation');
    expect(await screen.findByText('Invitation sent successfully!')).toBeTruthy();
    const row = await (await section('Open Invitations')).findByText('lerato@example.com');
    expect(row.closest('li')?.textContent).toContain('Reviewer');
    expect(screen.queryByLabelText('Invitation link of lerato@example.com')).toBeNull();
    await press('Send again to lerato@example.com');
    expect(await screen.findByText('Invitation sent again successfully!')).toBeTruthy();
    await press('Withdraw the invitation of lerato@example.com');
    expect(await screen.findByText('Nobody is invited at present.')).toBeTruthy();
    expect(api.people.invitations.items).toEqual([]);
  });

  test('show their link where no mail is sent', async () => {
    api.content.hasMailServer = false;
    open();
    await type('Email', 'lerato@example.com');
    await user.click(screen.getByRole('radio', { name: /^Owner/ }));
    await press('Create Invitation');
    const link = await screen.findByLabelText('Invitation link of lerato@example.com');
    expect((link as HTMLInputElement).value).toMatch(/\/admin\/invitation#.{43}$/);
    expect(api.people.invitations.items[0]?.invitation.role).toBe('owner');
    await press('New link for lerato@example.com');
    expect(await screen.findByText('New link created. Copy it from the list.')).toBeTruthy();
    expect(screen.queryByText(/sent|by mail/i)).toBeNull();
  });

  test('that the server refuses show why at the field', async () => {
    open();
    // By the Enter key: a press would check the field again after this fake's immediate response.
    await type('Email', 'admin@quartermile.example{Enter}');
    expect(await screen.findByText('This person is an administrator already.')).toBeTruthy();
  });
});
