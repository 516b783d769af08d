import { Button, Group, Stack } from '@mantine/core';
import { adminMessages } from '@quartermile/core/domain';
import { EmptyState } from '@quartermile/core/ui';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useDesk } from '../dashboard/desk-context.js';
import type { DraftStore } from '../forms/draft-store.js';
import { LoadedList } from '../lists/loaded-list.js';
import { ADD_EVENT_FORM, EDIT_EVENT_FORM, EventDialog } from './event-dialog.js';
import { EventsList } from './events-list.js';
import { ImportDialog } from './import/import-dialog.js';
import type { ListedEvent } from './listed-event.js';
import { useEvents } from './use-events.js';

const text = adminMessages.events;

/** The events collection: what is to come, what has been, and what has no date. */
export function EventsTab() {
  const query = useEvents();
  return (
    <LoadedList query={query} failed={text.failedToLoad} rowHeight={88}>
      {(events) => <Events events={events} />}
    </LoadedList>
  );
}

type Open = 'none' | 'import' | 'add' | ListedEvent;

function Events({ events }: { readonly events: readonly ListedEvent[] }) {
  const { drafts } = useDesk();
  const [open, setOpen] = useState(() => openedByDraft(drafts, events));
  const close = (): void => setOpen('none');
  const actions = (
    <Group gap="sm">
      <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setOpen('add')}>
        {text.add}
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileImport size={18} aria-hidden="true" />}
        onClick={() => setOpen('import')}
      >
        {text.import}
      </Button>
    </Group>
  );
  return (
    <Stack gap="md">
      {events.length === 0 ? (
        <EmptyState title={text.emptyTitle} detail={text.emptyDetail} action={actions} />
      ) : (
        <>
          {actions}
          <EventsList events={events} onEdit={setOpen} />
        </>
      )}
      {open === 'import' && <ImportDialog stored={events.map(({ stored }) => stored)} onClose={close} />}
      {open === 'add' && <EventDialog edited={null} onClose={close} />}
      {typeof open === 'object' && <EventDialog key={open.stored.id} edited={open} onClose={close} />}
    </Stack>
  );
}

/** What was being typed when the session ended goes on where it was. */
function openedByDraft(drafts: DraftStore, events: readonly ListedEvent[]): Open {
  if (drafts.read({ form: ADD_EVENT_FORM })) return 'add';
  const id = drafts.subjectOf(EDIT_EVENT_FORM);
  return events.find(({ stored }) => stored.id === id) ?? 'none';
}
