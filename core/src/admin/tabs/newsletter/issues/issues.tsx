import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { ContentTab } from '../../../kernel/content/content-tab.js';
import list from '../../../kernel/lists/item.module.css';
import { IssueDialog } from './issue-dialog.js';
import { issueKind } from './issue-kind.js';
import { issueAdminMessages, wrapAdminMessages } from './issue-messages.js';
import { IssueRow } from './issue-row.js';
import { PreviewDialog } from './preview-dialog.js';
import { useIssues } from './use-issues.js';
import { WrapDialog } from './wrap-dialog.js';

const text = issueAdminMessages;

/** The newsletters: drafts, what is being sent, and what was sent. */
export function Issues() {
  const query = useIssues();
  return (
    <ContentTab
      kind={issueKind}
      query={query}
      failed={text.failed}
      rowHeight={120}
      title={text.current}
      emptyTitle={text.emptyTitle}
      emptyDetail={text.emptyDetail}
      addLabel={text.write}
      actions={(open) => (
        <Button
          variant="default"
          leftSection={<IconSparkles size={18} aria-hidden="true" />}
          onClick={() => open('wrap')}
        >
          {wrapAdminMessages.open}
        </Button>
      )}
      dialogs={{
        edit: (props) => <IssueDialog {...props} />,
        wrap: ({ onClose }) => <WrapDialog onClose={onClose} />,
        preview: ({ edited, onClose }) => edited && <PreviewDialog issue={edited} onClose={onClose} />,
      }}
      row={(issue, controls, open) => (
        <IssueRow issue={issue} {...controls} onPreview={() => open('preview', issue)} />
      )}
      footer={() => query.data?.length !== 0 && <p className={list.hint}>{text.bouncesHint}</p>}
    />
  );
}
