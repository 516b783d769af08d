import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { stripsCalls } from '@quartermile/core/client';
import { type Strip, stripAddSchema } from '@quartermile/core/domain';
import { useState } from 'react';
import { ContentDialog } from '../../../kernel/content/content-dialog.js';
import type { ContentFormProps } from '../../../kernel/content/content-tab.js';
import { stripKind } from '../../../kernel/content/kinds/strip-kind.js';
import { stripAdminMessages } from '../../../kernel/content/kinds/strip-messages.js';
import { useContentForm } from '../../../kernel/content/use-content-form.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { asSeen } from '../../../kernel/forms/as-seen.js';

const text = stripAdminMessages;

/** Values of the form, as typed. */
interface StripValues {
  readonly name: string;
  readonly place: string;
  readonly altitude: string;
}

const valuesOf = (strip: Strip | null): StripValues => ({
  name: strip?.name ?? '',
  place: strip?.place ?? '',
  altitude: String(strip?.altitude ?? ''),
});
const labels = { name: text.nameField, place: text.placeField, altitude: text.altitudeField };
const problemsOf = schemaResolver(stripAddSchema, { sync: true });

/** Adds or edits a strip. */
export function StripDialog({ edited, onClose }: ContentFormProps<Strip>) {
  const state = useStripForm(edited, onClose);
  const { form } = state;
  return (
    <ContentDialog kind={stripKind} edited={edited} state={state} onClose={onClose}>
      <TextInput
        label={text.nameField}
        placeholder={text.namePlaceholder}
        required
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput
        label={text.placeField}
        placeholder={text.placePlaceholder}
        required
        {...form.getInputProps('place')}
      />
      <TextInput
        label={text.altitudeField}
        description={text.altitudeHint}
        placeholder={text.altitudePlaceholder}
        // No numeric keyboard of a phone has a minus sign on every system.
        inputMode="text"
        rightSection="m"
        rightSectionPointerEvents="none"
        {...form.getInputProps('altitude')}
      />
    </ContentDialog>
  );
}

function useStripForm(edited: Strip | null, onSent: () => void) {
  const { client } = useDashboard().host;
  const calls = stripsCalls(client.call);
  const [initialValues] = useState(() => valuesOf(edited));
  return useContentForm<Strip, StripValues, Strip>(stripKind, {
    edited,
    initialValues,
    edits: edited && { item: edited, valuesOf, labels },
    validate: problemsOf,
    call: (values, options, seen) =>
      seen ? calls.update(seen._id, asSeen(values, seen), options) : calls.add(values, options),
    onSent,
    checksEmptyFields: true,
  });
}
