import { submissionCalls } from '@quartermile/core/client';
import { type NewTime, RUN_FACTS, RUN_FIGURES } from '@quartermile/core/domain';
import { useRef } from 'react';
import { rememberSubmission } from '../../../own/own-submissions.js';
import shared from '../../../styles/shared.module.css';
import { PrivateLink } from '../own/private-link.js';
import { Part } from '../parts/part.js';
import { focusAfterPaint, useFocusOnProblem } from '../parts/use-focus-on-problem.js';
import { RunFacts } from '../run-facts.js';
import { DescriptionField, FigureField } from '../run-fields.js';
import formClasses from '../submission-form.module.css';
import { fieldLabels, missingFields, type SubmissionValues } from '../submission-values.js';
import { submitMessages } from '../submit-messages.js';
import { forgetAttempt, useSending } from '../use-sending.js';
import { showFieldProblems, useSubmissionForm } from '../use-submission-form.js';
import { forgetToolDraft } from './forget-tool-draft.js';
import { PictureField } from './picture-field.js';
import { SendRow } from './send-row.js';
import { submissionFormMessages } from './submission-form-messages.js';
import type { ToolProps } from './tool.js';
import { useToolDraft } from './tool-draft.js';
import { ToolTitle } from './tool-title.js';
import { useReading } from './use-reading.js';

const text = submissionFormMessages;
const submit = submitMessages;

/** A new run of the same car: only time, trap speed, description and proof. */
export function NewTimeForm({ code, status, sendsMail, car, getClient, onClose }: ToolProps) {
  const root = useRef<HTMLFormElement>(null);
  const form = useSubmissionForm(findProblems);
  useToolDraft(form, code, 'newTime');
  const { reading, onReadingChange } = useReading();
  const { state, send } = useSending(
    async (payload: { readonly code: string; readonly run: NewTime }, options) =>
      submissionCalls((await getClient()).call).newTime(payload.code, payload.run, options),
  );
  useFocusOnProblem(root, state);
  const sendRun = async (values: SubmissionValues): Promise<void> => {
    const { problems, answer } = await send({ code, run: toNewTime(values) });
    showFieldProblems(form, problems);
    if (!answer) return;
    forgetAttempt();
    forgetToolDraft();
    const { code: own, _id: carId } = answer;
    if (own) rememberSubmission({ code: own, name: car.name, time: values.time, carId });
  };
  if (state.phase === 'done')
    return <Thanks code={state.answer.code} name={car.name} isMailed={sendsMail && status.hasEmail} />;
  const missing = missingFields(form.values).filter((field) => field === 'time' || field === 'proofImage');
  return (
    <form
      ref={root}
      method="post"
      noValidate
      className={`${shared.stack} ${formClasses.root}`}
      onSubmit={form.onSubmit(sendRun, focusAfterPaint)}
    >
      <div>
        <ToolTitle>{text.newTimeTitle}</ToolTitle>
        <p className={shared.intro}>{text.newTimeIntro(car.name)}</p>
      </div>
      <fieldset disabled={state.phase === 'sending'} className={formClasses.freeze}>
        <Part title={submit.runSection}>
          {RUN_FIGURES.map((field) => (
            <FigureField key={field} form={form} field={field} />
          ))}
          <RunFacts form={form} getClient={getClient} isOfKnownCar />
          <DescriptionField form={form} />
          <div className={formClasses.wide}>
            <PictureField form={form} field="proofImage" onReadingChange={onReadingChange} />
          </div>
        </Part>
      </fieldset>
      <SendRow
        label={text.newTimeButton}
        failed={text.newTimeFailed}
        hint={missing.length > 0 ? submit.missing(missing.map((field) => fieldLabels[field])) : ''}
        isReady={missing.length === 0}
        state={state}
        reading={reading}
        onClose={onClose}
      />
    </form>
  );
}

interface ThanksProps {
  readonly code: string | undefined;
  readonly name: string;
  readonly isMailed: boolean | undefined;
}

function Thanks({ code, name, isMailed }: ThanksProps) {
  return (
    <>
      <div className={shared.panel} role="status">
        <ToolTitle>{text.newTimeThanks}</ToolTitle>
        <p>{text.newTimeDetail}</p>
      </div>
      {code && <PrivateLink code={code} name={name} isMailed={isMailed} />}
    </>
  );
}

function toNewTime(values: SubmissionValues): NewTime {
  const { time, trapSpeed, description, proofImage } = values;
  const facts = RUN_FACTS.filter((fact) => values[fact] !== '').map((fact) => [fact, values[fact]]);
  return {
    ...Object.fromEntries(facts),
    time,
    trapSpeed,
    description,
    proofImage: proofImage?.dataUrl ?? '',
  };
}

/** Returns no problems if the rules cannot be loaded, because the server validates by the same ones. */
async function findProblems(getValues: () => SubmissionValues) {
  try {
    const { validateNewTime } = await import('./validate-revision.js');
    return validateNewTime(getValues());
  } catch {
    return {};
  }
}
