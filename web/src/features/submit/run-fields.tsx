import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import {
  CATEGORIES,
  type Category,
  DRIVETRAINS,
  type Drivetrain,
  messages,
  suggestTime,
  TIME_TEXT_MAX_LENGTH,
} from '@quartermile/core/domain';
import { FieldSuggestion } from './field-suggestion.js';
import classes from './submission-form.module.css';
import { fieldProps, type SubmissionForm } from './use-submission-form.js';

const { submit } = messages;

const drivetrainChoices = [
  { value: '', label: submit.drivetrainPlaceholder, disabled: true },
  ...DRIVETRAINS.map((drivetrain) => ({ value: drivetrain, label: drivetrain })),
];

/** What the strip said, and where it should stand. */
export function RunFields({ form }: { readonly form: SubmissionForm }) {
  const drivetrain = fieldProps(form, 'drivetrain', 'at-once');
  const categories = fieldProps(form, 'requestedCategories', 'at-once');
  return (
    <>
      <TimeField form={form} />
      <NativeSelect
        label={submit.drivetrain}
        name="drivetrain"
        required
        data={drivetrainChoices}
        {...drivetrain}
        onChange={({ currentTarget }) => drivetrain.onChange(currentTarget.value as Drivetrain)}
      />
      <Checkbox.Group
        label={submit.categories}
        description={submit.categoriesHint}
        required
        className={classes.wide}
        value={[...categories.value]}
        error={categories.error}
        errorProps={{ role: 'alert' }}
        onChange={(chosen) => categories.onChange(chosen as Category[])}
      >
        <div className={classes.ticks}>
          {CATEGORIES.map((category) => (
            <Checkbox
              key={category}
              size="md"
              value={category}
              label={category}
              classNames={{ body: classes.tick }}
            />
          ))}
        </div>
      </Checkbox.Group>
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
