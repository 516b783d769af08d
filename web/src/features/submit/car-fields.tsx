import { TextInput } from '@mantine/core';
import { messages, NAME_MAX_LENGTH, PHONE_TEXT_MAX_LENGTH } from '@quartermile/core/domain';
import { FieldSuggestion } from './field-suggestion.js';
import classes from './submission-form.module.css';
import { submitMessages } from './submit-messages.js';
import { fieldProps, type SubmissionForm } from './use-submission-form.js';

const submit = submitMessages;
const labels = messages.carLabels;

export interface CarFieldsProps {
  readonly form: SubmissionForm;
  /** Hint of the phone number where a stored one stays without input. */
  readonly phoneHint?: string;
}

/** Fields for the car and its owner. */
export function CarFields({ form, phoneHint }: CarFieldsProps) {
  const name = fieldProps(form, 'name');
  const owner = fieldProps(form, 'owner');
  return (
    <>
      <TextInput
        label={labels.name}
        placeholder={submit.namePlaceholder}
        name="name"
        required
        maxLength={NAME_MAX_LENGTH}
        autoComplete="off"
        {...name}
        onChange={({ currentTarget }) => name.onChange(currentTarget.value)}
      />
      <TextInput
        label={labels.owner}
        name="owner"
        required
        maxLength={NAME_MAX_LENGTH}
        autoComplete="name"
        {...owner}
        onChange={({ currentTarget }) => owner.onChange(currentTarget.value)}
      />
      <PhoneField form={form} hint={phoneHint} />
    </>
  );
}

interface PhoneFieldProps {
  readonly form: SubmissionForm;
  readonly hint: string | undefined;
}

function PhoneField({ form, hint }: PhoneFieldProps) {
  const cellphone = fieldProps(form, 'cellphone');
  return (
    <div className={classes.wide}>
      <TextInput
        label={labels.cellphone}
        description={hint ?? submit.cellphoneHint}
        name="cellphone"
        type="tel"
        required={hint === undefined}
        maxLength={PHONE_TEXT_MAX_LENGTH}
        autoComplete="tel"
        {...cellphone}
        onChange={({ currentTarget }) => cellphone.onChange(currentTarget.value)}
      />
      <FieldSuggestion text={form.suggest('cellphone')} onTake={cellphone.onChange} />
    </div>
  );
}
