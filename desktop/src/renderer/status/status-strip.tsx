import { Button } from '@mantine/core';
import { desktopMessages } from '@quartermile/core/domain';
import { IconAlertTriangle, IconClockPause, IconKeyOff, IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DeskState, QueuedDecision } from '../../shared/desk-state.js';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import classes from './status-strip.module.css';

const text = desktopMessages.offline;

export interface StatusStripProps {
  readonly bridge: Pick<DesktopBridge, 'changeDecisions'>;
  readonly state: DeskState;
}

/** What has to be told above everything: no key store, no site, decisions that wait, decisions not taken. */
export function StatusStrip({ bridge, state }: StatusStripProps) {
  const { hasKeyStore, waiting, refused } = state;
  const trouble = troubleOf(state);
  return (
    <div className={classes.root} role="status">
      {!hasKeyStore && <Line icon={<IconKeyOff size={18} />}>{desktopMessages.keyStore.none}</Line>}
      {trouble !== null && <Line icon={<IconPlugConnectedX size={18} />}>{trouble}</Line>}
      {waiting.length > 0 && (
        <Line icon={<IconClockPause size={18} />}>
          {text.waiting(waiting.length)}
          <ul className={classes.waiting} aria-label={text.queuedMark}>
            {waiting.map((one) => (
              <li key={one.key}>{nameOf(one)}</li>
            ))}
          </ul>
        </Line>
      )}
      {refused.map((one) => (
        <Line key={one.key} icon={<IconAlertTriangle size={18} />} isAlarm>
          {text.refused(one.car, one.reason)}
          <Button
            size="compact-sm"
            variant="default"
            onClick={() =>
              void bridge.changeDecisions({ do: 'dismiss', site: state.site ?? '', key: one.key })
            }
          >
            {text.dismiss}
          </Button>
        </Line>
      ))}
    </div>
  );
}

interface LineProps {
  readonly icon: ReactNode;
  readonly isAlarm?: boolean;
  readonly children: ReactNode;
}

function Line({ icon, isAlarm = false, children }: LineProps) {
  return (
    <div className={classes.line} data-alarm={isAlarm || undefined} role={isAlarm ? 'alert' : undefined}>
      <span aria-hidden="true" className={classes.sign}>
        {icon}
      </span>
      {children}
    </div>
  );
}

/** What is wrong with the site, if anything: more than silence where that is known. */
function troubleOf({ awaySince, problem }: DeskState): string | null {
  if (problem !== null && problem !== 'unreachable') return desktopMessages.siteProblems[problem];
  return awaySince === null ? null : text.away;
}

function nameOf({ car, decision }: QueuedDecision): string {
  return decision.action === 'approve' ? text.approve(car) : text.reject(car);
}
