import { Button, Stack } from '@mantine/core';
import type { PastEvent } from '@quartermile/core/domain';
import { EmptyState } from '@quartermile/core/ui';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { draftedItem } from '../../../kernel/content/content-kind.js';
import { pastEventKind } from '../../../kernel/content/kinds/past-event-kind.js';
import { pastEventAdminMessages } from '../../../kernel/content/kinds/past-event-messages.js';
import { useContent } from '../../../kernel/content/use-content.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import type { DraftStore } from '../../../kernel/context/draft-store.js';
import { LoadedList } from '../../../kernel/lists/loaded-list.js';
import { PastEventDialog } from './past-event-dialog.js';
import { PastEventMediaDialog } from './past-event-media-dialog.js';
import { PastEventsList } from './past-events-list.js';

const text = pastEventAdminMessages;

/** Past events with their galleries and videos. */
export function PastEventsTab() {
  const query = useContent(pastEventKind);
  return (
    <LoadedList query={query} failed={text.failedToLoad} rowHeight={88}>
      {(events) => <PastEvents events={events} />}
    </LoadedList>
  );
}

/** The open dialog and its past event. */
type Open =
  | { readonly dialog: 'none' | 'add' }
  | { readonly dialog: 'edit' | 'media'; readonly event: PastEvent };

function PastEvents({ events }: { readonly events: readonly PastEvent[] }) {
  const { drafts } = useDashboard();
  const [open, setOpen] = useState(() => openedByDraft(drafts, events));
  const close = (): void => setOpen({ dialog: 'none' });
  const event = 'event' in open ? (events.find(({ _id }) => _id === open.event._id) ?? open.event) : null;
  // An event that is deleted by someone else remains in the dialog as last shown, so that the input is not lost.
  if (event && 'event' in open && event !== open.event) setOpen({ ...open, event });
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

/** Reopens the dialog that had unsent input when the session ended. */
function openedByDraft(drafts: DraftStore, events: readonly PastEvent[]): Open {
  const drafted = draftedItem(drafts, pastEventKind, events);
  if (drafted === 'add') return { dialog: 'add' };
  if (drafted) return { dialog: 'edit', event: drafted };
  const id = drafts.subjectOf('past-event-picture') ?? drafts.subjectOf('past-event-video');
  const event = events.find(({ _id }) => _id === id);
  return event ? { dialog: 'media', event } : { dialog: 'none' };
}
