import { InputBase, TextInput } from '@mantine/core';
import { messages, NAME_MAX_LENGTH, PHONE_TEXT_MAX_LENGTH } from '@quartermile/core/domain';
import { FieldSuggestion } from './field-suggestion.js';
import classes from './submission-form.module.css';
import { fieldProps, type SubmissionForm } from './use-submission-form.js';

const submit = messages.submit;
const labels = messages.carLabels;

/** Fields for the car and its owner. */
export function CarFields({ form }: { readonly form: SubmissionForm }) {
  const name = fieldProps(form, 'name');
  const owner = fieldProps(form, 'owner');
  const description = fieldProps(form, 'description');
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
      <PhoneField form={form} />
      <InputBase
        component="textarea"
        multiline
        label={labels.description}
        description={submit.descriptionHint}
        name="description"
        rows={4}
        className={classes.wide}
        {...description}
        onChange={({ currentTarget }) => description.onChange(currentTarget.value)}
      />
    </>
  );
}

function PhoneField({ form }: { readonly form: SubmissionForm }) {
  const cellphone = fieldProps(form, 'cellphone');
  return (
    <div className={classes.wide}>
      <TextInput
        label={labels.cellphone}
        description={submit.cellphoneHint}
        name="cellphone"
        type="tel"
        required
        maxLength={PHONE_TEXT_MAX_LENGTH}
        autoComplete="tel"
        {...cellphone}
        onChange={({ currentTarget }) => cellphone.onChange(currentTarget.value)}
      />
      <FieldSuggestion text={form.suggest('cellphone')} onTake={cellphone.onChange} />
    </div>
  );
}
