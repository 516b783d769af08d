import { Stack } from '@mantine/core';
import { FormBesideList } from '../forms/form-beside-list.js';
import { PasswordCard } from '../sessions/password-card.js';
import { SessionsCard } from '../sessions/sessions-card.js';
import { AccountList } from './account-list.js';
import { InvitationList } from './invitation-list.js';
import { InviteForm } from './invite-form.js';

/** The administrators, their roles and open invitations; and one's own sessions and password. */
export function AdministratorsTab() {
  return (
    <Stack gap="xl">
      <FormBesideList form={<InviteForm />}>
        <Stack gap="xl">
          <AccountList />
          <InvitationList />
        </Stack>
      </FormBesideList>
      <SessionsCard />
      <PasswordCard />
    </Stack>
  );
}
