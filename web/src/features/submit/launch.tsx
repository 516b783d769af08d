import { Button, Progress } from '@mantine/core';
import { pageRoutes } from '@quartermile/core/domain';
import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react';
import { useId } from 'react';
import { useOnline } from '../../platform/use-online.js';
import { shellMessages } from '../../shell/shell-messages.js';
import shared from '../../styles/shared.module.css';
import classes from './launch.module.css';
import { StartTree } from './start-tree.js';
import { fieldLabels, formFields, type RequiredField, SECTIONS } from './submission-values.js';
import { offlineMessages, submitMessages } from './submit-messages.js';
import type { EditingOrSending } from './use-sending.js';

const submit = submitMessages;
const shell = shellMessages;

export interface LaunchProps {
  /** The required fields that are empty. */
  readonly missing: readonly RequiredField[];
  readonly state: EditingOrSending;
  /** Whether a picture is being read. */
  readonly reading: boolean;
}

/** End of the form: error, missing fields, submit button and progress. */
export function Launch({ missing, state, reading }: LaunchProps) {
  const hintId = useId();
  const ready = missing.length === 0 && !reading;
  const sending = state.phase === 'sending';
  const lamps = SECTIONS.map((part) => ({
    part,
    isLit: !missing.some((field) => formFields[field].section === part),
  }));
  return (
    <div className={shared.stack}>
      <Failure reason={state.phase === 'editing' ? state.failure : null} />
      <Terms />
      <div className={shared.row}>
        <StartTree lamps={lamps} go={ready} />
        <Button
          type="submit"
          size="lg"
          className={classes.button}
          disabled={!ready || sending}
          aria-describedby={hintId}
        >
          {submit.button}
        </Button>
      </div>
      <OfflineNote />
      <p id={hintId} className={`${shared.note} ${classes.hint}`}>
        {!sending && hint(missing, reading)}
      </p>
      {sending && <Sent share={state.sent} />}
    </div>
  );
}

/** What the visitor accepts by submitting. The links open new tabs, so that the form is not lost. */
function Terms() {
  const [accept, stored] = submit.terms;
  return (
    <p className={`${shared.note} ${classes.hint}`}>
      {accept} <TextLink href={pageRoutes.terms} text={shell.terms} />. {stored}{' '}
      <TextLink href={pageRoutes.privacy} text={shell.privacy} />.
    </p>
  );
}

function TextLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {text}
    </a>
  );
}

/** Says that nothing can be sent offline. The live region is always mounted, so that changes are announced. */
export function OfflineNote() {
  const isOnline = useOnline();
  return (
    <p role="status" className={classes.offline}>
      {!isOnline && (
        <>
          <IconCloudOff size={20} aria-hidden="true" /> {offlineMessages.draft}
        </>
      )}
    </p>
  );
}

function hint(missing: readonly RequiredField[], reading: boolean): string | null {
  if (reading) return submit.reading;
  return missing.length > 0 ? submit.missing(missing.map((field) => fieldLabels[field])) : null;
}

export interface FailureProps {
  readonly title?: string;
  readonly reason: string | null;
}

/** What failed, and why. The live region is always mounted, so that changes are announced. */
export function Failure({ title = submit.failed, reason }: FailureProps) {
  return (
    <div role="alert" className={`${shared.message} ${classes.failure}`} data-tone="danger">
      {reason && (
        <>
          <IconAlertTriangle size={22} aria-hidden="true" />
          <div>
            <strong>{title}</strong>
            <p>{reason}</p>
          </div>
        </>
      )}
    </div>
  );
}

/** Progress of an upload; `share` is 0 to 1. */
export function Sent({ share }: { readonly share: number }) {
  const percent = Math.floor(share * 100);
  const text = percent < 100 ? submit.sending(percent) : submit.checking;
  return (
    <div className={`${shared.stack} ${shared.figures} ${classes.sent}`} role="status">
      <Progress value={percent} size="md" radius="xl" aria-label={submit.progress} />
      <span>{text}</span>
    </div>
  );
}
