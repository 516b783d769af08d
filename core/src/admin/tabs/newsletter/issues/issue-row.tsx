import { ActionIcon, Button, Checkbox } from '@mantine/core';
import type { Issue, IssueStatus } from '@quartermile/core/domain';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { RowControls } from '../../../kernel/content/content-list.js';
import { formatMoment } from '../../../kernel/dates/format-moment.js';
import { listMessages } from '../../../kernel/lists/list-messages.js';
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
  onEdit(): void;
  onPreview(): void;
}

/** Row of a newsletter: state, progress and what can be done with it. */
export function IssueRow(props: IssueRowProps) {
  const { issue, isSelected, onSelect, onEdit, onPreview, onDelete } = props;
  const { subject, status, problem, createdAt, startedAt } = issue;
  const isIdle = status !== 'sending' && status !== 'paused';
  return (
    <li className={classes.row} aria-label={subject}>
      <Checkbox
        aria-label={listMessages.select(subject)}
        checked={isSelected}
        onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
      />
      <div className={classes.words}>
        <h3 className={classes.subject}>{subject}</h3>
        <p className={classes.facts}>
          <StatusPill label={text.statuses[status]} tone={TONES[status]} />
          <span>{formatMoment(startedAt ?? createdAt)}</span>
          <span>{text.perMinute(issue.perMinute)}</span>
        </p>
        {status !== 'draft' && <IssueProgressBar issue={issue} />}
        {problem && <p className={classes.problem}>{text.problem(problem)}</p>}
        <IssueUncertain issue={issue} />
        <div className={classes.buttons}>
          <Button size="sm" variant="default" onClick={onPreview}>
            {text.preview}
          </Button>
          <IssueControls issue={issue} />
        </div>
      </div>
      <div className={classes.actions}>
        {status === 'draft' && (
          <ActionIcon size={44} aria-label={text.edit(subject)} onClick={onEdit}>
            <IconPencil size={20} aria-hidden="true" />
          </ActionIcon>
        )}
        {isIdle && (
          <ActionIcon size={44} color="red" aria-label={text.delete(subject)} onClick={onDelete}>
            <IconTrash size={20} aria-hidden="true" />
          </ActionIcon>
        )}
      </div>
    </li>
  );
}

function IssueProgressBar({ issue: { progress } }: { readonly issue: Issue }) {
  const { sent, refused, failed, skipped } = progress;
  const all = Object.values(progress).reduce((sum, count) => sum + count, 0);
  const words = text.progress(sent, all);
  return (
    <div className={classes.progress}>
      <progress className={classes.bar} value={sent} max={Math.max(all, 1)} aria-label={words} />
      <p className={classes.facts}>
        <span>{words}</span>
        {refused > 0 && <span>{text.refused(refused)}</span>}
        {failed > 0 && <span>{text.notDelivered(failed)}</span>}
        {skipped > 0 && <span>{text.skipped(skipped)}</span>}
      </p>
    </div>
  );
}
