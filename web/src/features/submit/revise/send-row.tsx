import { Button } from '@mantine/core';
import shared from '../../../styles/shared.module.css';
import { Failure, OfflineNote, Sent } from '../launch.js';
import classes from '../launch.module.css';
import { submissionPageMessages } from '../submission-page-messages.js';
import { submitMessages } from '../submit-messages.js';
import type { EditingOrSending } from '../use-sending.js';

export interface SendRowProps {
  readonly label: string;
  /** Title of the message about a failure. */
  readonly failed: string;
  /** What is missing or what will be sent. */
  readonly hint: string;
  readonly isReady: boolean;
  readonly state: EditingOrSending;
  /** Whether a picture is being read. */
  readonly reading: boolean;
  onClose(): void;
}

/** End of a form about a submission: failure, buttons and progress. */
export function SendRow({ label, failed, hint, isReady, state, reading, onClose }: SendRowProps) {
  const isSending = state.phase === 'sending';
  return (
    <div className={shared.stack}>
      <Failure title={failed} reason={state.phase === 'editing' ? state.failure : null} />
      <p className={`${shared.note} ${classes.hint}`}>{reading ? submitMessages.reading : hint}</p>
      <div className={shared.row}>
        <Button
          type="submit"
          size="lg"
          className={classes.button}
          disabled={!isReady || reading || isSending}
        >
          {label}
        </Button>
        <Button variant="default" size="lg" disabled={isSending} onClick={onClose}>
          {submissionPageMessages.cancel}
        </Button>
      </div>
      <OfflineNote />
      {isSending && <Sent share={state.sent} />}
    </div>
  );
}
