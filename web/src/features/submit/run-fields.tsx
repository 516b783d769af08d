import { InputBase, TextInput } from '@mantine/core';
import {
  DRIVETRAINS,
  type Drivetrain,
  messages,
  RUN_FIGURES,
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
import { fieldProps, type SubmissionForm } from './use-submission-form.js';

const submit = messages.submit;

const drivetrainChoices = [
  { value: '', label: submit.drivetrainPlaceholder, disabled: true },
  ...DRIVETRAINS.map((drivetrain) => ({ value: drivetrain, label: drivetrain })),
];

/** Fields for the figures of the run, the drivetrain and the requested categories. */
export function RunFields({ form, getClient }: RunFactsProps) {
  const drivetrain = fieldProps(form, 'drivetrain', 'at-once');
  return (
    <>
      {RUN_FIGURES.map((field) => (
        <FigureField key={field} form={form} field={field}>
          {field === 'time' && (
            <PlaceHint
              time={form.values.time}
              drivetrain={form.values.drivetrain || null}
              getClient={getClient}
            />
          )}
        </FigureField>
      ))}
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
      <CategoryTicks form={form} />
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
