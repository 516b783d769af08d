import { Title } from '@mantine/core';
import {
  dateWordsAt,
  rankingTimeText,
  SITE_TIME_ZONE,
  type SubmissionStatus,
} from '@quartermile/core/domain';
import { ElapsedTime, ErrorState } from '@quartermile/core/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { GetClient } from '../../../platform/browser-client.js';
import shared from '../../../styles/shared.module.css';
import { submissionPageMessages } from '../submission-page-messages.js';
import type { KnownStatus, LoadedStatus } from './load-status.js';
import { SentDetails } from './sent-details.js';
import { StateBadge } from './state-badge.js';
import { StatePanel } from './state-panel.js';
import classes from './status-page.module.css';
import { StatusTools } from './status-tools.js';
import { UnknownSubmission } from './unknown-submission.js';

/** How often a visible page is refreshed, ms. */
const REFRESH_INTERVAL_MS = 60_000;

const text = submissionPageMessages;

export interface StatusPageProps {
  /** Code of the submission. */
  readonly code: string;
  readonly loaded: LoadedStatus;
  /** Reloads it. */
  reload(): void;
  /** Whether a reload is in progress. */
  readonly isReloading: boolean;
  readonly getClient: GetClient;
  /** Whether the site has a mail server, which sends the answer. */
  readonly sendsMail: boolean | undefined;
}

/** A driver's own submission: its state, what was sent, and what can be done about it. */
export function StatusPage(props: StatusPageProps) {
  const { code, loaded, reload, isReloading, getClient, sendsMail } = props;
  const { known, isStale, isMissing, change } = useKnownStatus(loaded);
  useVisibleRefresh(known?.loadedAt ?? null, reload);
  if (isMissing) return <UnknownSubmission />;
  if (known) {
    return (
      <article className={`${shared.page} ${shared.narrow}`}>
        <Head {...known} isStale={isStale} />
        <StatusTools
          code={code}
          status={known.status}
          sendsMail={sendsMail}
          getClient={getClient}
          onChange={change}
        >
          {(open) => (
            <StatePanel status={known.status} sendsMail={sendsMail} onRevise={() => open('revise')} />
          )}
        </StatusTools>
        {known.status.car && <SentDetails status={known.status} car={known.status.car} />}
      </article>
    );
  }
  return (
    <div className={`${shared.page} ${shared.narrow}`}>
      <ErrorState title={text.failed} detail={text.failedDetail} onRetry={reload} retrying={isReloading} />
    </div>
  );
}

/** The last known state: the loaded one, the answer to a change made since then, or an earlier one. */
function useKnownStatus(loaded: LoadedStatus) {
  const [seen, setSeen] = useState(loaded);
  const [known, setKnown] = useState<KnownStatus | null>(loaded === 'missing' ? null : loaded);
  if (loaded !== seen) {
    setSeen(loaded);
    if (loaded && loaded !== 'missing') setKnown(loaded);
  }
  return {
    known,
    isStale: loaded === null,
    isMissing: loaded === 'missing',
    change: (status: SubmissionStatus) => setKnown({ status, loadedAt: new Date().toISOString() }),
  };
}

function Head({ status, loadedAt, isStale }: KnownStatus & { readonly isStale: boolean }) {
  const { state, sentAt, car } = status;
  const { time: when } = dateWordsAt(Date.parse(loadedAt), SITE_TIME_ZONE);
  const { day } = dateWordsAt(Date.parse(sentAt), SITE_TIME_ZONE);
  return (
    <header className={`${shared.stack} ${classes.head}`}>
      <StateBadge state={state} />
      <Title order={1}>{car?.name ?? text.title}</Title>
      <p className={`${shared.row} ${shared.note}`}>
        {car && <ElapsedTime seconds={rankingTimeText(car)} size="lg" />}
        <span>
          <time dateTime={sentAt}>{text.sentOn(day)}</time>
        </span>
      </p>
      {!isStale && <p className={shared.note}>{text.updated(when)}</p>}
      <p role="status" className={shared.message}>
        {isStale && text.refreshFailed(when)}
      </p>
    </header>
  );
}

/**
 * Calls `refresh` every minute while the page is visible, when it becomes visible after a longer time, and when the
 * browser is online again. A hidden page sends nothing.
 * @param loadedAt when the shown state was loaded, ISO 8601; null disables it
 */
function useVisibleRefresh(loadedAt: string | null, refresh: () => void): void {
  const refreshIfVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) refresh();
  });
  useEffect(() => {
    if (loadedAt === null) return;
    const due = Date.parse(loadedAt) + REFRESH_INTERVAL_MS;
    const onChange = (): void => {
      if (Date.now() >= due) refreshIfVisible();
    };
    const listening = new AbortController();
    const { signal } = listening;
    const timer = setInterval(refreshIfVisible, REFRESH_INTERVAL_MS);
    document.addEventListener('visibilitychange', onChange, { signal });
    window.addEventListener('online', refreshIfVisible, { signal });
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, [loadedAt]);
}
