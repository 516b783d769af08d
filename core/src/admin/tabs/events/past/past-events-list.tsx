import { adminTabLabel, type PastEvent } from '@quartermile/core/domain';
import { ContentList } from '../../../kernel/content/content-list.js';
import { pastEventKind } from '../../../kernel/content/kinds/past-event-kind.js';
import { pastEventAdminMessages } from '../../../kernel/content/kinds/past-event-messages.js';
import { useContentChange } from '../../../kernel/content/use-content.js';
import { Rows } from '../../../kernel/lists/rows.js';
import { PastEventCard } from './past-event-card.js';

const text = pastEventAdminMessages;

export interface PastEventsListProps {
  readonly events: readonly PastEvent[];
  onOpen(dialog: 'edit' | 'media', event: PastEvent): void;
}

/** The past events as cards. */
export function PastEventsList({ events, onOpen }: PastEventsListProps) {
  const { mutate: toggle } = useContentChange(pastEventKind, (client, { _id }) =>
    client.pastEvents.toggleFeatured(_id),
  );
  return (
    <ContentList
      kind={pastEventKind}
      items={events}
      title={adminTabLabel('past-events')}
      gap="md"
      emptyTitle={text.emptyTitle}
    >
      {(rows, controlsOf) => (
        <Rows display="grid" width="medium">
          {rows.map((event) => (
            <PastEventCard
              key={event._id}
              event={event}
              {...controlsOf(event)}
              onEdit={() => onOpen('edit', event)}
              onMedia={() => onOpen('media', event)}
              onToggle={() => toggle(event)}
            />
          ))}
        </Rows>
      )}
    </ContentList>
  );
}
