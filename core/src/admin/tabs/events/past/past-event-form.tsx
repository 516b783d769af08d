import { Group, Switch, Textarea, TextInput } from '@mantine/core';
import { type FormErrors, schemaResolver } from '@mantine/form';
import {
  type PastEvent,
  type PastEventUpdate,
  pastEventAddSchema,
  readEvent,
  toWallClock,
} from '@quartermile/core/domain';
import type { PickedImage } from '@quartermile/core/ui';
import { useState } from 'react';
import { ContentDialog } from '../../../kernel/content/content-dialog.js';
import type { ContentFormProps } from '../../../kernel/content/content-tab.js';
import { pastEventKind } from '../../../kernel/content/kinds/past-event-kind.js';
import { pastEventAdminMessages } from '../../../kernel/content/kinds/past-event-messages.js';
import { type ContentForm, useContentForm } from '../../../kernel/content/use-content-form.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { asSeen } from '../../../kernel/forms/as-seen.js';
import { ImageField, storedImage } from '../../../kernel/forms/image-field.js';

const text = pastEventAdminMessages;

/** Values of the past event form. */
export interface PastEventFormValues {
  readonly title: string;
  /** A date without a time. */
  readonly date: string;
  readonly location: string;
  readonly description: string;
  readonly image: PickedImage | null;
  readonly featured: boolean;
}

/** Adds or edits a past event: its texts and its picture. */
export function PastEventDialog({ edited, onClose }: ContentFormProps<PastEvent>) {
  const state = usePastEventForm(edited, onClose);
  return (
    <ContentDialog kind={pastEventKind} edited={edited} state={state} size="lg" onClose={onClose}>
      <PastEventFields state={state} />
    </ContentDialog>
  );
}

/** The inputs of a past event: its texts and its picture. */
export function PastEventFields({ state }: { readonly state: ContentForm<PastEventFormValues> }) {
  const { form } = state;
  return (
    <>
      <TextInput label={text.title} required data-autofocus {...form.getInputProps('title')} />
      {/* Below each other where a label would not fit on a line. */}
      <Group grow align="start" preventGrowOverflow={false}>
        <TextInput miw="10rem" label={text.date} type="date" required {...form.getInputProps('date')} />
        <TextInput miw="10rem" label={text.location} {...form.getInputProps('location')} />
      </Group>
      <Textarea label={text.description} autosize minRows={3} {...form.getInputProps('description')} />
      <ImageField label={text.picture} {...state.pictureInput('image')} />
      <Switch label={text.featured} {...form.getInputProps('featured', { type: 'checkbox' })} />
    </>
  );
}

const changesOf = (values: PastEventFormValues, seen: PastEvent) =>
  toPastEventChanges(values, toPastEventFormValues(seen));

function usePastEventForm(edited: PastEvent | null, onSent: () => void) {
  const { client } = useDashboard().host;
  const [initialValues] = useState(() => toPastEventFormValues(edited));
  return useContentForm(pastEventKind, {
    edited,
    initialValues,
    edits: edited && { item: edited, valuesOf: toPastEventFormValues },
    validate: pastEventProblems,
    call: (values, options, seen) => {
      const { image, ...fields } = values;
      return seen
        ? client.pastEvents.update(seen._id, asSeen(changesOf(values, seen), seen), options)
        : client.pastEvents.add({ ...fields, image: image?.dataUrl ?? null }, options);
    },
    onSent,
  });
}

/** Returns the form values of a past event; empty for a new one. */
function toPastEventFormValues(event: PastEvent | null): PastEventFormValues {
  return {
    title: event?.title ?? '',
    date: event ? toWallClock(readEvent(event)).day : '',
    location: event?.location ?? '',
    description: event?.description ?? '',
    image: storedImage(event?.image ?? null),
    featured: event?.featured ?? false,
  };
}

const checkFields = schemaResolver(pastEventAddSchema, { sync: true });

/** Validation errors by field. */
export function pastEventProblems(values: PastEventFormValues): FormErrors {
  const { image: _, ...fields } = values;
  return checkFields(fields);
}

/** Returns the changed fields. null clears the picture. */
function toPastEventChanges(values: PastEventFormValues, initial: PastEventFormValues): PastEventUpdate {
  const { image, ...fields } = values;
  const changed = Object.entries(fields).filter(
    ([name, value]) => value !== initial[name as keyof typeof fields],
  );
  return {
    ...(Object.fromEntries(changed) as PastEventUpdate),
    ...(image?.dataUrl !== initial.image?.dataUrl && { image: image?.dataUrl ?? null }),
  };
}
