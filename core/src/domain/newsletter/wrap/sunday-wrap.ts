import * as z from 'zod';
import { accentSchema } from '../../site/site-profile.js';
import { issueBlockSchema, shownBlockSchema } from '../issues/issue-block.js';

/** The wrap of a week: the draft of a newsletter that is not added yet, how it looks, and the text for WhatsApp. */
export const sundayWrapSchema = z
  .object({
    siteName: z.string(),
    accent: accentSchema,
    subject: z.string(),
    blocks: z.array(issueBlockSchema),
    /** The blocks as a mail shows them. */
    shown: z.array(shownBlockSchema),
    message: z.string(),
    /** Nobody took a lead, gained a place or came onto a board. */
    isQuiet: z.boolean(),
  })
  .meta({ id: 'SundayWrap' });
export type SundayWrap = z.infer<typeof sundayWrapSchema>;

/** Size of the picture of a week, px: a story on a phone. */
export const WRAP_PICTURE_SIZE = { width: 1080, height: 1920 } as const;

/** The picture of a week: a PNG as data URL, because the desktop app's requests carry text. */
export const wrapPictureSchema = z
  .object({ picture: z.string().startsWith('data:image/png;base64,') })
  .meta({ id: 'WrapPicture' });
export type WrapPicture = z.infer<typeof wrapPictureSchema>;
