import { Button } from '@mantine/core';
import { IconInfoCircle, IconKeyOff, IconPlugConnectedX } from '@tabler/icons-react';
import { useState } from 'react';
import type { AppState } from '../../shared/app-state.js';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import { desktopMessages } from '../../shared/messages/messages.js';
import { UpdateOffer } from '../about/update-offer.js';
import type { Destination } from '../app/use-destination.js';
import { RefusedDecisions } from './refused-decisions.js';
import { StatusLine } from './status-line.js';
import { WaitingDecisions } from './waiting-decisions.js';

const text = desktopMessages.offline;

export interface StatusStripProps {
  readonly bridge: Pick<DesktopBridge, 'changeDecisions' | 'runCommand'>;
  readonly state: AppState;
  /** Origin of the site. */
  readonly site: string;
  onNavigate(destination: Destination): void;
}

/** Status above the dashboard: missing key store, unreachable site, queued and rejected decisions. */
export function StatusStrip({ bridge, state, site, onNavigate }: StatusStripProps) {
  const { hasKeyStore, waiting, refused } = state;
  const trouble = problemOf(state);
  const [isRemovalSeen, setRemovalSeen] = useState(false);
  return (
    <div role="status">
      {!hasKeyStore && (
        <StatusLine icon={<IconKeyOff size={18} />}>{desktopMessages.keyStore.none}</StatusLine>
      )}
      {state.removedSites > 0 && !isRemovalSeen && (
        <StatusLine icon={<IconInfoCircle size={18} />}>
          {desktopMessages.site.removed(state.removedSites)}
          <Button size="compact-sm" variant="default" onClick={() => setRemovalSeen(true)}>
            {desktopMessages.site.ok}
          </Button>
        </StatusLine>
      )}
      {trouble !== null && (
        <StatusLine icon={<IconPlugConnectedX size={18} />}>
          {trouble}
          {state.problem === 'tooNew' && <UpdateOffer bridge={bridge} state={state} />}
          {state.problem === 'proxy' && <ProxyRetry bridge={bridge} />}
        </StatusLine>
      )}
      {waiting.length > 0 && (
        <WaitingDecisions
          waiting={waiting}
          onWithdraw={({ key }) => bridge.changeDecisions({ do: 'withdraw', site, key })}
        />
      )}
      <RefusedDecisions
        refused={refused}
        onOpen={({ decision: { carId } }) =>
          onNavigate({ tab: 'pending', submission: { carId, site: null } })
        }
        onDismiss={({ key }) => void bridge.changeDecisions({ do: 'dismiss', site, key })}
      />
    </div>
  );
}

/** The site's current problem, or null. */
function problemOf({ awaySince, problem }: AppState): string | null {
  if (problem !== null && problem !== 'unreachable') return desktopMessages.siteProblems[problem];
  return awaySince === null ? null : text.away;
}

interface ProxyRetryProps {
  readonly bridge: Pick<DesktopBridge, 'runCommand'>;
}

/** Button that repeats a cancelled proxy prompt. */
function ProxyRetry({ bridge }: ProxyRetryProps) {
  return (
    <Button
      size="compact-sm"
      variant="default"
      onClick={() => void bridge.runCommand({ do: 'retry-proxy-login' })}
    >
      {desktopMessages.proxy.logIn}
    </Button>
  );
}
