import { Button, Group } from '@mantine/core';
import { ADMIN_GROUPS, isDayOver, isOwnPicture, messages, relativeBadge } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import {
  IconCalendarEvent,
  IconFileImport,
  IconHistory,
  IconMapPin,
  IconTournament,
} from '@tabler/icons-react';
import { useMemo } from 'react';
import { useNow } from '../../../kernel/cars/use-now.js';
import { ContentTab, type OpenedDialog } from '../../../kernel/content/content-tab.js';
import { dateWords, eventKind, placeWords } from '../../../kernel/content/kinds/event-kind.js';
import { eventAdminMessages } from '../../../kernel/content/kinds/event-messages.js';
import {
  EVENT_GROUPS,
  type EventGroup,
  groupEvents,
  type ListedEvent,
} from '../../../kernel/content/kinds/listed-event.js';
import { ScheduledPill } from '../../../kernel/content/publish-at.js';
import { useContent } from '../../../kernel/content/use-content.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import type { DraftStore } from '../../../kernel/context/draft-store.js';
import { ChoiceBar } from '../../../kernel/lists/choice-bar.js';
import { IconAction } from '../../../kernel/lists/icon-action.js';
import { Facts, ItemRow, type RowControls } from '../../../kernel/lists/item.js';
import list from '../../../kernel/lists/item.module.css';
import { StatusPill } from '../../../kernel/lists/status-pill.js';
import { useRemembered } from '../../../kernel/lists/use-remembered.js';
import { ConvertDialog, convertForm } from './days/convert-dialog.js';
import { eventDayAdminMessages } from './days/day-messages.js';
import { LineupDialog } from './days/lineup-dialog.js';
import { EventDialog } from './event-dialog.js';
import { ImportDialog } from './import/import-dialog.js';

const text = eventAdminMessages;
const dayText = eventDayAdminMessages;
const noEvents: readonly ListedEvent[] = [];

/** The events collection: upcoming, past and undated events. */
export function EventsTab() {
  const { drafts } = useDashboard();
  const now = useNow();
  const query = useContent(eventKind);
  const { data: events = noEvents } = query;
  const groups = useMemo(() => groupEvents(events, new Date(now)), [events, now]);
  const [group, setGroup] = useRemembered<EventGroup>('events.group', 'upcoming');
  const choices = EVENT_GROUPS.map((id) => ({ id, label: text[id], count: groups[id].length }));
  return (
    <ContentTab
      kind={eventKind}
      query={query}
      failed={text.failedToLoad}
      rowHeight={88}
      items={groups[group]}
      title={text[group]}
      tools={<ChoiceBar label={ADMIN_GROUPS.events} choices={choices} value={group} onChange={setGroup} />}
      hasToolsWhenEmpty
      hint={
        group === 'undated' && groups.undated.length > 0 && <p className={list.hint}>{text.undatedHint}</p>
      }
      isEmpty={events.length === 0}
      emptyTitle={text.emptyTitle}
      emptyDetail={text.emptyDetail}
      emptyPartTitle={text.emptyGroup[group]}
      emptyOrder={2}
      addLabel={text.add}
      actions={(open) => (
        <Button
          variant="default"
          leftSection={<IconFileImport size={18} aria-hidden="true" />}
          onClick={() => open('import')}
        >
          {text.import}
        </Button>
      )}
      dialogs={{
        edit: (props) => <EventDialog {...props} />,
        lineup: ({ edited, onClose }) => edited && <LineupDialog listed={edited} onClose={onClose} />,
        convert: ({ edited, onClose }) => edited && <ConvertDialog listed={edited} onClose={onClose} />,
        import: ({ onClose }) => (
          <ImportDialog stored={events.map(({ stored }) => stored)} onClose={onClose} />
        ),
      }}
      drafted={(loaded) => draftedConversion(drafts, loaded)}
      row={(listed, controls, open) => <EventRow listed={listed} now={now} open={open} {...controls} />}
    />
  );
}

/** The conversion that had unsent input when the session ended. */
function draftedConversion(
  drafts: DraftStore,
  events: readonly ListedEvent[],
): OpenedDialog<ListedEvent> | null {
  const item = events.find(({ stored }) => drafts.read({ form: convertForm(stored.id) }));
  return item ? { dialog: 'convert', item } : null;
}

interface EventRowProps extends RowControls {
  readonly listed: ListedEvent;
  /** Current time in ms since 1970. */
  readonly now: number;
  open(dialog: string, item: ListedEvent): void;
}

function EventRow({ listed, now, open, ...controls }: EventRowProps) {
  const { event, stored } = listed;
  const isPublished = stored._publishAt === undefined;
  const badge = relativeBadge(event, new Date(now));
  return (
    <ItemRow
      name={event.title}
      {...controls}
      picture={
        <CarPicture
          src={isOwnPicture(event.image) ? event.image : null}
          alt=""
          sizes="6rem"
          fallback={<IconCalendarEvent size={28} stroke={1.4} aria-hidden="true" />}
        />
      }
      actions={
        isPublished && (
          <>
            {isDayOver(event, new Date(now)) && (
              <IconAction
                icon={IconHistory}
                label={dayText.convert(event.title)}
                onClick={() => open('convert', listed)}
              />
            )}
            <IconAction
              icon={IconTournament}
              label={dayText.lineup(event.title)}
              onClick={() => open('lineup', listed)}
            />
          </>
        )
      }
    >
      <Facts>
        <span>{dateWords(event)}</span>
        {badge && badge !== messages.events.badges.past && <StatusPill label={badge} tone="good" />}
        <ScheduledPill at={stored._publishAt} />
      </Facts>
      <Facts>
        <Group component="span" gap="xs" wrap="nowrap">
          <IconMapPin size={16} aria-hidden="true" style={{ flex: 'none' }} />
          {placeWords(event.location)}
        </Group>
      </Facts>
    </ItemRow>
  );
}
