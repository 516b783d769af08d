import { type DemoSubject, raceDay } from '../../demo/index.js';
import { imagePath } from '../../media/index.js';
import { PastEventEntity } from '../past/past-event.entity.js';
import { EventEntity } from '../upcoming/event.entity.js';
import { demoEvents, demoPastEvents, type EventDays } from './demo-events.js';

/** South Africa has no daylight saving time. */
const OFFSET = '+02:00';

/** Calculates the race days relative to `now`. */
function daysFrom(now: Date): EventDays {
  const day: EventDays['day'] = (fromToday, weekday) => raceDay(now, fromToday, weekday);
  return { day, at: (fromToday, weekday, time) => `${day(fromToday, weekday)}T${time}:00${OFFSET}` };
}

/** The upcoming events, as documents with different field names. */
export const eventsSubject: DemoSubject = {
  rows: {
    kind: 'events',
    type: 'event',
    table: 'events',
    id: 'text',
    publicPictures: 'pictures',
  },
  pictures: demoEvents.map(({ slug }) => ({ name: slug, visibility: 'public' })),

  async fill(manager, { now, image }) {
    const days = daysFrom(now);
    const rows = demoEvents.map(({ slug, pictureField, document }) => {
      const name = image(slug);
      return { document: { ...document(days), [pictureField]: imagePath(name) }, pictures: [name] };
    });
    await manager.save(manager.create(EventEntity, rows));
  },
};

const galleryName = (slug: string, index: number): string => `${slug}-${index + 1}`;

/** The past events, each with a gallery and a video. */
export const pastEventsSubject: DemoSubject = {
  rows: {
    kind: 'pastEvents',
    type: 'past-event',
    table: 'past_events',
    id: 'uuid',
    publicPictures: "image || ARRAY(SELECT jsonb_array_elements(gallery) ->> 'image')",
  },
  pictures: demoPastEvents.flatMap(({ slug, captions }) =>
    captions.map((_, index) => ({ name: galleryName(slug, index), visibility: 'public' as const })),
  ),

  async fill(manager, { now, image }) {
    const { day } = daysFrom(now);
    const rows = demoPastEvents.map(
      ({ slug, title, description, location, featured, captions, daysAgo, videos }) => {
        const date = day(-daysAgo, 'saturday');
        const gallery = captions.map((caption, index) => ({
          image: image(galleryName(slug, index)),
          caption,
        }));
        return {
          title,
          description,
          location,
          featured,
          date,
          startsAt: new Date(`${date}T00:00:00${OFFSET}`),
          image: gallery[0]?.image ?? null,
          gallery,
          videos: [...videos],
        };
      },
    );
    await manager.save(manager.create(PastEventEntity, rows));
  },
};
