import { drawCar } from '@quartermile/core/domain';
import { EventEntity } from '../../../features/events/event.entity.js';
import { PastEventEntity } from '../../../features/past-events/past-event.entity.js';
import { imagePath } from '../../../platform/media/stored-image.js';
import { demoEvents, demoPastEvents, type EventDays } from '../content/events.js';
import type { DemoSubject } from '../demo-subject.js';
import type { DemoPicture } from '../pictures/demo-picture.js';
import { drawEventPoster } from '../pictures/poster.js';
import { raceDay } from '../race-day.js';

const PICTURE_WIDTH_PX = 1280;
/** South Africa keeps no summer time. */
const OFFSET = '+02:00';

/** The race days counted from `now`. */
function daysFrom(now: Date): EventDays {
  const day: EventDays['day'] = (fromToday, weekday) => raceDay(now, fromToday, weekday);
  return { day, at: (fromToday, weekday, time) => `${day(fromToday, weekday)}T${time}:00${OFFSET}` };
}

const picture = (name: string, draw: () => string): DemoPicture => ({
  name,
  visibility: 'public',
  width: PICTURE_WIDTH_PX,
  draw,
});

/** The upcoming events: documents in several spellings. */
export const eventsSubject: DemoSubject = {
  pictures: demoEvents.map(({ slug, car, words }) => picture(slug, () => drawEventPoster(car, words))),

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
  pictures: demoPastEvents.flatMap(({ slug, cars }) =>
    cars.map(({ car, caption }, index) =>
      picture(galleryName(slug, index), () => drawCar({ ...car, title: caption })),
    ),
  ),

  async fill(manager, { now, image }) {
    const { day } = daysFrom(now);
    const rows = demoPastEvents.map(
      ({ slug, title, description, location, featured, cars, daysAgo, videos }) => {
        const date = day(-daysAgo, 'saturday');
        const gallery = cars.map(({ caption }, index) => ({
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
