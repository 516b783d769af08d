import * as z from 'zod';
import { seenSchema } from '../changes/seen.js';
import { describeBody, EXAMPLE_PICTURE } from '../describe-body.js';
import { imageSchema, optionalImageSchema } from '../images/image-schemas.js';
import { DESCRIPTION_MAX_LENGTH, SITE_TIME_ZONE, TITLE_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';
import { boundedText, optionalText, requiredText } from '../text/text.js';
import { videoLinkSchema } from '../videos/video.js';
import { EVENT_LINE_MAX_LENGTH, PAST_EVENT_MAX_PICTURES, PAST_EVENT_MAX_VIDEOS } from './event-limits.js';
import { readEventDate } from './read-event-date.js';

const LONGEST_DATE_TEXT = 40;

/** A picture of a past event; `image` is a URL path of this site. */
const pictureSchema = z.object({ image: z.string(), caption: z.string().nullable() });
const videoSchema = z.object({ link: z.string(), title: z.string().nullable() });

/** A past event with its gallery and videos in the order in which they were added. */
export const pastEventSchema = z
  .object({
    _id: z.string(),
    id: z.string(),
    title: z.string(),
    description: z.string().nullable(),
    /** A plain date such as 2026-08-01, or an ISO 8601 instant in UTC. */
    date: z.string(),
    location: z.string().nullable(),
    image: z.string().nullable(),
    featured: z.boolean(),
    gallery: z.array(pictureSchema),
    videos: z.array(videoSchema),
  })
  .meta({ id: 'PastEvent' });
export type PastEvent = z.infer<typeof pastEventSchema>;

const title = requiredText(TITLE_MAX_LENGTH, messages.pastEvents.titleRequired);
const date = requiredText(LONGEST_DATE_TEXT, messages.pastEvents.dateRequired).transform((text, context) => {
  const { iso, isDateOnly } = readEventDate(text, SITE_TIME_ZONE);
  if (iso === '') context.addIssue({ code: 'custom', message: messages.pastEvents.dateInvalid });
  return isDateOnly ? iso.slice(0, 10) : iso;
});
const featured = z.boolean(messages.request.expectedYesNo);

/** Request to add a past event. */
export const pastEventAddSchema = describeBody(
  'PastEventAdd',
  z.object({
    title,
    date,
    description: optionalText(DESCRIPTION_MAX_LENGTH),
    location: optionalText(EVENT_LINE_MAX_LENGTH),
    image: optionalImageSchema,
    featured: featured.default(false),
  }),
  { title: 'Winter shoot-out', date: '2026-07-18', location: 'Killarney' },
);
export type PastEventAdd = z.input<typeof pastEventAddSchema>;

/** A picture for the gallery: an upload as data: URL, or the path of an existing one. */
export const pastEventPictureAddSchema = describeBody(
  'PastEventPictureAdd',
  z.object({ image: imageSchema, caption: optionalText(EVENT_LINE_MAX_LENGTH) }),
  { image: EXAMPLE_PICTURE, caption: 'The final' },
);
export type PastEventPictureAdd = z.input<typeof pastEventPictureAddSchema>;

/** A video link of one of the three supported kinds. */
export const pastEventVideoAddSchema = describeBody(
  'PastEventVideoAdd',
  z.object({ link: videoLinkSchema, title: optionalText(EVENT_LINE_MAX_LENGTH) }),
  { link: 'https://youtu.be/abcdefghijk', title: 'The final' },
);
export type PastEventVideoAdd = z.input<typeof pastEventVideoAddSchema>;

/**
 * Changes to a past event. Null or an empty text clears an optional field; a gallery or list of videos replaces the
 * existing one, which is how items are removed or moved.
 */
export const pastEventUpdateSchema = describeBody(
  'PastEventUpdate',
  z.object({
    title: title.optional(),
    date: date.optional(),
    description: boundedText(DESCRIPTION_MAX_LENGTH).nullish(),
    location: boundedText(EVENT_LINE_MAX_LENGTH).nullish(),
    image: z.union([z.literal(''), imageSchema], messages.image.notAnImage).nullish(),
    featured: featured.optional(),
    gallery: z
      .array(pastEventPictureAddSchema)
      .max(PAST_EVENT_MAX_PICTURES, messages.pastEvents.galleryFull(PAST_EVENT_MAX_PICTURES))
      .optional(),
    videos: z
      .array(pastEventVideoAddSchema)
      .max(PAST_EVENT_MAX_VIDEOS, messages.pastEvents.videosFull(PAST_EVENT_MAX_VIDEOS))
      .optional(),
    _seen: seenSchema,
  }),
  { featured: true },
);
export type PastEventUpdate = z.input<typeof pastEventUpdateSchema>;
