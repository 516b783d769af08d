import * as z from 'zod';
import { seenSchema } from '../changes/seen.js';
import { describeBody } from '../describe-body.js';
import { imageSchema, optionalImageSchema } from '../images/image-schemas.js';
import { TITLE_MAX_LENGTH, URL_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';
import { publishAtSchema } from '../publication/publish-at.js';
import { plainUrl } from '../text/http-url.js';
import { requiredText } from '../text/text.js';
import { canonicalVideoLink, parseVideoLink } from './video-link.js';
import { isVideoListLink, VIDEO_LIST_REFUSED } from './video-list-link.js';

/** A video; `thumbnail` is a URL path of this site. */
export const videoSchema = z
  .object({
    _id: z.string(),
    id: z.string(),
    title: z.string(),
    link: z.string(),
    thumbnail: z.string().nullable(),
    views: z.number().int().nonnegative(),
    createdAt: z.string(),
    /** Number of cars of which it shows runs; in lists only, absent without any. */
    cars: z.int().positive().optional(),
    /** When a scheduled video is published; absent for a published one. Visitors get published ones only. */
    publishAt: z.string().optional(),
  })
  .meta({ id: 'Video' });
export type Video = z.infer<typeof videoSchema>;

const title = requiredText(TITLE_MAX_LENGTH, messages.video.titleRequired);

/** A link of one of the three supported kinds; parses to the link as it is stored. */
export const videoLinkSchema = requiredText(URL_MAX_LENGTH, messages.video.linkRequired)
  .overwrite(plainUrl)
  .refine((link) => !isVideoListLink(link), { error: VIDEO_LIST_REFUSED, abort: true })
  .refine((link) => parseVideoLink(link) !== null, { error: messages.video.linkInvalid, abort: true })
  .transform(canonicalVideoLink);

/** Request to add a video. */
export const videoAddSchema = describeBody(
  'VideoAdd',
  z.object({ title, link: videoLinkSchema, thumbnail: optionalImageSchema, publishAt: publishAtSchema }),
  { title: 'Golf 7 R against a bakkie', link: 'https://youtu.be/abcdefghijk' },
);
export type VideoAdd = z.input<typeof videoAddSchema>;

/** Changes to a video; a null thumbnail is replaced by the video site's, and a null `publishAt` publishes it. */
export const videoUpdateSchema = describeBody(
  'VideoUpdate',
  z.object({
    title: title.optional(),
    link: videoLinkSchema.optional(),
    thumbnail: imageSchema.nullable().optional(),
    publishAt: publishAtSchema,
    _seen: seenSchema,
  }),
  { title: 'Golf 7 R against a bakkie, uncut' },
);
export type VideoUpdate = z.input<typeof videoUpdateSchema>;

/** Query for the title of a video at its site. */
export const videoTitleQuerySchema = z.object({ link: videoLinkSchema });

/** The title of a video at its site; null where the site cannot be reached or names none. */
export const videoTitleSchema = z.object({ title: z.string().nullable() }).meta({ id: 'VideoTitle' });
export type VideoTitle = z.infer<typeof videoTitleSchema>;

/** Response to a view: the new number of views. */
export const viewReceiptSchema = z
  .object({ _id: z.string(), views: z.number().int() })
  .meta({ id: 'ViewReceipt' });
export type ViewReceipt = z.infer<typeof viewReceiptSchema>;
