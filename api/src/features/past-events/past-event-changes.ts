import {
  eventStartMs,
  messages,
  PAST_EVENT_MAX_PICTURES,
  PAST_EVENT_MAX_VIDEOS,
  type pastEventPictureAddSchema,
  type pastEventUpdateSchema,
  readEvent,
} from '@quartermile/core/domain';
import type * as z from 'zod';
import { AppError } from '../../platform/errors/app-error.js';
import type { SentImage } from '../../platform/media/media.service.js';
import type { GalleryPicture, PastEventEntity, PastEventVideo } from './past-event.entity.js';

/** An update as its schema reads it: what is not sent is absent. */
export type PastEventChanges = z.output<typeof pastEventUpdateSchema>;

/** Names of kept pictures, by the place that each was sent for. */
export type KeptNames = Readonly<Record<string, string | null>>;

/** A picture for the media service; null, or an empty text, is none. */
export function toSentImage(source: string | null | undefined): SentImage | null {
  return source ? { source, visibility: 'public' } : null;
}

/** The pictures of an update, by their places. */
export function sentImagesOf({ image, gallery = [] }: PastEventChanges): Record<string, SentImage | null> {
  const pictures = gallery.map((picture, at) => [galleryPlace(at), toSentImage(picture.image)]);
  return { image: toSentImage(image), ...Object.fromEntries(pictures) };
}

/** The columns that an update sets. */
export function columnsOf(changes: PastEventChanges, names: KeptNames): Partial<PastEventEntity> {
  const { title, date, description, location, image, featured, gallery, videos } = changes;
  return {
    ...(title !== undefined && { title }),
    ...(date !== undefined && { date, startsAt: startOf(date) }),
    ...(description !== undefined && { description: description || null }),
    ...(location !== undefined && { location: location || null }),
    ...(image !== undefined && { image: names.image ?? null }),
    ...(featured !== undefined && { featured }),
    ...(gallery && { gallery: toGallery(gallery, names) }),
    ...(videos && { videos }),
  };
}

/** When a past event began; a plain date begins with the day in the site's zone. */
export function startOf(date: string): Date {
  return new Date(eventStartMs(readEvent({ date })));
}

/**
 * A gallery with one picture more.
 * @throws AppError `invalid_input` when it is full
 */
export function withPicture(gallery: readonly GalleryPicture[], picture: GalleryPicture): GalleryPicture[] {
  if (gallery.length < PAST_EVENT_MAX_PICTURES) return [...gallery, picture];
  throw full('image', messages.pastEvents.galleryFull(PAST_EVENT_MAX_PICTURES));
}

/**
 * A list of videos with one more.
 * @throws AppError `invalid_input` when it is full
 */
export function withVideo(videos: readonly PastEventVideo[], video: PastEventVideo): PastEventVideo[] {
  if (videos.length < PAST_EVENT_MAX_VIDEOS) return [...videos, video];
  throw full('link', messages.pastEvents.videosFull(PAST_EVENT_MAX_VIDEOS));
}

/** The refusal of one more; `path` names the value that finds no room. */
const full = (path: string, message: string): AppError =>
  new AppError('invalid_input', { detail: message, errors: [{ path, message }] });

function toGallery(
  sent: readonly z.output<typeof pastEventPictureAddSchema>[],
  names: KeptNames,
): GalleryPicture[] {
  return sent.flatMap(({ caption }, at) => {
    const image = names[galleryPlace(at)];
    return image ? [{ image, caption }] : [];
  });
}

const galleryPlace = (at: number): string => `gallery.${at}.image`;
