import type { PastEvent, Video } from '@quartermile/core/domain';
import { eventKind } from '../../kernel/content/kinds/event-kind.js';
import { groupOf, type ListedEvent } from '../../kernel/content/kinds/listed-event.js';
import { pastEventKind } from '../../kernel/content/kinds/past-event-kind.js';
import { videoKind } from '../../kernel/content/kinds/video-kind.js';
import type { FinderItem } from './finder-item.js';
import { finderMessages } from './finder-messages.js';

const text = finderMessages;

/** A video; leads to its list. */
export function videoItem(video: Video): FinderItem {
  const { _id, title } = video;
  const view = { [`${videoKind.searchName}.search`]: title };
  return {
    ...{ id: `video ${_id}`, group: 'video', label: title },
    keywords: videoKind.textOf(video),
    to: { tab: 'videos', view },
  };
}

/** An event of the calendar; leads to its group of the list. */
export function eventItem(listed: ListedEvent, now: Date): FinderItem {
  const { title, date } = listed.event;
  const view = { 'events.group': groupOf(listed.event, now), [`${eventKind.name}.search`]: title };
  return {
    ...{ id: `event ${listed.stored.id}`, group: 'event', label: title },
    detail: [text.event, date].filter(Boolean).join(' · '),
    keywords: eventKind.textOf(listed),
    to: { tab: 'events', view },
  };
}

/** A past event with pictures; leads to its list. */
export function pastEventItem(event: PastEvent): FinderItem {
  return {
    ...{ id: `past event ${event._id}`, group: 'event', label: event.title },
    detail: [text.pastEvent, event.location].filter(Boolean).join(' · '),
    keywords: pastEventKind.textOf(event),
    to: { tab: 'past-events', view: { [`${pastEventKind.name}.search`]: event.title } },
  };
}
