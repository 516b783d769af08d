import { Button, Title } from '@mantine/core';
import { pageRoutes, type SubmissionStatus } from '@quartermile/core/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import shared from '../../../styles/shared.module.css';
import { submissionPageMessages } from '../submission-page-messages.js';
import { Places } from './places.js';
import classes from './state-panel.module.css';
import { describeUsualWait } from './usual-wait.js';

const text = submissionPageMessages;

export interface StatePanelProps {
  readonly status: SubmissionStatus;
  /** Whether the site has a mail server. */
  readonly sendsMail: boolean | undefined;
  /** Opens the form for changes. */
  onRevise(): void;
}

/** What the state of a submission means for its driver, and the next step. */
export function StatePanel({ status, sendsMail, onRevise }: StatePanelProps) {
  switch (status.state) {
    case 'pending':
      return <Pending status={status} sendsMail={sendsMail} />;
    case 'information_needed':
      return (
        <Panel tone="accent" title={text.question}>
          <p className={classes.reason}>{status.reason}</p>
          <p className={shared.note}>{text.keepsPlace}</p>
          {status.mayRevise && <ReviseButton label={text.answer} onRevise={onRevise} />}
        </Panel>
      );
    case 'approved':
      return <Places places={status.places} car={status.car?.name ?? ''} />;
    case 'rejected':
      return (
        <Panel tone="danger" title={text.rejected}>
          <p className={classes.reason}>{status.reason ?? text.rejectedNoReason}</p>
          {status.mayRevise ? (
            <ReviseButton label={text.resend} onRevise={onRevise} />
          ) : (
            <>
              <p className={shared.note}>{text.final}</p>
              <LeadOn />
            </>
          )}
        </Panel>
      );
    case 'withdrawn':
      return (
        <Panel title={text.withdrawn}>
          <p className={shared.note}>{text.withdrawnDetail}</p>
          <LeadOn />
        </Panel>
      );
    case 'removed':
      return (
        <Panel title={text.removed}>
          <p className={shared.note}>{text.removedDetail}</p>
          <LeadOn />
        </Panel>
      );
  }
}

function Pending({ status: { queue, hasEmail }, sendsMail }: Omit<StatePanelProps, 'onRevise'>) {
  const wait = queue?.usualWaitSeconds ?? null;
  return (
    <Panel title={queue ? text.queue(queue.place) : text.title}>
      <p className={shared.note}>
        {wait === null ? text.noWait : text.wait(describeUsualWait(wait))}{' '}
        {sendsMail && hasEmail && text.mailed}
      </p>
    </Panel>
  );
}

function ReviseButton({ label, onRevise }: { readonly label: string; onRevise(): void }) {
  return (
    <Button size="lg" className={shared.scripted} onClick={onRevise}>
      {label}
    </Button>
  );
}

/** Ways on from a submission that is over. */
function LeadOn() {
  return (
    <div className={shared.row}>
      <Button component={Link} to={pageRoutes.submitTimes}>
        {text.submitAgain}
      </Button>
      <Button component={Link} to={pageRoutes.leaderboard} variant="default">
        {text.leaderboard}
      </Button>
    </div>
  );
}

interface PanelProps {
  readonly title: string;
  readonly tone?: 'accent' | 'danger';
  readonly children: ReactNode;
}

function Panel({ title, tone, children }: PanelProps) {
  return (
    <section className={`${shared.panel} ${classes.root}`} data-tone={tone}>
      <Title order={2} size="h3">
        {title}
      </Title>
      {children}
    </section>
  );
}
