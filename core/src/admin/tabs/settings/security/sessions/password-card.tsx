import { Card, PasswordInput, Stack, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { ApiError } from '@quartermile/core/client';
import { PASSWORD_MIN_LENGTH, type PasswordChange, passwordChangeSchema } from '@quartermile/core/domain';
import { problemsByField } from '@quartermile/core/ui';
import { useDashboard } from '../../../../kernel/context/dashboard-context.js';
import { listKeys } from '../../../../kernel/context/query-client.js';
import { SubmitButton } from '../../../../kernel/forms/submit-button.js';
import { useAdminCall } from '../../../../kernel/forms/use-admin-call.js';
import { useFaultFocus } from '../../../../kernel/forms/use-fault-focus.js';
import { loginFieldMessages } from '../../../../kernel/messages/frame-messages.js';
import { usePeopleCalls } from '../../people/use-administrators.js';
import { ownPasswordMessages } from './session-messages.js';

const text = ownPasswordMessages;
const toggle = { 'aria-label': loginFieldMessages.showTyped };

/**
 * Changes one's own password. Needs only the dashboard around it. Not a `useAdminForm`, because passwords must not be
 * stored as drafts.
 */
export function PasswordCard() {
  const calls = usePeopleCalls();
  const { admin } = useDashboard();
  const form = useForm<PasswordChange>({
    initialValues: { currentPassword: '', newPassword: '' },
    validate: schemaResolver(passwordChangeSchema, { sync: true }),
  });
  const { ref, focusFault } = useFaultFocus(form.errors);
  const { mutate, isPending } = useAdminCall({
    call: (change: PasswordChange) => calls.changePassword(change),
    done: text.saved,
    failed: text.saveFailed,
    saysWhy: true,
    lists: [listKeys.sessions, listKeys.activity],
  });
  const submit = form.onSubmit((values) => {
    if (isPending) return;
    mutate(values, {
      onSuccess: () => form.reset(),
      onError: (error) => {
        form.setErrors(problemsByField(error instanceof ApiError ? error.errors : [], values));
        focusFault();
      },
    });
  }, focusFault);
  return (
    <Card component="section" aria-label={text.title}>
      <form ref={ref} noValidate onSubmit={submit}>
        <Stack gap="md" maw="26rem">
          <Title order={2} size="h4">
            {text.title}
          </Title>
          {/* Password managers store the new password for this address. */}
          <input type="hidden" name="username" autoComplete="username" value={admin.email} readOnly />
          <PasswordInput
            label={text.current}
            required
            autoComplete="current-password"
            visibilityToggleFocusable
            visibilityToggleButtonProps={toggle}
            {...form.getInputProps('currentPassword')}
          />
          <PasswordInput
            label={text.next}
            description={text.hint(PASSWORD_MIN_LENGTH)}
            required
            autoComplete="new-password"
            visibilityToggleFocusable
            visibilityToggleButtonProps={toggle}
            {...form.getInputProps('newPassword')}
          />
          <SubmitButton label={text.save} busyLabel={text.saving} busy={isPending} />
        </Stack>
      </form>
    </Card>
  );
}
