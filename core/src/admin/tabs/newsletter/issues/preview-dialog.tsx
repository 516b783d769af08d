import { Alert, Button, Group, Stack } from '@mantine/core';
import { type Issue, issuePath, layOutIssue } from '@quartermile/core/domain';
import { useState } from 'react';
import { AdminDialog } from '../../../kernel/dialogs/admin-dialog.js';
import { ChoiceBar } from '../../../kernel/lists/choice-bar.js';
import { issueAdminMessages } from './issue-messages.js';
import classes from './issues.module.css';
import { LoadedValue } from './loaded-value.js';
import { MailView } from './mail-view.js';
import { useIssueAction, useIssuePreview } from './use-issues.js';

const text = issueAdminMessages;
const VIEWS = ['phone', 'computer', 'plain'] as const;

export interface PreviewDialogProps {
  readonly issue: Issue;
  onClose(): void;
}

/** A newsletter as mail programs show it, at the width of a phone first. */
export function PreviewDialog({ issue, onClose }: PreviewDialogProps) {
  const preview = useIssuePreview(issue);
  const test = useIssueAction('test');
  const [view, setView] = useState<(typeof VIEWS)[number]>('phone');
  /** It has nothing that can be focused, so it is focused itself to scroll it by keyboard. */
  const scrolled = { role: 'region', 'aria-label': text.previewOf(issue.subject), tabIndex: 0 };
  return (
    <AdminDialog title={text.previewOf(issue.subject)} size="xl" onClose={onClose}>
      <Stack gap="md">
        <Group justify="space-between">
          <ChoiceBar
            label={text.width}
            choices={VIEWS.map((id) => ({ id, label: text[id] }))}
            value={view}
            onChange={setView}
          />
          <Button variant="default" loading={test.isPending} onClick={() => test.mutate(issue)}>
            {text.test}
          </Button>
        </Group>
        <LoadedValue query={preview} failed={text.previewFailed}>
          {({ siteName, accent, logo, blocks, missing, text: plain }) => (
            <>
              {missing.length > 0 && (
                <Alert color="amber" variant="light" role="note">
                  {text.missing(missing)}
                </Alert>
              )}
              {view === 'plain' ? (
                <pre className={classes.plain} {...scrolled}>
                  {plain}
                </pre>
              ) : (
                <div className={classes.paper} data-view={view} {...scrolled}>
                  <MailView
                    node={layOutIssue({
                      siteName,
                      accent,
                      logo,
                      subject: issue.subject,
                      blocks,
                      origin: '',
                      archivePath: issuePath(issue),
                      unsubscribeUrl: '/',
                    })}
                  />
                </div>
              )}
            </>
          )}
        </LoadedValue>
      </Stack>
    </AdminDialog>
  );
}
