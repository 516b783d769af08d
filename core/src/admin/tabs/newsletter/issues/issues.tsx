import { Button, Group, Stack } from '@mantine/core';
import type { Issue } from '@quartermile/core/domain';
import { EmptyState } from '@quartermile/core/ui';
import { IconPlus, IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { draftedItem } from '../../../kernel/content/content-kind.js';
import { ContentList } from '../../../kernel/content/content-list.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { LoadedList } from '../../../kernel/lists/loaded-list.js';
import { IssueDialog } from './issue-dialog.js';
import { issueKind } from './issue-kind.js';
import { issueAdminMessages, wrapAdminMessages } from './issue-messages.js';
import { IssueRow } from './issue-row.js';
import classes from './issues.module.css';
import { PreviewDialog } from './preview-dialog.js';
import { useIssues } from './use-issues.js';
import { WrapDialog } from './wrap-dialog.js';

const text = issueAdminMessages;

/** The newsletters: drafts, what is being sent, and what was sent. */
export function Issues() {
  return (
    <LoadedList query={useIssues()} failed={text.failed} rowHeight={120}>
      {(issues) => <LoadedIssues issues={issues} />}
    </LoadedList>
  );
}

function LoadedIssues({ issues }: { readonly issues: readonly Issue[] }) {
  const { drafts } = useDashboard();
  const [open, setOpen] = useState<Issue | 'add' | null>(() => draftedItem(drafts, issueKind, issues));
  const [shown, setShown] = useState<Issue | null>(null);
  const [isWrapping, setWrapping] = useState(false);
  const close = (): void => setOpen(null);
  const action = (
    <Group gap="sm" justify={issues.length === 0 ? 'center' : undefined}>
      <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setOpen('add')}>
        {text.write}
      </Button>
      <Button
        variant="default"
        leftSection={<IconSparkles size={18} aria-hidden="true" />}
        onClick={() => setWrapping(true)}
      >
        {wrapAdminMessages.open}
      </Button>
    </Group>
  );
  return (
    <Stack gap="md">
      {issues.length === 0 ? (
        <EmptyState title={text.emptyTitle} detail={text.emptyDetail} action={action} />
      ) : (
        <>
          {action}
          <ContentList
            kind={issueKind}
            items={issues}
            title={text.current}
            emptyTitle={text.emptyTitle}
            gap="md"
          >
            {(rows, controlsOf) => (
              <ul className={classes.rows}>
                {rows.map((issue) => (
                  <IssueRow
                    key={issue._id}
                    issue={issue}
                    {...controlsOf(issue)}
                    onEdit={() => setOpen(issue)}
                    onPreview={() => setShown(issue)}
                  />
                ))}
              </ul>
            )}
          </ContentList>
          <p className={classes.hint}>{text.bouncesHint}</p>
        </>
      )}
      {open === 'add' && <IssueDialog edited={null} onClose={close} />}
      {open && open !== 'add' && <IssueDialog key={open._id} edited={open} onClose={close} />}
      {isWrapping && <WrapDialog onClose={() => setWrapping(false)} />}
      {shown && <PreviewDialog issue={shown} onClose={() => setShown(null)} />}
    </Stack>
  );
}
