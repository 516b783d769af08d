import { Button, Title } from '@mantine/core';
import type { CarSubmission } from '@quartermile/core/domain';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { hasOwnSubmissions } from '../../own/has-own-submissions.js';
import { placeMessages } from '../../placing/ghost-messages.js';
import type { GetClient } from '../../platform/browser-client.js';
import { whenIdle } from '../../platform/start/when-idle.js';
import shared from '../../styles/shared.module.css';
import { CarFields } from './car-fields.js';
import { Launch } from './launch.js';
import { loadAfterSending } from './own/load-after-sending.js';
import { Part } from './parts/part.js';
import { focusAfterPaint, useFocusOnProblem } from './parts/use-focus-on-problem.js';
import { PictureFields } from './picture-fields.js';
import { MoreFields, RunFields } from './run-fields.js';
import { forgetDraft, useDraft } from './submission-draft.js';
import formClasses from './submission-form.module.css';
import { SubmissionThanks } from './submission-thanks.js';
import {
  emptySubmission,
  missingFields,
  type SubmissionValues,
  toCarSubmission,
} from './submission-values.js';
import { submitMessages } from './submit-messages.js';
import { useArrival } from './use-arrival.js';
import { usePrefill } from './use-prefill.js';
import { type EditingOrSending, forgetAttempt, useSending } from './use-sending.js';
import {
  type SubmissionForm as Form,
  prepareRules,
  showFieldProblems,
  useSubmissionForm,
} from './use-submission-form.js';

const submit = submitMessages;

export interface SubmissionProps {
  readonly getClient: GetClient;
  /** Whether the site has a mail server, which sends the answer. */
  readonly sendsMail: boolean | undefined;
}

/** The submission screen: the form, and a confirmation after it was sent. */
export function Submission({ getClient, sendsMail }: SubmissionProps) {
  const form = useSubmissionForm();
  const { state, send, restart } = useSending(async (car: CarSubmission, options) =>
    (await getClient()).cars.submit(car, options),
  );
  const [isAnother, setAnother] = useState(false);

  const sendValues = async (values: SubmissionValues): Promise<void> => {
    // Loaded meanwhile; a failure is handled by those who need it.
    void loadAfterSending().catch(() => {});
    const { problems, answer } = await send(toCarSubmission(values));
    showFieldProblems(form, problems);
    if (!answer) return;
    forgetDraft();
    const { code, _id: carId } = answer;
    const { name, time } = values;
    if (code)
      loadAfterSending().then(
        ({ rememberSubmission }) => rememberSubmission({ code, name, time, carId }),
        warn,
      );
  };
  const clear = (): void => {
    form.startFrom(emptySubmission);
    forgetDraft();
    forgetAttempt();
  };
  const another = (): void => {
    clear();
    restart();
    setAnother(true);
  };

  if (state.phase === 'done') {
    return (
      <SubmissionThanks
        code={state.answer.code}
        isMailed={sendsMail && form.values.email !== ''}
        name={form.values.name}
        image={form.values.image}
        proofImage={form.values.proofImage}
        onAnother={another}
      />
    );
  }
  return (
    <div className={`${shared.page} ${shared.narrow}`}>
      <Heading isArrival={isAnother} />
      <SubmissionForm
        form={form}
        state={state}
        getClient={getClient}
        sendsMail={sendsMail}
        onSend={sendValues}
        onClear={clear}
      />
      <OwnSubmissions />
    </div>
  );
}

function Heading({ isArrival }: { readonly isArrival: boolean }) {
  const title = useArrival(isArrival);
  return (
    <header>
      <Title order={1} ref={title} tabIndex={-1}>
        {submit.title}
      </Title>
      <p className={shared.intro}>{submit.intro}</p>
      <noscript>
        <p className={shared.message}>{submit.noScript}</p>
      </noscript>
    </header>
  );
}

/** The submissions that this device stores, if any; loaded when idle. */
function OwnSubmissions() {
  const [List, setList] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        if (hasOwnSubmissions()) loadAfterSending().then(({ OwnList }) => setList(() => OwnList), warn);
      }),
    [],
  );
  return List && <List />;
}

const warn = (error: unknown): void => console.warn('Own submissions could not be loaded.', error);

interface SubmissionFormProps extends SubmissionProps {
  readonly form: Form;
  readonly state: EditingOrSending;
  onSend(values: SubmissionValues): void;
  onClear(): void;
}

/** The form: the specified fields in their order, what is added, and the actions. */
function SubmissionForm({ form, state, getClient, sendsMail, onSend, onClear }: SubmissionFormProps) {
  const root = useRef<HTMLFormElement>(null);
  const [reading, setReading] = useState(false);
  const restored = useDraft(form, root);
  const prefill = usePrefill(form);
  const sending = state.phase === 'sending';
  useFocusOnProblem(root, state);
  useEffect(() => root.current?.addEventListener('focusin', prepareRules, { once: true }), []);

  return (
    <form
      ref={root}
      method="post"
      noValidate
      className={`${shared.stack} ${formClasses.root}`}
      onSubmit={form.onSubmit(onSend, focusAfterPaint)}
    >
      {restored && <DraftNote onClear={onClear} />}
      <PrefillNote {...prefill} />
      <fieldset disabled={sending} className={formClasses.freeze}>
        <Part title={submit.carSection}>
          <CarFields form={form} />
        </Part>
        <Part title={submit.runSection}>
          <RunFields form={form} getClient={getClient} />
        </Part>
        <Part title={submit.pictureSection}>
          <PictureFields form={form} onReadingChange={setReading} />
        </Part>
        <Part title={submit.moreSection}>
          <MoreFields form={form} getClient={getClient} sendsMail={sendsMail} />
        </Part>
      </fieldset>
      <Launch missing={missingFields(form.values)} state={state} reading={reading} />
    </form>
  );
}

/** Offers the values of the link that would replace typed ones. */
function PrefillNote({ offer, take, decline }: ReturnType<typeof usePrefill>) {
  const { time, drivetrain } = offer;
  if (!time && !drivetrain) return null;
  const values = [time && placeMessages.seconds(time), drivetrain].filter(Boolean).join(', ');
  return (
    <p className={`${shared.message} ${shared.row} ${formClasses.draft}`} data-tone="steel" role="status">
      {placeMessages.differs(values)}
      <Button variant="subtle" size="sm" onClick={take}>
        {placeMessages.take(values)}
      </Button>
      <Button variant="subtle" size="sm" onClick={decline}>
        {placeMessages.decline}
      </Button>
    </p>
  );
}

function DraftNote({ onClear }: { onClear(): void }) {
  return (
    <p className={`${shared.message} ${shared.row} ${formClasses.draft}`} data-tone="steel">
      {submit.draftRestored}
      <Button variant="subtle" size="sm" onClick={onClear}>
        {submit.draftClear}
      </Button>
    </p>
  );
}
