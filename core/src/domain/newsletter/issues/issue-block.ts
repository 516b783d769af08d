import * as z from 'zod';
import { imageSchema } from '../../images/image-schemas.js';
import { httpUrl } from '../../text/http-url.js';
import { requiredText } from '../../text/text.js';
import { ISSUE_LINE_MAX_LENGTH, ISSUE_LINK_MAX_LENGTH, ISSUE_PARAGRAPH_MAX_LENGTH } from './issue-limits.js';
import { issueMessages as text } from './issue-messages.js';

const line = (required: string) => requiredText(ISSUE_LINE_MAX_LENGTH, required);
const reference = requiredText(ISSUE_LINE_MAX_LENGTH, text.choiceRequired);

const heading = z.object({ kind: z.literal('heading'), text: line(text.textRequired) });
const paragraph = z.object({
  kind: z.literal('paragraph'),
  text: requiredText(ISSUE_PARAGRAPH_MAX_LENGTH, text.textRequired),
});
const picture = z.object({ kind: z.literal('picture'), image: imageSchema, alt: line(text.altRequired) });
const car = z.object({ kind: z.literal('car'), id: reference });
const video = z.object({ kind: z.literal('video'), id: reference });
const event = z.object({ kind: z.literal('event'), id: reference });
const button = z.object({
  kind: z.literal('button'),
  label: line(text.labelRequired),
  link: httpUrl(ISSUE_LINK_MAX_LENGTH, text.link),
});

/**
 * A block of a newsletter as it is written. Plain text only; a blank line in a paragraph begins another one. A car is
 * that of the leaderboard's page, by its id.
 */
export const issueBlockSchema = z.discriminatedUnion(
  'kind',
  [heading, paragraph, picture, car, video, event, button],
  text.blockKind,
);
export type IssueBlock = z.infer<typeof issueBlockSchema>;
export type IssueBlockKind = IssueBlock['kind'];

/** A block as it is shown: a card has what is published about its subject now. Paths are those of this site. */
export const shownBlockSchema = z
  .discriminatedUnion('kind', [
    heading,
    paragraph,
    z.object({ kind: z.literal('picture'), image: z.string(), alt: z.string() }),
    z.object({
      kind: z.literal('card'),
      image: z.string().nullable(),
      title: z.string(),
      detail: z.string(),
      label: z.string(),
      link: z.string(),
    }),
    z.object({ kind: z.literal('button'), label: z.string(), link: z.string() }),
  ])
  .meta({ id: 'ShownBlock' });
export type ShownBlock = z.infer<typeof shownBlockSchema>;
