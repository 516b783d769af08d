import {
  apiRoutes,
  type PastEvent,
  type PastEventAdd,
  type PastEventPictureAdd,
  type PastEventUpdate,
  type PastEventVideoAdd,
  type ProblemCode,
} from '../domain/index.js';
import { created, type Handled, type MemoryRoute, ok } from './memory-routes.js';

interface PastEvents {
  pastEvents: PastEvent[];
}

/** The past events in memory. */
export function pastEventRoutes(kept: PastEvents): MemoryRoute[] {
  const routes = apiRoutes.pastEvents;
  const changed = (
    id: string | undefined,
    status: number,
    change: (event: PastEvent) => Partial<PastEvent>,
  ): Handled | ProblemCode => {
    const before = kept.pastEvents.find((event) => event._id === id);
    if (!before) return 'not_found';
    const after = { ...before, ...change(before) };
    kept.pastEvents = kept.pastEvents.map((event) => (event === before ? after : event));
    return { status, body: after };
  };
  return [
    { method: 'GET', pattern: routes.list, answer: () => ok(kept.pastEvents) },
    {
      method: 'POST',
      pattern: routes.add,
      answer({ body }) {
        const event = buildPastEvent({ ...toFields(body), _id: `past-${kept.pastEvents.length + 1}` });
        kept.pastEvents = [event, ...kept.pastEvents];
        return created(event);
      },
    },
    {
      method: 'PUT',
      pattern: routes.update,
      answer: ({ parts, body }) => changed(parts.id, 200, () => toFields(body)),
    },
    {
      method: 'PUT',
      pattern: routes.toggleFeatured,
      answer: ({ parts }) => changed(parts.id, 200, ({ featured }) => ({ featured: !featured })),
    },
    {
      method: 'POST',
      pattern: routes.addPicture,
      answer: ({ parts, body }) =>
        changed(parts.id, 201, ({ gallery }) => ({ gallery: [...gallery, toPicture(body)] })),
    },
    {
      method: 'POST',
      pattern: routes.addVideo,
      answer: ({ parts, body }) =>
        changed(parts.id, 201, ({ videos }) => ({ videos: [...videos, toVideo(body)] })),
    },
    {
      method: 'DELETE',
      pattern: routes.delete,
      answer({ parts }) {
        kept.pastEvents = kept.pastEvents.filter(({ _id }) => _id !== parts.id);
        return ok({ deleted: true });
      },
    },
  ];
}

/** A past event, with what a spec says of it. */
export function buildPastEvent(overrides: Partial<PastEvent> = {}): PastEvent {
  return {
    _id: 'past-1',
    title: 'Winter shoot-out',
    description: null,
    date: '2026-07-18',
    location: null,
    image: null,
    featured: false,
    gallery: [],
    videos: [],
    ...overrides,
    id: overrides._id ?? 'past-1',
  };
}

/** An empty text clears a field, as the contract has it. */
function toFields({ gallery, videos, ...sent }: PastEventAdd & PastEventUpdate): Partial<PastEvent> {
  const fields = Object.entries(sent).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(fields.map(([name, value]) => [name, value === '' ? null : value])),
    ...(gallery && { gallery: gallery.map(toPicture) }),
    ...(videos && { videos: videos.map(toVideo) }),
  };
}

function toPicture({ image, caption }: PastEventPictureAdd): PastEvent['gallery'][number] {
  return { image, caption: caption || null };
}

function toVideo({ link, title }: PastEventVideoAdd): PastEvent['videos'][number] {
  return { link, title: title || null };
}
