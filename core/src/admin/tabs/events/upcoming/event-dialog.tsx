import { Text, Textarea, TextInput } from '@mantine/core';
import {
  countEventPictures,
  isEventPicturePath,
  isOwnPicture,
  readEvent,
  type StoredEvent,
} from '@quartermile/core/domain';
import { useState } from 'react';
import { ContentDialog } from '../../../kernel/content/content-dialog.js';
import type { ContentFormProps } from '../../../kernel/content/content-tab.js';
import { eventKind } from '../../../kernel/content/kinds/event-kind.js';
import { eventAdminMessages } from '../../../kernel/content/kinds/event-messages.js';
import type { ListedEvent } from '../../../kernel/content/kinds/listed-event.js';
import {
  PublishAtField,
  plannedNote,
  publishAtValue,
  publishMessages,
  toPublishAt,
} from '../../../kernel/content/publish-at.js';
import { useContentForm } from '../../../kernel/content/use-content-form.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { SITE_TIME_WORDS } from '../../../kernel/dates/site-time.js';
import { asSeen } from '../../../kernel/forms/as-seen.js';
import { ImageField } from '../../../kernel/forms/image-field.js';
import { editEvent } from './edit-event.js';
import classes from './event-dialog.module.css';
import {
  type EventFormValues,
  eventFormProblems,
  newEventValues,
  toEventEdit,
  toEventFormValues,
} from './event-form-values.js';
import { isMapLink, readTypedLocation } from './read-map-link.js';

const text = eventAdminMessages;

/** Adds or edits an event. Fields of the document that are not in the form are unchanged. */
export function EventDialog({ edited, onClose }: ContentFormProps<ListedEvent>) {
  const state = useEventForm(edited, onClose);
  const { form } = state;
  const { location, publishAt } = form.values;
  const isScheduled = edited?.stored._publishAt !== undefined;
  const label = submitLabel(publishAt, edited === null, isScheduled);
  return (
    <ContentDialog kind={eventKind} edited={edited} state={state} label={label} size="lg" onClose={onClose}>
      <TextInput label={text.title} required data-autofocus {...form.getInputProps('title')} />
      <div className={classes.moment}>
        <TextInput label={text.date} type="date" description={text.dateHint} {...form.getInputProps('day')} />
        <TextInput
          label={text.time}
          type="time"
          description={SITE_TIME_WORDS}
          {...form.getInputProps('time')}
        />
      </div>
      <TextInput
        label={text.location}
        description={locationHint(location)}
        {...form.getInputProps('location')}
      />
      <Textarea label={text.description} autosize minRows={3} {...form.getInputProps('description')} />
      <ImageField label={text.picture} {...state.pictureInput('picture')} />
      {edited && !form.values.picture && <EventPictureNote {...edited} />}
      {(!edited || isScheduled) && <PublishAtField {...form.getInputProps('publishAt')} />}
    </ContentDialog>
  );
}

interface EventValues extends EventFormValues {
  readonly publishAt: string;
}

const noValues: EventValues = { ...newEventValues, publishAt: '' };
const valuesOf = (stored: StoredEvent): EventValues => ({
  ...toEventFormValues(readEvent(stored)),
  publishAt: publishAtValue(stored._publishAt),
});

function useEventForm(edited: ListedEvent | null, onSent: () => void) {
  const { client } = useDashboard().host;
  const [initialValues] = useState(() => (edited ? valuesOf(edited.stored) : noValues));
  return useContentForm(eventKind, {
    edited,
    initialValues,
    edits: edited && { item: edited.stored, valuesOf },
    validate: (values) => eventFormProblems(values, initialValues, edited === null),
    fieldOf: (path) => (isEventPicturePath(path) ? 'picture' : path.replace('_publishAt', 'publishAt')),
    call: (values, options, seen) => {
      const before = seen ? valuesOf(seen) : noValues;
      const changes = {
        ...editEvent(seen ?? {}, toEventEdit(values, before)),
        ...(values.publishAt !== before.publishAt && { _publishAt: toPublishAt(values.publishAt) }),
      };
      if (!seen) return client.events.add(changes, options);
      return client.events.update(seen.id, asSeen(changes, seen), options);
    },
    doneNote: ({ _publishAt }) => plannedNote(_publishAt),
    onSent,
  });
}

/** Label of the submit button where the time of publication decides it. */
function submitLabel(publishAt: string, isNew: boolean, isScheduled: boolean): string | undefined {
  if (publishAt) return isNew ? text.schedule : undefined;
  return isScheduled ? publishMessages.now : undefined;
}

/** Describes how visitors will see the typed location. */
function locationHint(typed: string): string {
  const place = readTypedLocation(typed);
  if (!place) return text.locationHint;
  if (place.kind === 'coordinates') return text.readAsPoint(place.lat, place.lng);
  return isMapLink(typed) ? text.locationHint : text.readAsText;
}

/** Explains which stored pictures of an event the form does not show. */
function EventPictureNote({ event, stored }: ListedEvent) {
  const note = noteOf(event.image, countEventPictures(stored) - 1);
  return (
    note && (
      <Text size="sm" c="dimmed" role="status">
        {note}
      </Text>
    )
  );
}

/** @param others number of stored pictures besides the displayed one */
function noteOf(picture: string | null, others: number): string | null {
  if (picture === null) return null;
  if (!isOwnPicture(picture)) return text.foreignPicture;
  return others > 0 ? text.otherPictures(others) : null;
}
