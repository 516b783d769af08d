import { Stack, Textarea, TextInput } from '@mantine/core';
import {
  adminMessages,
  editEvent,
  isEventPicturePath,
  isMapLink,
  readTypedLocation,
  SITE_TIME_ZONE,
} from '@quartermile/core/domain';
import { useState } from 'react';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';
import type { DraftName } from '../forms/draft-store.js';
import { EditActions, EditDialog } from '../forms/edit-dialog.js';
import { ImageField, imageInput } from '../forms/image-field.js';
import { useLeave } from '../forms/leave-guard.js';
import { useDeskForm } from '../forms/use-desk-form.js';
import classes from './event-dialog.module.css';
import {
  type EventFormValues,
  eventFormProblems,
  newEventValues,
  toEventEdit,
  toEventFormValues,
} from './event-form-values.js';
import { EventPictureNote } from './event-picture-note.js';
import type { ListedEvent } from './listed-event.js';

const text = adminMessages.events;

/** Under these the forms' drafts are kept. */
export const ADD_EVENT_FORM = 'add-event';
export const EDIT_EVENT_FORM = 'edit-event';

export interface EventDialogProps {
  /** What is edited; null for a new event. */
  readonly edited: ListedEvent | null;
  onClose(): void;
}

/** Adds an event, or edits one: fields of its document that the form does not know stay as they are. */
export function EventDialog({ edited, onClose }: EventDialogProps) {
  const name = edited ? { form: EDIT_EVENT_FORM, subject: edited.stored.id } : { form: ADD_EVENT_FORM };
  const leave = useLeave();
  const close = (): void => leave(onClose, name);
  const [reading, setReading] = useState(false);
  const { form, formProps, busy, sentPercent } = useEventForm(edited, name, onClose);
  const { location } = form.values;
  return (
    <EditDialog title={edited ? text.editTitle : text.addTitle} size="lg" name={name} onClose={onClose}>
      <form {...formProps}>
        <Stack gap="md">
          <TextInput label={text.title} required data-autofocus {...form.getInputProps('title')} />
          <div className={classes.moment}>
            <TextInput
              label={text.date}
              type="date"
              description={text.dateHint}
              {...form.getInputProps('day')}
            />
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
          <ImageField
            label={text.picture}
            onBusyChange={setReading}
            sentPercent={sentPercent}
            {...imageInput(form, 'picture')}
          />
          {edited && !form.values.picture && <EventPictureNote {...edited} />}
          <EditActions
            label={edited ? text.save : text.add}
            busyLabel={edited ? text.save : text.adding}
            busy={busy}
            disabled={reading}
            onCancel={close}
          />
        </Stack>
      </form>
    </EditDialog>
  );
}

function useEventForm(edited: ListedEvent | null, name: DraftName, onSent: () => void) {
  const { client } = useDesk().host;
  const [initialValues] = useState<EventFormValues>(() =>
    edited ? toEventFormValues(edited.event) : newEventValues,
  );
  return useDeskForm({
    name,
    initialValues,
    validate: (values) => eventFormProblems(values, initialValues, edited === null),
    fieldOf: (path) => (isEventPicturePath(path) ? 'picture' : path),
    call: (values, options) => {
      const edit = toEventEdit(values, initialValues);
      return edited
        ? client.events.update(edited.stored.id, editEvent(edited.stored, edit), options)
        : client.events.add(editEvent({}, edit), options);
    },
    done: edited ? text.updated : text.added,
    failed: edited ? text.updateFailed : text.addFailed,
    lists: [listKeys.events, listKeys.activity],
    onSent,
  });
}

/** How what was typed will be shown to visitors. */
function locationHint(typed: string): string {
  const place = readTypedLocation(typed);
  if (!place) return text.locationHint;
  if (place.kind === 'coordinates') return text.readAsPoint(place.lat, place.lng);
  return isMapLink(typed) ? text.locationHint : text.readAsText;
}
