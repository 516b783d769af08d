import type * as z from 'zod';
import {
  apiRoutes,
  messages,
  PAST_EVENT_MAX_PICTURES,
  PAST_EVENT_MAX_VIDEOS,
  type PastEvent,
  type ProblemCode,
  pastEventAddSchema,
  pastEventPictureAddSchema,
  pastEventUpdateSchema,
  pastEventVideoAddSchema,
} from '../../../domain/index.js';
import { buildPastEvent } from '../../build-content.js';
import {
  checked,
  created,
  type Handled,
  type MemoryRoute,
  ok,
  refuseFields,
  storedPicture,
  withoutUndefined,
} from '../memory-routes.js';
import { unlessOverwriting } from '../memory-versions.js';

interface PastEvents {
  pastEvents: PastEvent[];
}

/** The in-memory routes for past events. */
export function pastEventRoutes(content: PastEvents): MemoryRoute[] {
  const routes = apiRoutes.pastEvents;
  const find = (id: string | undefined) => content.pastEvents.find((event) => event._id === id);
  return [
    { method: 'GET', pattern: routes.list, answer: () => ok(content.pastEvents.toSorted(latestFirst)) },
    { method: 'POST', pattern: routes.add, answer: ({ body }) => add(content, body) },
    {
      method: 'PUT',
      pattern: routes.update,
      answer: ({ parts, body }) =>
        checked(pastEventUpdateSchema, body, ({ _seen: seen, ...fields }) => {
          const event = find(parts.id);
          if (!event) return 'not_found';
          const changes = toFields(fields);
          return unlessOverwriting(seen, event, { ...event, ...changes }, () =>
            change(content, event, changes),
          );
        }),
    },
    {
      method: 'PUT',
      pattern: routes.toggleFeatured,
      answer({ parts }) {
        const event = find(parts.id);
        return change(content, event, { featured: !event?.featured });
      },
    },
    {
      method: 'POST',
      pattern: routes.addPicture,
      answer: ({ parts, body }) =>
        checked(pastEventPictureAddSchema, body, (picture) => addPicture(content, find(parts.id), picture)),
    },
    {
      method: 'POST',
      pattern: routes.addVideo,
      answer: ({ parts, body }) =>
        checked(pastEventVideoAddSchema, body, (video) => addVideo(content, find(parts.id), video)),
    },
    {
      method: 'DELETE',
      pattern: routes.delete,
      answer({ parts }) {
        const event = find(parts.id);
        if (!event) return 'not_found';
        content.pastEvents = content.pastEvents.filter((one) => one !== event);
        return ok({ deleted: true });
      },
    },
  ];
}

const latestFirst = (one: PastEvent, other: PastEvent): number => other.date.localeCompare(one.date);

function add(content: PastEvents, body: unknown): Handled | ProblemCode {
  return checked(pastEventAddSchema, body, ({ image, ...fields }) => {
    const _id = `past-${content.pastEvents.length + 1}`;
    const event = buildPastEvent({ ...fields, _id, image: storedPicture(image) });
    content.pastEvents = [event, ...content.pastEvents];
    return created(event);
  });
}

function change(
  content: PastEvents,
  event: PastEvent | undefined,
  changes: Partial<PastEvent>,
  status = 200,
): Handled | ProblemCode {
  if (!event) return 'not_found';
  const body = { ...event, ...changes };
  content.pastEvents = content.pastEvents.map((one) => (one === event ? body : one));
  return { status, body };
}

function addPicture(
  content: PastEvents,
  event: PastEvent | undefined,
  picture: PastEvent['gallery'][number],
): Handled | ProblemCode {
  const gallery = event?.gallery ?? [];
  if (gallery.length >= PAST_EVENT_MAX_PICTURES)
    return refuseFields([
      { path: ['image'], message: messages.pastEvents.galleryFull(PAST_EVENT_MAX_PICTURES) },
    ]);
  return change(content, event, { gallery: [...gallery, toStored(picture)] }, 201);
}

function addVideo(
  content: PastEvents,
  event: PastEvent | undefined,
  video: PastEvent['videos'][number],
): Handled | ProblemCode {
  const videos = event?.videos ?? [];
  if (videos.length >= PAST_EVENT_MAX_VIDEOS)
    return refuseFields([{ path: ['link'], message: messages.pastEvents.videosFull(PAST_EVENT_MAX_VIDEOS) }]);
  return change(content, event, { videos: [...videos, video] }, 201);
}

/** An empty string clears a field, an absent one leaves it unchanged. */
function toFields({
  description,
  location,
  image,
  gallery,
  ...fields
}: z.output<typeof pastEventUpdateSchema>): Partial<PastEvent> {
  return {
    ...withoutUndefined(fields),
    ...(description !== undefined && { description: description || null }),
    ...(location !== undefined && { location: location || null }),
    ...(image !== undefined && { image: storedPicture(image || null) }),
    ...(gallery && { gallery: gallery.map(toStored) }),
  };
}

function toStored({ image, caption }: PastEvent['gallery'][number]): PastEvent['gallery'][number] {
  return { image: storedPicture(image), caption };
}
