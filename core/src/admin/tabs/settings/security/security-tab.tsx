import { Stack, Text } from '@mantine/core';
import { ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { useState } from 'react';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { SecretDialog } from '../../../kernel/dialogs/secret-dialog.js';
import { AutoGrid } from '../../../kernel/layout/auto-grid.js';
import { AuthenticatorSection } from './authenticator-section.js';
import { PasskeysSection } from './passkeys-section.js';
import { RecoveryCodesSection } from './recovery-codes-section.js';
import { securityMessages } from './security-messages.js';
import { PasswordCard } from './sessions/password-card.js';
import { SessionsCard } from './sessions/sessions-card.js';
import { useFactors } from './use-factors.js';

const text = securityMessages;

/** The Security tab: passkeys, authenticator app, recovery codes, password and sessions of the administrator. */
export function SecurityTab() {
  const { admin } = useDashboard();
  const { data, isError, isFetching, refetch } = useFactors();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (!data) {
    if (!isError) return <SkeletonRows rows={3} rowHeight={140} />;
    return <ErrorState title={text.failedToLoad} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <Stack gap="md">
      <Text c="dimmed">{text.intro}</Text>
      <AutoGrid min="20rem">
        <PasskeysSection factors={data} onCodes={setCodes} />
        <AuthenticatorSection factors={data} onCodes={setCodes} />
        <RecoveryCodesSection factors={data} onCodes={setCodes} />
      </AutoGrid>
      <PasswordCard />
      <SessionsCard />
      {codes && (
        <SecretDialog
          title={text.codesTitle}
          note={text.codesNote}
          secrets={codes}
          heading={text.codesHeading(admin.email)}
          file={text.codesFile}
          storedLabel={text.stored}
          onStored={() => setCodes(null)}
        />
      )}
    </Stack>
  );
}
