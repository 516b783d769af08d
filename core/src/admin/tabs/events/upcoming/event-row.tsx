import { ActionIcon, Checkbox } from '@mantine/core';
import { isDayOver, isOwnPicture, messages, relativeBadge } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import {
  IconCalendarEvent,
  IconHistory,
  IconMapPin,
  IconPencil,
  IconTournament,
  IconTrash,
} from '@tabler/icons-react';
import type { RowControls } from '../../../kernel/content/content-list.js';
import { eventAdminMessages } from '../../../kernel/content/kinds/event-messages.js';
import { dateWords, placeWords } from '../../../kernel/content/kinds/event-words.js';
import type { ListedEvent } from '../../../kernel/content/kinds/listed-event.js';
import { listMessages } from '../../../kernel/lists/list-messages.js';
import { eventDayAdminMessages } from './days/day-messages.js';
import classes from './event-row.module.css';

const text = eventAdminMessages;
const dayText = eventDayAdminMessages;

export interface EventRowProps extends RowControls {
  readonly listed: ListedEvent;
  /** Current time in ms since 1970. */
  readonly now: number;
  onEdit(): void;
  /** Opens the entry list and the ladder. */
  onLineup(): void;
  /** Opens the form that turns it into a past event. */
  onConvert(): void;
}

/** Row of an event. */
export function EventRow({ listed, now, isSelected, onSelect, onDelete, ...open }: EventRowProps) {
  const { event } = listed;
  const badge = relativeBadge(event, new Date(now));
  return (
    <li className={classes.root}>
      <Checkbox
        aria-label={listMessages.select(event.title)}
        checked={isSelected}
        onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
      />
      <span className={classes.picture}>
        <CarPicture
          src={isOwnPicture(event.image) ? event.image : null}
          alt=""
          sizes="6rem"
          fallback={<IconCalendarEvent size={28} stroke={1.4} aria-hidden="true" />}
        />
      </span>
      <div className={classes.words}>
        <h3 className={classes.title}>{event.title}</h3>
        <p className={classes.facts}>
          <span>{dateWords(event)}</span>
          {badge && badge !== messages.events.badges.past && <span className={classes.badge}>{badge}</span>}
        </p>
        <p className={classes.place}>
          <IconMapPin size={16} aria-hidden="true" />
          {placeWords(event.location)}
        </p>
      </div>
      <div className={classes.actions}>
        {isDayOver(event, new Date(now)) && (
          <ActionIcon size={44} aria-label={dayText.convert(event.title)} onClick={open.onConvert}>
            <IconHistory size={20} aria-hidden="true" />
          </ActionIcon>
        )}
        <ActionIcon size={44} aria-label={dayText.lineup(event.title)} onClick={open.onLineup}>
          <IconTournament size={20} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon size={44} aria-label={text.edit(event.title)} onClick={open.onEdit}>
          <IconPencil size={20} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon size={44} color="red" aria-label={text.delete(event.title)} onClick={onDelete}>
          <IconTrash size={20} aria-hidden="true" />
        </ActionIcon>
      </div>
    </li>
  );
}
