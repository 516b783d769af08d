import { InputBase, TextInput } from '@mantine/core';
import {
  DRIVETRAINS,
  type Drivetrain,
  messages,
  type RunFigureField,
  runFigureInputs,
  runFigures,
} from '@quartermile/core/domain';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PlaceHint } from '../../placing/place-hint.js';
import { CategoryTicks } from './category-ticks.js';
import { FieldSuggestion } from './field-suggestion.js';
import type { RunFactsProps } from './run-fact-fields.js';
import { RunFacts } from './run-facts.js';
import classes from './submission-form.module.css';
import { submissionContactMessages, submitMessages } from './submit-messages.js';
import { fieldProps, type SubmissionForm } from './use-submission-form.js';

const submit = submitMessages;
const contact = submissionContactMessages;

const drivetrainChoices = [
  { value: '', label: submit.drivetrainPlaceholder, disabled: true },
  ...DRIVETRAINS.map((drivetrain) => ({ value: drivetrain, label: drivetrain })),
];

/** Fields for the time, the drivetrain, the description and the requested categories, as specified (section 2). */
export function RunFields({ form, getClient }: RunFactsProps) {
  const drivetrain = fieldProps(form, 'drivetrain', 'at-once');
  return (
    <>
      <FigureField form={form} field="time">
        <PlaceHint
          time={form.values.time}
          drivetrain={form.values.drivetrain || null}
          getClient={getClient}
        />
      </FigureField>
      <InputBase
        component="select"
        pointer
        rightSection={<IconChevronDown size={18} aria-hidden="true" />}
        rightSectionPointerEvents="none"
        label={messages.carLabels.drivetrain}
        name="drivetrain"
        required
        {...drivetrain}
        onChange={({ currentTarget }) => drivetrain.onChange(currentTarget.value as Drivetrain)}
      >
        {drivetrainChoices.map(({ label, ...choice }) => (
          <option key={label} {...choice}>
            {label}
          </option>
        ))}
      </InputBase>
      <DescriptionField form={form} />
      <CategoryTicks form={form} />
    </>
  );
}

/** The description of the car and the run. */
export function DescriptionField({ form }: { readonly form: SubmissionForm }) {
  const description = fieldProps(form, 'description');
  return (
    <InputBase
      component="textarea"
      multiline
      label={messages.carLabels.description}
      description={submit.descriptionHint}
      name="description"
      rows={4}
      className={classes.wide}
      {...description}
      onChange={({ currentTarget }) => description.onChange(currentTarget.value)}
    />
  );
}

export interface MoreFieldsProps extends RunFactsProps {
  /** Whether the site has a mail server. */
  readonly sendsMail: boolean | undefined;
  /** Hint of the e-mail address where a stored one stays without input. */
  readonly emailHint?: string | undefined;
}

/** Fields that are added to the specified ones: trap speed, e-mail address and the facts of the run. All are optional. */
export function MoreFields({
  form,
  getClient,
  sendsMail,
  emailHint = sendsMail ? contact.emailHint : contact.noMailHint,
}: MoreFieldsProps) {
  const email = fieldProps(form, 'email');
  return (
    <>
      <FigureField form={form} field="trapSpeed" />
      <TextInput
        label={contact.email}
        description={emailHint}
        name="email"
        type="email"
        autoComplete="email"
        className={classes.wide}
        {...email}
        onChange={({ currentTarget }) => email.onChange(currentTarget.value)}
      />
      <RunFacts form={form} getClient={getClient} />
    </>
  );
}

interface FigureFieldProps {
  readonly form: SubmissionForm;
  readonly field: RunFigureField;
  /** Shown below. */
  readonly children?: ReactNode;
}

/** Input of one figure of a run, with its unit. */
export function FigureField({ form, field, children }: FigureFieldProps) {
  const { unit } = runFigures[field];
  const { placeholder, maxLength, isRequired } = runFigureInputs[field];
  const figure = fieldProps(form, field);
  return (
    <div>
      <TextInput
        label={messages.carLabels[field]}
        placeholder={placeholder}
        name={field}
        inputMode="decimal"
        required={isRequired}
        maxLength={maxLength}
        autoComplete="off"
        rightSection={<span className={classes.unit}>{unit}</span>}
        rightSectionPointerEvents="none"
        {...(unit.length > 1 && { rightSectionWidth: '4.25rem' })}
        classNames={{ input: classes.time }}
        {...figure}
        onChange={({ currentTarget }) => figure.onChange(currentTarget.value)}
      />
      <FieldSuggestion text={form.suggest(field)} onTake={figure.onChange} />
      {children}
    </div>
  );
}
