import { Group, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { adminMessages, type PastEvent } from '@quartermile/core/domain';
import { useState } from 'react';
import { useDesk } from '../dashboard/desk-context.js';
import type { DraftName } from '../forms/draft-store.js';
import { EditActions, EditDialog } from '../forms/edit-dialog.js';
import { ImageField, imageInput } from '../forms/image-field.js';
import { useLeave } from '../forms/leave-guard.js';
import { useDeskForm } from '../forms/use-desk-form.js';
import { pastEventProblems, toPastEventChanges, toPastEventFormValues } from './past-event-form-values.js';
import { pastEventLists } from './use-past-events.js';

const text = adminMessages.pastEvents;

/** Under these the forms' drafts are kept. */
export const ADD_PAST_EVENT_FORM = 'add-past-event';
export const EDIT_PAST_EVENT_FORM = 'edit-past-event';

export interface PastEventDialogProps {
  /** What is edited; null for a new one. */
  readonly edited: PastEvent | null;
  onClose(): void;
}

/** Adds a past event, or edits its words and picture. */
export function PastEventDialog({ edited, onClose }: PastEventDialogProps) {
  const name = edited ? { form: EDIT_PAST_EVENT_FORM, subject: edited._id } : { form: ADD_PAST_EVENT_FORM };
  const leave = useLeave();
  const close = (): void => leave(onClose, name);
  const [reading, setReading] = useState(false);
  const { form, formProps, busy, sentPercent } = usePastEventForm(edited, name, onClose);
  return (
    <EditDialog title={edited ? text.editTitle : text.addTitle} size="lg" name={name} onClose={onClose}>
      <form {...formProps}>
        <Stack gap="md">
          <TextInput label={text.title} required data-autofocus {...form.getInputProps('title')} />
          <Group grow align="start">
            <TextInput label={text.date} type="date" required {...form.getInputProps('date')} />
            <TextInput label={text.location} {...form.getInputProps('location')} />
          </Group>
          <Textarea label={text.description} autosize minRows={3} {...form.getInputProps('description')} />
          <ImageField
            label={text.picture}
            onBusyChange={setReading}
            sentPercent={sentPercent}
            {...imageInput(form, 'image')}
          />
          <Switch label={text.featured} {...form.getInputProps('featured', { type: 'checkbox' })} />
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

function usePastEventForm(edited: PastEvent | null, name: DraftName, onSent: () => void) {
  const { client } = useDesk().host;
  const [initialValues] = useState(() => toPastEventFormValues(edited));
  return useDeskForm({
    name,
    initialValues,
    validate: pastEventProblems,
    call: (values, options) => {
      const { image, ...fields } = values;
      return edited
        ? client.pastEvents.update(edited._id, toPastEventChanges(values, initialValues), options)
        : client.pastEvents.add({ ...fields, image: image?.dataUrl ?? null }, options);
    },
    done: edited ? text.updated : text.added,
    failed: edited ? text.updateFailed : text.addFailed,
    lists: pastEventLists,
    onSent,
  });
}
