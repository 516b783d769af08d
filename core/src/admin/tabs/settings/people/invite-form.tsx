import { Radio, Stack, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { ADMIN_ROLES, type AdminRole, inviteSchema } from '@quartermile/core/domain';
import { useMailDelivery } from '../../../kernel/content/use-mail-delivery.js';
import { listKeys } from '../../../kernel/context/query-client.js';
import { FormCard } from '../../../kernel/forms/form-card.js';
import { SubmitButton } from '../../../kernel/forms/submit-button.js';
import { useAdminForm } from '../../../kernel/forms/use-admin-form.js';
import { peopleAdminMessages } from './people-messages.js';
import { usePeopleCalls } from './use-administrators.js';

const text = peopleAdminMessages;
const problemsOf = schemaResolver(inviteSchema, { sync: true });
const initialValues: { email: string; role: AdminRole } = { email: '', role: 'reviewer' };

/** Form to invite an administrator. */
export function InviteForm() {
  const calls = usePeopleCalls();
  const { data: delivery } = useMailDelivery();
  const { form, formProps, busy } = useAdminForm({
    name: { form: 'invite' },
    initialValues,
    validate: problemsOf,
    call: (values, options) => calls.invite(values, options),
    done: delivery?.hasMailServer ? text.invited : text.invitedWithoutMail,
    failed: text.inviteFailed,
    lists: [listKeys.invitations, listKeys.activity],
  });
  return (
    <FormCard title={text.inviteTitle}>
      <form {...formProps}>
        <Stack gap="md">
          <TextInput
            label={text.email}
            type="email"
            required
            autoComplete="off"
            {...form.getInputProps('email')}
          />
          <Radio.Group label={text.role} {...form.getInputProps('role')}>
            <Stack gap="sm" mt="xs">
              {ADMIN_ROLES.toReversed().map((role) => (
                <Radio key={role} value={role} label={text.roles[role]} description={text.roleHints[role]} />
              ))}
            </Stack>
          </Radio.Group>
          <SubmitButton label={text.invite} busyLabel={text.inviting} busy={busy} />
        </Stack>
      </form>
    </FormCard>
  );
}
