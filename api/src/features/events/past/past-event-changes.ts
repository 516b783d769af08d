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
import { invalidField } from '../../../platform/errors/invalid-field.js';
import type { GalleryPicture, PastEventEntity, PastEventVideo } from './past-event.entity.js';

/** A parsed update; fields not sent are absent. */
export type PastEventChanges = z.output<typeof pastEventUpdateSchema>;

/** Names of stored pictures, by their paths in the request. */
export type StoredNames = Readonly<Record<string, string | null>>;

/** The pictures of an update, by their paths in the request; an empty string becomes null. */
export function picturesOfChanges({ image, gallery = [] }: PastEventChanges): Record<string, string | null> {
  const pictures = gallery.map((picture, at) => [galleryPlace(at), picture.image || null]);
  return { image: image || null, ...Object.fromEntries(pictures) };
}

/** The columns that an update sets. */
export function columnsOf(changes: PastEventChanges, names: StoredNames): Partial<PastEventEntity> {
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

/** Start of a past event; a date without a time means the start of the day in the site's time zone. */
export function startOf(date: string): Date {
  return new Date(eventStartMs(readEvent({ date })));
}

/**
 * Adds a picture to a gallery.
 * @throws AppError `invalid_input` when the gallery is full
 */
export function withPicture(gallery: readonly GalleryPicture[], picture: GalleryPicture): GalleryPicture[] {
  if (gallery.length < PAST_EVENT_MAX_PICTURES) return [...gallery, picture];
  throw invalidField('image', messages.pastEvents.galleryFull(PAST_EVENT_MAX_PICTURES));
}

/**
 * Adds a video to a list.
 * @throws AppError `invalid_input` when the list is full
 */
export function withVideo(videos: readonly PastEventVideo[], video: PastEventVideo): PastEventVideo[] {
  if (videos.length < PAST_EVENT_MAX_VIDEOS) return [...videos, video];
  throw invalidField('link', messages.pastEvents.videosFull(PAST_EVENT_MAX_VIDEOS));
}

function toGallery(
  sent: readonly z.output<typeof pastEventPictureAddSchema>[],
  names: StoredNames,
): GalleryPicture[] {
  return sent.flatMap(({ caption }, at) => {
    const image = names[galleryPlace(at)];
    return image ? [{ image, caption }] : [];
  });
}

const galleryPlace = (at: number): string => `gallery.${at}.image`;
