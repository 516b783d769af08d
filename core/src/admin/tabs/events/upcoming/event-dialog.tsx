import { Textarea, TextInput } from '@mantine/core';
import { isEventPicturePath, readEvent, SITE_TIME_ZONE, type StoredEvent } from '@quartermile/core/domain';
import { useState } from 'react';
import { ContentDialog } from '../../../kernel/content/content-dialog.js';
import type { ContentFormProps } from '../../../kernel/content/content-tab.js';
import { eventKind } from '../../../kernel/content/kinds/event-kind.js';
import { eventAdminMessages } from '../../../kernel/content/kinds/event-messages.js';
import type { ListedEvent } from '../../../kernel/content/kinds/listed-event.js';
import { useContentForm } from '../../../kernel/content/use-content-form.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { asSeen } from '../../../kernel/forms/as-seen.js';
import { ImageField } from '../../../kernel/forms/image-field.js';
import { editEvent } from './edit-event.js';
import {
  type EventFormValues,
  eventFormProblems,
  newEventValues,
  toEventEdit,
  toEventFormValues,
} from './event-form-values.js';
import { EventPictureNote } from './event-picture-note.js';
import classes from './events-tab.module.css';
import { isMapLink, readTypedLocation } from './read-map-link.js';

const text = eventAdminMessages;

/** Adds or edits an event. Fields of the document that are not in the form are unchanged. */
export function EventDialog({ edited, onClose }: ContentFormProps<ListedEvent>) {
  const state = useEventForm(edited, onClose);
  const { form } = state;
  const { location } = form.values;
  return (
    <ContentDialog kind={eventKind} edited={edited} state={state} size="lg" onClose={onClose}>
      <TextInput label={text.title} required data-autofocus {...form.getInputProps('title')} />
      <div className={classes.moment}>
        <TextInput label={text.date} type="date" description={text.dateHint} {...form.getInputProps('day')} />
        <TextInput
          label={text.time}
          type="time"
          description={text.timeHint(SITE_TIME_ZONE)}
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
    </ContentDialog>
  );
}

const valuesOf = (stored: StoredEvent): EventFormValues => toEventFormValues(readEvent(stored));

function useEventForm(edited: ListedEvent | null, onSent: () => void) {
  const { client } = useDashboard().host;
  const [initialValues] = useState<EventFormValues>(() =>
    edited ? toEventFormValues(edited.event) : newEventValues,
  );
  return useContentForm(eventKind, {
    edited,
    initialValues,
    edits: edited && { item: edited.stored, valuesOf },
    validate: (values) => eventFormProblems(values, initialValues, edited === null),
    fieldOf: (path) => (isEventPicturePath(path) ? 'picture' : path),
    call: (values, options, seen) => {
      if (!seen) return client.events.add(editEvent({}, toEventEdit(values, newEventValues)), options);
      const changes = editEvent(seen, toEventEdit(values, valuesOf(seen)));
      return client.events.update(seen.id, asSeen(changes, seen), options);
    },
    onSent,
  });
}

/** Describes how visitors will see the typed location. */
function locationHint(typed: string): string {
  const place = readTypedLocation(typed);
  if (!place) return text.locationHint;
  if (place.kind === 'coordinates') return text.readAsPoint(place.lat, place.lng);
  return isMapLink(typed) ? text.locationHint : text.readAsText;
}
