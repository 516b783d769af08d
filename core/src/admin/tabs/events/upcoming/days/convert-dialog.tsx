import { lineupCalls } from '@quartermile/core/client';
import {
  EVENT_LINE_MAX_LENGTH,
  isOwnPicture,
  messages,
  type PastEvent,
  TITLE_MAX_LENGTH,
  toWallClock,
} from '@quartermile/core/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ContentDialog } from '../../../../kernel/content/content-dialog.js';
import type { ContentKind } from '../../../../kernel/content/content-kind.js';
import { placeWords } from '../../../../kernel/content/kinds/event-kind.js';
import type { ListedEvent } from '../../../../kernel/content/kinds/listed-event.js';
import { pastEventKind } from '../../../../kernel/content/kinds/past-event-kind.js';
import { useContentForm } from '../../../../kernel/content/use-content-form.js';
import { useDashboard } from '../../../../kernel/context/dashboard-context.js';
import { listKeys } from '../../../../kernel/context/query-client.js';
import { storedImage } from '../../../../kernel/forms/image-field.js';
import { notifyCallFailure, notifySuccess } from '../../../../kernel/notifications/notify.js';
import { PastEventFields, type PastEventFormValues, pastEventProblems } from '../../past/past-event-form.js';
import { eventDayAdminMessages } from './day-messages.js';

const text = eventDayAdminMessages;
const lists = [listKeys.events, listKeys.pastEvents, listKeys.activity];

export interface ConvertDialogProps {
  readonly listed: ListedEvent;
  onClose(): void;
}

/** Name of the form's draft. */
export const convertForm = (id: string): string => `convert-event-${id}`;

/** Turns an event whose day is over into a past event: its prefilled form. The step can be undone. */
export function ConvertDialog({ listed, onClose }: ConvertDialogProps) {
  const { client } = useDashboard().host;
  const { id } = listed.stored;
  const kind = kindOf(id);
  const pastId = useRef('');
  const undo = useUndo();
  const [initialValues] = useState(() => toFormValues(listed));
  const state = useContentForm<PastEvent, PastEventFormValues, PastEvent>(kind, {
    edited: null,
    initialValues,
    validate: pastEventProblems,
    call: async ({ image, ...fields }, options) => {
      const event = { ...fields, image: image?.dataUrl ?? null };
      const past = await lineupCalls(client.call).toPastEvent(id, event, options);
      pastId.current = past._id;
      return past;
    },
    afterwards: () => ({ label: text.undo, run: () => void undo(pastId.current) }),
    onSent: onClose,
  });
  return (
    <ContentDialog kind={kind} edited={null} state={state} size="lg" onClose={onClose}>
      <PastEventFields state={state} />
    </ContentDialog>
  );
}

function useUndo(): (pastId: string) => Promise<void> {
  const { client } = useDashboard().host;
  const queryClient = useQueryClient();
  return async (pastId) => {
    try {
      await lineupCalls(client.call).toEvent(pastId);
      notifySuccess(text.undone);
    } catch (error) {
      notifyCallFailure(error, text.undoFailed);
    }
    for (const queryKey of lists) void queryClient.invalidateQueries({ queryKey });
  };
}

/** The past event form under names of its own. */
function kindOf(id: string): ContentKind<PastEvent> {
  return {
    ...pastEventKind,
    lists,
    forms: { add: convertForm(id), edit: convertForm(id) },
    text: {
      ...pastEventKind.text,
      addTitle: text.convertTitle,
      add: text.convertButton,
      adding: text.converting,
      added: text.converted,
      addFailed: text.convertFailed,
    },
  };
}

/** The form values of an event. A long title or place of an imported event is cut to what a past event may have. */
function toFormValues({ event }: ListedEvent): PastEventFormValues {
  const { untitled, noDescription } = messages.events;
  return {
    title: event.title === untitled ? '' : event.title.slice(0, TITLE_MAX_LENGTH),
    date: toWallClock(event).day,
    location: event.location ? placeWords(event.location).slice(0, EVENT_LINE_MAX_LENGTH) : '',
    description: event.description === noDescription ? '' : event.description,
    image: isOwnPicture(event.image) ? storedImage(event.image) : null,
    featured: false,
  };
}
