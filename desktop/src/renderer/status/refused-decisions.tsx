import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import type { RefusedDecision } from '../../shared/app-state.js';
import { desktopMessages } from '../../shared/messages/messages.js';
import { describeConflict, isChanged } from './describe-conflict.js';
import { StatusLine } from './status-line.js';
import classes from './status-strip.module.css';

/** Rejected decisions listed before the list collapses to a count. */
const REFUSED_LISTED = 2;

const text = desktopMessages.offline;

export interface RefusedDecisionsProps {
  readonly refused: readonly RefusedDecision[];
  onOpen(refused: RefusedDecision): void;
  onDismiss(refused: RefusedDecision): void;
}

/** List of rejected decisions with what happened instead, until dismissed. */
export function RefusedDecisions({ refused, onOpen, onDismiss }: RefusedDecisionsProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? refused : refused.slice(0, REFUSED_LISTED);
  const hidden = refused.length - shown.length;
  return (
    <>
      {shown.map((one) => (
        <StatusLine key={one.key} icon={<IconAlertTriangle size={18} />} isAlarm>
          <span className={classes.conflict}>{text.refused(one.car, describeConflict(one))}</span>
          {(isChanged(one) || (one.outcome && one.outcome.status !== 'deleted')) && (
            <Button size="compact-sm" variant="default" onClick={() => onOpen(one)}>
              {text.openCar}
            </Button>
          )}
          <Button size="compact-sm" variant="default" onClick={() => onDismiss(one)}>
            {text.dismiss}
          </Button>
        </StatusLine>
      ))}
      {hidden > 0 && (
        <StatusLine icon={<IconAlertTriangle size={18} />} isAlarm>
          {text.moreRefused(hidden)}
          <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
            {text.show}
          </Button>
        </StatusLine>
      )}
    </>
  );
}
