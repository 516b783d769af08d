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
interface Open {
  readonly dialog: 'add' | 'edit' | 'media';
  readonly id: string | null;
}

function PastEvents({ events }: { readonly events: readonly PastEvent[] }) {
  const { drafts } = useDesk();
  const [open, setOpen] = useState<Open | null>(() => openedByDraft(drafts));
  const close = (): void => setOpen(null);
  const event = events.find(({ _id }) => _id === open?.id);
  const add = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      onClick={() => setOpen({ dialog: 'add', id: null })}
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
          <PastEventsList events={events} onOpen={(dialog, { _id }) => setOpen({ dialog, id: _id })} />
        </>
      )}
      {open?.dialog === 'add' && <PastEventDialog edited={null} onClose={close} />}
      {open?.dialog === 'edit' && event && <PastEventDialog edited={event} onClose={close} />}
      {open?.dialog === 'media' && event && <PastEventMediaDialog event={event} onClose={close} />}
    </Stack>
  );
}

/** What was being typed when the session ended goes on where it was. */
function openedByDraft(drafts: DraftStore): Open | null {
  if (drafts.read({ form: ADD_PAST_EVENT_FORM })) return { dialog: 'add', id: null };
  const edited = drafts.subjectOf(EDIT_PAST_EVENT_FORM);
  if (edited !== null) return { dialog: 'edit', id: edited };
  const id = drafts.subjectOf('past-event-picture') ?? drafts.subjectOf('past-event-video');
  return id === null ? null : { dialog: 'media', id };
}
