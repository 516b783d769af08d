import { Stack } from '@mantine/core';
import { FormBesideList } from '../../../kernel/forms/form-beside-list.js';
import { AccountList } from './account-list.js';
import { InvitationList } from './invitation-list.js';
import { InviteForm } from './invite-form.js';

/** The administrators, their roles and open invitations. */
export function AdministratorsTab() {
  return (
    <FormBesideList form={<InviteForm />}>
      <Stack gap="xl">
        <AccountList />
        <InvitationList />
      </Stack>
    </FormBesideList>
  );
}
