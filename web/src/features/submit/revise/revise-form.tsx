import { submissionCalls } from '@quartermile/core/client';
import { messages, type SubmissionRevision } from '@quartermile/core/domain';
import { useRef, useState } from 'react';
import { renameSubmission } from '../../../own/own-submissions.js';
import shared from '../../../styles/shared.module.css';
import { CarFields } from '../car-fields.js';
import { Part } from '../parts/part.js';
import { focusAfterPaint, useFocusOnProblem } from '../parts/use-focus-on-problem.js';
import { MoreFields, RunFields } from '../run-fields.js';
import formClasses from '../submission-form.module.css';
import { fieldLabels, type SubmissionValues } from '../submission-values.js';
import { submitMessages } from '../submit-messages.js';
import { forgetAttempt, useSending } from '../use-sending.js';
import { showFieldProblems, useSubmissionForm } from '../use-submission-form.js';
import { PictureField } from './picture-field.js';
import { changedFields, presentValues, toRevision } from './revision-values.js';
import { SendRow } from './send-row.js';
import { submissionFormMessages } from './submission-form-messages.js';
import type { ToolProps } from './tool.js';
import classes from './tool.module.css';
import { useToolDraft } from './tool-draft.js';
import { ToolTitle } from './tool-title.js';
import { useReading } from './use-reading.js';

const text = submissionFormMessages;
const submit = submitMessages;
const allLabels = { ...fieldLabels, ...messages.carLabels, ...messages.runFacts.labels };

/** The submission's form, filled in. Sends the changed fields only. What was typed stays after a failure. */
export function ReviseForm({ code, status, sendsMail, car, getClient, onChange, onClose }: ToolProps) {
  const root = useRef<HTMLFormElement>(null);
  // A refresh of the page must not change what the driver's changes are compared with.
  const [before] = useState(() => presentValues(car));
  const form = useSubmissionForm((getValues) => findProblems(before, getValues), before);
  useToolDraft(form, code, 'revise', before);
  const { reading, onReadingChange } = useReading();
  const { state, send } = useSending(
    async (payload: { readonly code: string; readonly changes: SubmissionRevision }, options) =>
      submissionCalls((await getClient()).call).revise(payload.code, payload.changes, options),
  );
  const changed = changedFields(before, form.values);
  const sending = state.phase !== 'editing';
  useFocusOnProblem(root, state);

  const sendChanges = async (values: SubmissionValues): Promise<void> => {
    const { problems, answer } = await send({ code, changes: toRevision(before, values) });
    showFieldProblems(form, problems);
    if (!answer) return;
    forgetAttempt();
    renameSubmission(code, values);
    onChange(answer, text.revised);
  };

  return (
    <form
      ref={root}
      method="post"
      noValidate
      className={`${shared.stack} ${formClasses.root}`}
      onSubmit={form.onSubmit(sendChanges, focusAfterPaint)}
    >
      <div>
        <ToolTitle>{text.reviseTitle}</ToolTitle>
        <p className={shared.intro}>{text.reviseIntro}</p>
        {status.reason && <p className={`${shared.message} ${classes.question}`}>{status.reason}</p>}
      </div>
      <fieldset disabled={sending} className={formClasses.freeze}>
        <Part title={submit.pictureSection}>
          <PictureField form={form} field="image" present={car.image} onReadingChange={onReadingChange} />
          <PictureField
            form={form}
            field="proofImage"
            present={car.proofImage}
            onReadingChange={onReadingChange}
          />
        </Part>
        <Part title={submit.runSection}>
          <RunFields form={form} getClient={getClient} />
        </Part>
        <Part title={submit.carSection}>
          <CarFields
            form={form}
            phoneHint={status.phoneHint === null ? text.noPhoneHint : text.phoneHint(status.phoneHint)}
          />
        </Part>
        <Part title={submit.moreSection}>
          <MoreFields
            form={form}
            getClient={getClient}
            sendsMail={sendsMail}
            emailHint={status.hasEmail ? text.emailKnown : undefined}
          />
        </Part>
      </fieldset>
      <SendRow
        label={text.reviseButton}
        failed={text.failed}
        hint={
          changed.length > 0 ? text.changed(changed.map((field) => allLabels[field])) : text.nothingChanged
        }
        isReady={changed.length > 0}
        state={state.phase === 'done' ? { phase: 'sending', sent: 1 } : state}
        reading={reading}
        onClose={onClose}
      />
    </form>
  );
}

/** Returns no problems if the rules cannot be loaded, because the server validates by the same ones. */
async function findProblems(before: SubmissionValues, getValues: () => SubmissionValues) {
  try {
    const { validateRevision } = await import('./validate-revision.js');
    return validateRevision(before, getValues());
  } catch {
    return {};
  }
}
