import { Button, Group } from '@mantine/core';
import { type Issue, type IssueStatus } from '@quartermile/core/domain';
import { ScheduledPill } from '../../../kernel/content/publish-at.js';
import { formatMoment } from '../../../kernel/dates/format-moment.js';
import { Facts, ItemRow, type RowControls } from '../../../kernel/lists/item.js';
import { StatusPill } from '../../../kernel/lists/status-pill.js';
import { IssueControls } from './issue-controls.js';
import { issueAdminMessages } from './issue-messages.js';
import { IssueUncertain } from './issue-uncertain.js';
import classes from './issues.module.css';

const text = issueAdminMessages;
const TONES: Readonly<Record<IssueStatus, 'good' | 'open' | 'bad' | undefined>> = {
  draft: undefined,
  sending: 'open',
  paused: 'open',
  sent: 'good',
  cancelled: 'bad',
};

export interface IssueRowProps extends RowControls {
  readonly issue: Issue;
  onPreview(): void;
}

/** Row of a newsletter: state, progress and what can be done with it. */
export function IssueRow({ issue, onPreview, ...controls }: IssueRowProps) {
  const { subject, status, problem, createdAt, startedAt, publishAt } = issue;
  const isIdle = status !== 'sending' && status !== 'paused';
  return (
    <ItemRow name={subject} {...controls} canEdit={status === 'draft'} canDelete={isIdle} isTall>
      <Facts>
        {publishAt ? (
          <ScheduledPill at={publishAt} />
        ) : (
          <StatusPill label={text.statuses[status]} tone={TONES[status]} />
        )}
        <span>{formatMoment(startedAt ?? createdAt)}</span>
        <span>{text.perMinute(issue.perMinute)}</span>
      </Facts>
      {status !== 'draft' && <IssueProgressBar issue={issue} />}
      {problem && (
        <p className={classes.problem}>{status === 'draft' ? text.missed(problem) : text.problem(problem)}</p>
      )}
      <IssueUncertain issue={issue} />
      <Group gap="xs" mt="sm">
        <Button size="sm" variant="default" onClick={onPreview}>
          {text.preview}
        </Button>
        <IssueControls issue={issue} />
      </Group>
    </ItemRow>
  );
}

function IssueProgressBar({ issue: { progress } }: { readonly issue: Issue }) {
  const { sent, refused, failed, skipped } = progress;
  const all = Object.values(progress).reduce((sum, count) => sum + count, 0);
  const words = text.progress(sent, all);
  return (
    <div className={classes.progress}>
      <progress className={classes.bar} value={sent} max={Math.max(all, 1)} aria-label={words} />
      <Facts>
        <span>{words}</span>
        {refused > 0 && <span>{text.refused(refused)}</span>}
        {failed > 0 && <span>{text.notDelivered(failed)}</span>}
        {skipped > 0 && <span>{text.skipped(skipped)}</span>}
      </Facts>
    </div>
  );
}
