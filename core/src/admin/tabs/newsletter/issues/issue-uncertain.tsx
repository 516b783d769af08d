import { Alert, Button, Group } from '@mantine/core';
import type { Issue } from '@quartermile/core/domain';
import { issueAdminMessages } from './issue-messages.js';
import { useIssueAction } from './use-issues.js';

const text = issueAdminMessages;

/** Mails of which nobody knows whether they arrived, and the choice what to do with them. */
export function IssueUncertain({ issue }: { readonly issue: Issue }) {
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
