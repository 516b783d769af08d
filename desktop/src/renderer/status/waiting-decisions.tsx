import { Button } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { QueuedDecision } from '../../shared/app-state.js';
import { desktopMessages } from '../../shared/messages/messages.js';
import { StatusLine } from './status-line.js';
import classes from './status-strip.module.css';

/** Queued decisions listed before the list collapses to a count. */
const QUEUE_LISTED = 2;

const text = desktopMessages.offline;

export interface WaitingDecisionsProps {
  readonly waiting: readonly QueuedDecision[];
  /** Withdraws a decision; rejects when it is too late. */
  onWithdraw(decision: QueuedDecision): Promise<void>;
}

/** List of queued decisions; long lists are collapsed to a count. */
export function WaitingDecisions({ waiting, onWithdraw }: WaitingDecisionsProps) {
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState<QueuedDecision | null>(null);
  const listId = useId();
  const isLong = waiting.length > QUEUE_LISTED;
  const isListed = !isLong || isOpen;
  const withdraw = (one: QueuedDecision): void => {
    setFailed(null);
    onWithdraw(one).catch(() => setFailed(one));
  };
  return (
    <StatusLine icon={<IconClockPause size={18} />}>
      {text.waiting(waiting.length)}
      {isLong && (
        <Button
          size="compact-sm"
          variant="default"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? text.hide : text.show}
        </Button>
      )}
      <ul
        id={listId}
        className={classes.waiting}
        data-long={isLong || undefined}
        hidden={!isListed}
        aria-label={text.queuedMark}
      >
        {isListed && waiting.map((one) => <Waiting key={one.key} one={one} onWithdraw={withdraw} />)}
      </ul>
      {failed && <span role="alert">{text.withdrawFailed(failed.car)}</span>}
    </StatusLine>
  );
}

interface WaitingProps {
  readonly one: QueuedDecision;
  onWithdraw(one: QueuedDecision): void;
}

function Waiting({ one, onWithdraw }: WaitingProps) {
  return (
    <li>
      <span className={classes.decision}>{describe(one)}</span>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={text.withdrawCar(one.car)}
        onClick={() => onWithdraw(one)}
      >
        {text.withdraw}
      </Button>
    </li>
  );
}

function describe({ car, decision }: QueuedDecision): string {
  switch (decision.action) {
    case 'approve':
      return text.approve(car);
    case 'reject':
      return text.reject(car);
    case 'ask':
      return text.ask(car, decision.reason);
  }
}
