import { InputBase, TextInput } from '@mantine/core';
import {
  DRIVETRAINS,
  type Drivetrain,
  messages,
  suggestTime,
  TIME_TEXT_MAX_LENGTH,
} from '@quartermile/core/domain';
import { IconChevronDown } from '@tabler/icons-react';
import { CategoryTicks } from './category-ticks.js';
import { FieldSuggestion } from './field-suggestion.js';
import classes from './submission-form.module.css';
import { fieldProps, type SubmissionForm } from './use-submission-form.js';

const submit = messages.submit;

const drivetrainChoices = [
  { value: '', label: submit.drivetrainPlaceholder, disabled: true },
  ...DRIVETRAINS.map((drivetrain) => ({ value: drivetrain, label: drivetrain })),
];

/** What the strip said, and where it should stand. */
export function RunFields({ form }: { readonly form: SubmissionForm }) {
  const drivetrain = fieldProps(form, 'drivetrain', 'at-once');
  return (
    <>
      <TimeField form={form} />
      <InputBase
        component="select"
        pointer
        rightSection={<IconChevronDown size={18} aria-hidden="true" />}
        rightSectionPointerEvents="none"
        label={submit.drivetrain}
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
    </>
  );
}

function TimeField({ form }: { readonly form: SubmissionForm }) {
  const time = fieldProps(form, 'time');
  return (
    <div>
      <TextInput
        label={submit.time}
        placeholder={submit.timePlaceholder}
        name="time"
        inputMode="decimal"
        required
        maxLength={TIME_TEXT_MAX_LENGTH}
        autoComplete="off"
        rightSection={<span className={classes.unit}>s</span>}
        rightSectionPointerEvents="none"
        classNames={{ input: classes.time }}
        {...time}
        onChange={({ currentTarget }) => time.onChange(currentTarget.value)}
      />
      <FieldSuggestion text={time.error ? suggestTime(time.value) : null} onTake={time.onChange} />
    </div>
  );
}
