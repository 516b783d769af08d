import { Button, Group, Stack } from '@mantine/core';
import { EmptyState } from '@quartermile/core/ui';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { draftedItem } from '../../../kernel/content/content-kind.js';
import { eventKind } from '../../../kernel/content/kinds/event-kind.js';
import { eventAdminMessages } from '../../../kernel/content/kinds/event-messages.js';
import type { ListedEvent } from '../../../kernel/content/kinds/listed-event.js';
import { useContent } from '../../../kernel/content/use-content.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import type { DraftStore } from '../../../kernel/context/draft-store.js';
import { LoadedList } from '../../../kernel/lists/loaded-list.js';
import { ConvertDialog, convertForm } from './days/convert-dialog.js';
import { LineupDialog } from './days/lineup-dialog.js';
import { EventDialog } from './event-dialog.js';
import { type EventDialogName, EventsList } from './events-list.js';
import { ImportDialog } from './import/import-dialog.js';

const text = eventAdminMessages;

/** The events collection: upcoming, past and undated events. */
export function EventsTab() {
  const query = useContent(eventKind);
  return (
    <LoadedList query={query} failed={text.failedToLoad} rowHeight={88}>
      {(events) => <Events events={events} />}
    </LoadedList>
  );
}

type Open = 'none' | 'import' | 'add' | { readonly dialog: EventDialogName; readonly event: ListedEvent };

function Events({ events }: { readonly events: readonly ListedEvent[] }) {
  const { drafts } = useDashboard();
  const [open, setOpen] = useState<Open>(() => openedByDraft(drafts, events));
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
          <EventsList events={events} onOpen={(dialog, event) => setOpen({ dialog, event })} />
        </>
      )}
      {open === 'import' && <ImportDialog stored={events.map(({ stored }) => stored)} onClose={close} />}
      {open === 'add' && <EventDialog edited={null} onClose={close} />}
      {typeof open === 'object' && <OpenEvent key={open.event.stored.id} {...open} onClose={close} />}
    </Stack>
  );
}

interface OpenEventProps {
  readonly dialog: EventDialogName;
  readonly event: ListedEvent;
  onClose(): void;
}

function OpenEvent({ dialog, event, onClose }: OpenEventProps) {
  if (dialog === 'lineup') return <LineupDialog listed={event} onClose={onClose} />;
  if (dialog === 'convert') return <ConvertDialog listed={event} onClose={onClose} />;
  return <EventDialog edited={event} onClose={onClose} />;
}

/** Reopens the dialog that had unsent input when the session ended. */
function openedByDraft(drafts: DraftStore, events: readonly ListedEvent[]): Open {
  const drafted = draftedItem(drafts, eventKind, events);
  if (drafted === 'add') return 'add';
  if (drafted) return { dialog: 'edit', event: drafted };
  const event = events.find(({ stored }) => drafts.read({ form: convertForm(stored.id) }));
  return event ? { dialog: 'convert', event } : 'none';
}
