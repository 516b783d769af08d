import { notifications } from '@mantine/notifications';
import type { Invitation } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildAccount,
  buildSession,
  endpoints,
  FakeApi,
  Refusal,
  refuseFields,
} from '../../../../testing/index.js';
import { openDashboard } from '../../../test/render-dashboard.js';

const user = userEvent.setup();
const { administrators, changeRole, invitations, invite, removeAdministrator } = endpoints.people;
const owner = buildAccount();
const reviewer = buildAccount({
  ...{ _id: 'reviewer', email: 'reviewer@quartermile.example', role: 'reviewer', isConfigured: false },
});
const invitation: Invitation = {
  ...{ _id: 'invitation-1', email: 'lerato@example.com', role: 'reviewer', invitedBy: owner.email },
  ...{ createdAt: '2026-11-21T08:00:00.000Z', expiresAt: '2096-11-28T08:00:00.000Z', link: null },
};
/** Accepts an invitation, which is listed from then on. */
const serveInvitation = (link: string | null) =>
  api.respond(invite, ({ body: { email, role } }) => {
    const made = { ...invitation, email, role, link };
    api.respond(invitations, [made]);
    return made;
  });
let api: FakeApi;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
});

const open = () => openDashboard(api, 'administrators');
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(new RegExp(`^${label}`));
  await user.clear(field);
  await user.type(field, text);
};

describe('administrators', () => {
  test('are listed with their roles; the one of the configuration cannot be changed', async () => {
    api.respond(administrators, [owner, reviewer]);
    open();
    const mine = await (await section('Administrators')).findByText('admin@quartermile.example');
    expect(mine.closest('li')?.textContent).toContain('OwnerYou');
    expect(mine.closest('li')?.textContent).toContain('Set on the server');
    const other = (await screen.findByText('reviewer@quartermile.example')).closest('li');
    expect(other?.textContent).toContain('Reviewer');
    expect(screen.queryByRole('button', { name: 'Remove admin@quartermile.example' })).toBeNull();
  });

  test('get another role', async () => {
    api.respond(administrators, [owner, reviewer]);
    open();
    api.respond(changeRole, { ...reviewer, role: 'owner' });
    await press('Role of reviewer@quartermile.example: Make owner');
    expect(await screen.findByText('Role changed successfully!')).toBeTruthy();
    expect(api.bodies(changeRole)).toEqual([{ role: 'owner' }]);
  });

  test('are removed after the question', async () => {
    api.respond(administrators, [owner, reviewer]);
    open();
    await press('Remove reviewer@quartermile.example');
    api.respond(administrators, [owner]);
    await press('Remove');
    expect(await screen.findByText('Administrator removed successfully!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('reviewer@quartermile.example')).toBeNull());
  });

  test('a refusal of the server is shown word for word', async () => {
    api.respond(administrators, [{ ...owner, isConfigured: false }]);
    api.respond(changeRole, new Refusal('last_owner'));
    open();
    await press('Role of admin@quartermile.example: Make reviewer');
    expect(await screen.findByText('At least one owner must remain.')).toBeTruthy();
  });

  test('who became reviewers meanwhile see the tabs of a reviewer after the first refused request', async () => {
    api.respond(administrators, [owner, reviewer]);
    open();
    await screen.findByText('reviewer@quartermile.example');
    api.fail(removeAdministrator, 'forbidden');
    api.respond(endpoints.admin.session, buildSession({ role: 'reviewer' }));
    await press('Remove reviewer@quartermile.example');
    await press('Remove');
    await waitFor(() =>
      expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
        'Pending Submissions',
        'Settings',
      ]),
    );
  });

  test('that could not be loaded show an error', async () => {
    api.fail(endpoints.people.administrators, 'unavailable');
    open();
    expect(await screen.findByText('Could not load the administrators.')).toBeTruthy();
  });
});

describe('invitations', () => {
  test('are sent with a role, sent again and withdrawn', async () => {
    open();
    serveInvitation(null);
    await type('Email', 'lerato@example.com');
    await press('Create Invitation');
    expect(await screen.findByText('Invitation sent successfully!')).toBeTruthy();
    const row = await (await section('Open Invitations')).findByText('lerato@example.com');
    expect(row.closest('li')?.textContent).toContain('Reviewer');
    expect(screen.queryByLabelText('Invitation link of lerato@example.com')).toBeNull();
    api.respond(endpoints.people.resendInvitation, invitation);
    await press('Send again to lerato@example.com');
    expect(await screen.findByText('Invitation sent again successfully!')).toBeTruthy();
    api.respond(invitations, []);
    await press('Withdraw the invitation of lerato@example.com');
    expect(await screen.findByText('Nobody is invited at present.')).toBeTruthy();
    expect(api.calls(endpoints.people.revokeInvitation)).toHaveLength(1);
  });

  test('show their link where no mail is sent', async () => {
    serveInvitation(`https://quartermile.example/admin/invitation#${'a'.repeat(43)}`);
    api.respond(endpoints.newsletter.delivery, { hasMailServer: false });
    open();
    await type('Email', 'lerato@example.com');
    await user.click(screen.getByRole('radio', { name: /^Owner/ }));
    await press('Create Invitation');
    const link = await screen.findByLabelText('Invitation link of lerato@example.com');
    expect((link as HTMLInputElement).value).toMatch(/\/admin\/invitation#.{43}$/);
    expect(api.bodies(invite)).toMatchObject([{ role: 'owner' }]);
    api.respond(endpoints.people.resendInvitation, { ...invitation, link: `https://x#${'b'.repeat(43)}` });
    await press('New link for lerato@example.com');
    expect(await screen.findByText('New link created. Copy it from the list.')).toBeTruthy();
    expect(screen.queryByText(/sent|by mail/i)).toBeNull();
  });

  test('that the server refuses show why at the field', async () => {
    open();
    const message = 'This person is an administrator already.';
    api.respond(invite, refuseFields([{ path: 'email', message }]));
    // By the Enter key: a press would check the field again after this fake's immediate response.
    await type('Email', 'admin@quartermile.example{Enter}');
    expect(await screen.findByText('This person is an administrator already.')).toBeTruthy();
  });
});
