import { Button } from '@mantine/core';
import { submissionCalls } from '@quartermile/core/client';
import { type SubmissionStatus, submissionMessages } from '@quartermile/core/domain';
import { forgetSubmission } from '../../../own/own-submissions.js';
import shared from '../../../styles/shared.module.css';
import { Failure, OfflineNote } from '../launch.js';
import { submissionPageMessages } from '../submission-page-messages.js';
import { forgetAttempt, useSending } from '../use-sending.js';
import { submissionFormMessages } from './submission-form-messages.js';
import type { ToolProps } from './tool.js';
import { ToolTitle } from './tool-title.js';

const text = submissionFormMessages;

/** Confirms that the submission is withdrawn. */
export function WithdrawConfirmation(props: ToolProps) {
  return (
    <Confirmation
      {...props}
      action="withdraw"
      title={text.withdrawTitle}
      detail={text.withdrawDetail}
      label={text.withdrawButton}
      failed={text.withdrawFailed}
      done={() => submissionMessages.states.withdrawn}
    />
  );
}

/** Confirms that the driver's data is deleted. The submission is then removed from this device's list too. */
export function EraseConfirmation({ onChange, ...props }: ToolProps) {
  return (
    <Confirmation
      {...props}
      action="erase"
      title={text.eraseTitle}
      detail={props.status.state === 'approved' ? text.eraseApprovedDetail : text.eraseDetail}
      label={text.eraseButton}
      failed={text.eraseFailed}
      done={({ picturesLeft }) => (picturesLeft ? text.erasedButPictures(picturesLeft) : text.erased)}
      onChange={(status, message) => {
        forgetSubmission(props.code);
        onChange(status, message);
      }}
    />
  );
}

interface ConfirmationProps extends ToolProps {
  readonly action: 'withdraw' | 'erase';
  readonly title: string;
  /** What exactly will happen. */
  readonly detail: string;
  readonly label: string;
  readonly failed: string;
  /** Message after it is done. */
  done(answer: SubmissionStatus): string;
}

function Confirmation(props: ConfirmationProps) {
  const { action, title, detail, label, failed, done, code, getClient, onChange, onClose } = props;
  const { state, send } = useSending(
    async (payload: { readonly action: typeof action; code: string }, options) =>
      submissionCalls((await getClient()).call)[payload.action](payload.code, options),
  );
  const isSending = state.phase !== 'editing';
  const confirm = async (): Promise<void> => {
    const { answer } = await send({ action, code });
    if (!answer) return;
    forgetAttempt();
    onChange(answer, done(answer));
  };
  return (
    <section className={shared.panel}>
      <ToolTitle>{title}</ToolTitle>
      <p>{detail}</p>
      <Failure title={failed} reason={state.phase === 'editing' ? state.failure : null} />
      <OfflineNote />
      <div className={shared.row}>
        <Button color="red" loading={isSending} onClick={() => void confirm()}>
          {label}
        </Button>
        <Button variant="default" disabled={isSending} onClick={onClose}>
          {submissionPageMessages.cancel}
        </Button>
      </div>
    </section>
  );
}
