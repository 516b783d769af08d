import { mediaPrefix, type PastEvent } from '@quartermile/core/domain';
import { imagePath } from '../../media/index.js';
import type { PastEventEntity } from './past-event.entity.js';

/** Converts a row to the public response format. */
export function toPastEvent(event: PastEventEntity): PastEvent {
  return {
    _id: event.id,
    id: event.id,
    title: event.title,
    description: event.description,
    date: event.date,
    location: event.location,
    image: imagePath(event.image),
    featured: event.featured,
    gallery: event.gallery.map(({ image, caption }) => ({ image: mediaPrefix + image, caption })),
    videos: event.videos.map(({ link, title }) => ({ link, title })),
  };
}
