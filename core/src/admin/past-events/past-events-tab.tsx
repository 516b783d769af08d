import { Button, Stack } from '@mantine/core';
import { adminMessages, type PastEvent } from '@quartermile/core/domain';
import { EmptyState } from '@quartermile/core/ui';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useDesk } from '../dashboard/desk-context.js';
import type { DraftStore } from '../forms/draft-store.js';
import { LoadedList } from '../lists/loaded-list.js';
import { ADD_PAST_EVENT_FORM, EDIT_PAST_EVENT_FORM, PastEventDialog } from './past-event-dialog.js';
import { PastEventMediaDialog } from './past-event-media-dialog.js';
import { PastEventsList } from './past-events-list.js';
import { usePastEvents } from './use-past-events.js';

const text = adminMessages.pastEvents;

/** Events that have been, with their galleries and videos. */
export function PastEventsTab() {
  const query = usePastEvents();
  return (
    <LoadedList query={query} failed={text.failedToLoad} rowHeight={88}>
      {(events) => <PastEvents events={events} />}
    </LoadedList>
  );
}

/** The dialogue that is open, and about which past event. */
type Open =
  | { readonly dialog: 'none' | 'add' }
  | { readonly dialog: 'edit' | 'media'; readonly event: PastEvent };

function PastEvents({ events }: { readonly events: readonly PastEvent[] }) {
  const { drafts } = useDesk();
  const [open, setOpen] = useState(() => openedByDraft(drafts, events));
  const close = (): void => setOpen({ dialog: 'none' });
  // One that somebody else deletes meanwhile stays on the screen with what is being typed about it.
  const event = 'event' in open ? (events.find(({ _id }) => _id === open.event._id) ?? open.event) : null;
  const add = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      onClick={() => setOpen({ dialog: 'add' })}
    >
      {text.add}
    </Button>
  );
  return (
    <Stack gap="md" align="stretch">
      {events.length === 0 ? (
        <EmptyState title={text.emptyTitle} detail={text.emptyDetail} action={add} />
      ) : (
        <>
          <div>{add}</div>
          <PastEventsList events={events} onOpen={(dialog, opened) => setOpen({ dialog, event: opened })} />
        </>
      )}
      {open.dialog === 'add' && <PastEventDialog edited={null} onClose={close} />}
      {open.dialog === 'edit' && event && <PastEventDialog edited={event} onClose={close} />}
      {open.dialog === 'media' && event && <PastEventMediaDialog event={event} onClose={close} />}
    </Stack>
  );
}

/** What was being typed when the session ended goes on where it was. */
function openedByDraft(drafts: DraftStore, events: readonly PastEvent[]): Open {
  if (drafts.read({ form: ADD_PAST_EVENT_FORM })) return { dialog: 'add' };
  const edited = drafts.subjectOf(EDIT_PAST_EVENT_FORM);
  const id = edited ?? drafts.subjectOf('past-event-picture') ?? drafts.subjectOf('past-event-video');
  const event = events.find(({ _id }) => _id === id);
  return event ? { dialog: edited === null ? 'media' : 'edit', event } : { dialog: 'none' };
}
