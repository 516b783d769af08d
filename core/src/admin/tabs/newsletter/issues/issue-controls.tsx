import { Button } from '@mantine/core';
import type { Issue } from '@quartermile/core/domain';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kernel/dialogs/confirm-dialog.js';
import { issueAdminMessages } from './issue-messages.js';
import { useIssueAction, useUnschedule } from './use-issues.js';

const text = issueAdminMessages;

/** Buttons that send a newsletter, pause that, go on or cancel the rest. */
export function IssueControls({ issue }: { readonly issue: Issue }) {
  const [asked, setAsked] = useState<'send' | 'cancel' | null>(null);
  const send = useIssueAction('send');
  const pause = useIssueAction('pause');
  const resume = useIssueAction('resume');
  const cancel = useIssueAction('cancel');
  const close = (): void => setAsked(null);
  const unschedule = useUnschedule();
  const { status, subject, publishAt } = issue;
  return (
    <>
      {status === 'draft' && (
        <Button size="sm" variant={publishAt ? 'default' : 'filled'} onClick={() => setAsked('send')}>
          {publishAt ? text.sendNow : text.send}
        </Button>
      )}
      {publishAt && (
        <Button
          size="sm"
          variant="subtle"
          color="red"
          loading={unschedule.isPending}
          onClick={() => unschedule.mutate(issue)}
        >
          {text.unschedule}
        </Button>
      )}
      {status === 'sending' && (
        <Button size="sm" variant="default" loading={pause.isPending} onClick={() => pause.mutate(issue)}>
          {text.pause}
        </Button>
      )}
      {status === 'paused' && (
        <Button size="sm" loading={resume.isPending} onClick={() => resume.mutate(issue)}>
          {text.resume}
        </Button>
      )}
      {(status === 'sending' || status === 'paused') && (
        <Button size="sm" variant="subtle" color="red" onClick={() => setAsked('cancel')}>
          {text.cancel}
        </Button>
      )}
      {asked === 'send' && (
        <ConfirmDialog
          title={text.sendTitle}
          question={text.sendQuestion(subject)}
          confirmLabel={text.sendConfirm}
          busy={send.isPending}
          onConfirm={() => send.mutate(issue, { onSettled: close })}
          onClose={close}
        />
      )}
      {asked === 'cancel' && (
        <ConfirmDialog
          title={text.cancelTitle}
          question={text.cancelQuestion(subject)}
          confirmLabel={text.cancelConfirm}
          busy={cancel.isPending}
          onConfirm={() => cancel.mutate(issue, { onSettled: close })}
          onClose={close}
        />
      )}
    </>
  );
}
