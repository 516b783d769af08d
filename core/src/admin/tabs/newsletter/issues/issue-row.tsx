import { Alert, Box, Button, Group, Progress, Text } from '@mantine/core';
import type { Issue, IssueStatus } from '@quartermile/core/domain';
import { ScheduledPill } from '../../../kernel/content/publish-at.js';
import { formatMoment } from '../../../kernel/dates/format-moment.js';
import { Facts, ItemRow, type RowControls } from '../../../kernel/lists/item.js';
import { StatusPill } from '../../../kernel/lists/status-pill.js';
import { IssueControls } from './issue-controls.js';
import { issueAdminMessages } from './issue-messages.js';
import { useIssueAction } from './use-issues.js';

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
        <Text c="dimmed" fz={15} mt="xs">
          {status === 'draft' ? text.missed(problem) : text.problem(problem)}
        </Text>
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
    <Box mt="xs">
      <Progress.Root maw="30rem">
        <Progress.Section value={(100 * sent) / Math.max(all, 1)} color="amber" aria-label={words} />
      </Progress.Root>
      <Facts>
        <span>{words}</span>
        {refused > 0 && <span>{text.refused(refused)}</span>}
        {failed > 0 && <span>{text.notDelivered(failed)}</span>}
        {skipped > 0 && <span>{text.skipped(skipped)}</span>}
      </Facts>
    </Box>
  );
}

/** Mails of which nobody knows whether they arrived, and the choice what to do with them. */
function IssueUncertain({ issue }: { readonly issue: Issue }) {
  const resend = useIssueAction('resend');
  const accept = useIssueAction('accept');
  const { uncertain } = issue.progress;
  const isCancelled = issue.status === 'cancelled';
  if (uncertain === 0) return null;
  return (
    <Alert color="amber" variant="light" role="note" mt="xs">
      {text.uncertain(uncertain)}
      <Group gap="xs" mt="xs">
        {!isCancelled && (
          <Button size="sm" variant="default" loading={resend.isPending} onClick={() => resend.mutate(issue)}>
            {text.resend}
          </Button>
        )}
        <Button size="sm" variant="default" loading={accept.isPending} onClick={() => accept.mutate(issue)}>
          {text.accept}
        </Button>
      </Group>
    </Alert>
  );
}
