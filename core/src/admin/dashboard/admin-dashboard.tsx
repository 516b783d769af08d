import '../styles.js';
import { Center, Loader, Stack } from '@mantine/core';
import { messages } from '@quartermile/core/domain';
import { ErrorState } from '@quartermile/core/ui';
import type { ReactNode } from 'react';
import { renewWithDrafts } from '../kernel/context/draft-store.js';
import type { AdminHost } from '../kernel/host/admin-host.js';
import { LazyCode } from '../kernel/lazy/lazy-code.js';
import { LazyPart } from '../kernel/lazy/lazy-part.js';
import { frameMessages } from '../kernel/messages/frame-messages.js';
import type { SignOutReason } from '../kernel/session/sign-out-reason.js';
import type { DashboardFrameProps } from './dashboard-frame.js';
import { useAdminSession } from './session/use-admin-session.js';

/** Loaded on demand, because it is only needed with a valid session. */
const openDashboard = new LazyCode(async () => (await import('./open-dashboard.js')).OpenDashboard);

export interface AdminDashboardProps extends DashboardFrameProps {
  readonly host: AdminHost;
  /** How long a decision can be undone, in ms; 8 s by default. */
  readonly undoMs?: number;
  /** Renders the login or a link to it. `check` validates the session again. */
  renderSignedOut(reason: SignOutReason, check: () => void): ReactNode;
}

/** The administrator's dashboard, from the validation of the stored token to the end of the session. */
export function AdminDashboard({ host, undoMs, renderSignedOut, ...frame }: AdminDashboardProps) {
  const { state, check, end } = useAdminSession(host);
  if (state.phase === 'checking') return <CheckingSession />;
  if (state.phase === 'unreachable') return <UnreachableSession onRetry={check} />;
  if (state.phase === 'closed') return renderSignedOut(state.reason, check);
  return (
    <LazyPart
      code={openDashboard}
      props={{ host, admin: state.session.admin, undoMs, onSessionEnd: end, ...frame }}
      loading={<CheckingSession />}
      onFailed={() => renewWithDrafts(host)}
      isWholePage
    />
  );
}

/** Placeholder while the stored token is validated. */
function CheckingSession() {
  return (
    <Center mih="100dvh" role="status">
      <Stack align="center" gap="sm">
        <Loader aria-hidden="true" />
        {messages.app.loading}
      </Stack>
    </Center>
  );
}

/** Shown when the stored token could not be validated. The token remains stored, and the check can be retried. */
function UnreachableSession({ onRetry }: { onRetry(): void }) {
  return (
    <Center mih="100dvh" component="main">
      <ErrorState
        title={frameMessages.sessionCheckFailed}
        detail={messages.login.network}
        onRetry={onRetry}
      />
    </Center>
  );
}
