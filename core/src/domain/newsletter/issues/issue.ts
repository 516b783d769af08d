import * as z from 'zod';
import { seenSchema } from '../../changes/seen.js';
import { describeBody } from '../../describe-body.js';
import { publishAtSchema } from '../../publication/publish-at.js';
import { accentSchema } from '../../site/site-profile.js';
import { requiredText } from '../../text/text.js';
import { issueBlockSchema, shownBlockSchema } from './issue-block.js';
import {
  ISSUE_MAX_BLOCKS,
  ISSUE_RATE_DEFAULT,
  ISSUE_RATE_MAX,
  ISSUE_RATE_MIN,
  ISSUE_SUBJECT_MAX_LENGTH,
} from './issue-limits.js';
import { issueMessages as text } from './issue-messages.js';

/** States of a newsletter. `sent`: nothing is left to send. */
export const ISSUE_STATUSES = ['draft', 'sending', 'paused', 'sent', 'cancelled'] as const;
export type IssueStatus = (typeof ISSUE_STATUSES)[number];

/** Number of mails in each state; all zero for a draft. `handing` counts as queued. */
export const issueProgressSchema = z
  .object({
    waiting: z.number(),
    queued: z.number(),
    sent: z.number(),
    refused: z.number(),
    failed: z.number(),
    uncertain: z.number(),
    skipped: z.number(),
  })
  .meta({ id: 'IssueProgress' });
export type IssueProgress = z.infer<typeof issueProgressSchema>;

/** A newsletter for the administrator. */
export const issueSchema = z
  .object({
    _id: z.string(),
    id: z.string(),
    subject: z.string(),
    blocks: z.array(issueBlockSchema),
    /** Mails per minute, of all nodes together. */
    perMinute: z.number(),
    status: z.enum(ISSUE_STATUSES),
    /** When a draft is sent by itself; absent for one that is not scheduled. */
    publishAt: z.string().optional(),
    /** Why it was paused without an administrator, or not sent at its time, as a sentence. Addresses in replies of the mail server are redacted. */
    problem: z.string().nullable(),
    createdAt: z.string(),
    startedAt: z.string().nullable(),
    finishedAt: z.string().nullable(),
    progress: issueProgressSchema,
  })
  .meta({ id: 'Issue' });
export type Issue = z.infer<typeof issueSchema>;

const fields = {
  subject: requiredText(ISSUE_SUBJECT_MAX_LENGTH, text.subjectRequired).transform((subject) =>
    subject.replaceAll(/\s+/g, ' '),
  ),
  blocks: z
    .array(issueBlockSchema, text.blocksRequired)
    .min(1, text.blocksRequired)
    .max(ISSUE_MAX_BLOCKS, text.blocksMax),
  perMinute: z.int(text.rate).min(ISSUE_RATE_MIN, text.rate).max(ISSUE_RATE_MAX, text.rate),
  publishAt: publishAtSchema,
};

/** Request to add a newsletter as a draft. */
export const issueAddSchema = describeBody(
  'IssueAdd',
  z.object({ ...fields, perMinute: fields.perMinute.default(ISSUE_RATE_DEFAULT) }),
  { subject: 'Sunday wrap', blocks: [{ kind: 'heading', text: 'A new leader' }] },
);
export type IssueAdd = z.input<typeof issueAddSchema>;

/** Changes to a draft: any fields. */
export const issueUpdateSchema = describeBody(
  'IssueUpdate',
  z.object(fields).partial().extend({ _seen: seenSchema }),
  {
    subject: 'Sunday wrap',
  },
);
export type IssueUpdate = z.input<typeof issueUpdateSchema>;

/**
 * What can be done with a newsletter. `test` sends it to the administrator who asks; `resend` sends what is uncertain
 * again, under the same message id; `accept` counts what is uncertain as sent.
 */
export const ISSUE_ACTIONS = ['send', 'pause', 'resume', 'cancel', 'test', 'resend', 'accept'] as const;
export type IssueAction = (typeof ISSUE_ACTIONS)[number];

/** Request to do something with a newsletter. */
export const issueActionSchema = describeBody(
  'IssueAction',
  z.object({ action: z.enum(ISSUE_ACTIONS, text.action) }),
  { action: 'send' },
);

/** A newsletter as subscribers get it. `missing`: places of blocks whose subject is not published any more. */
export const issuePreviewSchema = z
  .object({
    siteName: z.string(),
    accent: accentSchema,
    /** Path of the logo that is shown instead of the name. */
    logo: z.string().optional(),
    blocks: z.array(shownBlockSchema),
    missing: z.array(z.number()),
    text: z.string(),
  })
  .meta({ id: 'IssuePreview' });
export type IssuePreview = z.infer<typeof issuePreviewSchema>;

/** Progress of a draft. */
export const NO_PROGRESS: IssueProgress = {
  waiting: 0,
  queued: 0,
  sent: 0,
  refused: 0,
  failed: 0,
  uncertain: 0,
  skipped: 0,
};
