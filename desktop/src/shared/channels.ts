import { carReviewSchema, URL_MAX_LENGTH } from '@quartermile/core/domain';
import * as z from 'zod';
import { apiAnswerSchema, apiCallSchema } from './api-call.js';
import { deskStateSchema, SITE_PROBLEMS } from './desk-state.js';

/** A channel on which the page asks: what it hands over, and what it gets. */
interface AskedChannel {
  readonly takes: z.ZodTuple;
  readonly gives: z.ZodType;
}

const callId = z.string().min(1).max(64);
const origin = z.string().max(URL_MAX_LENGTH);
/** Origin of the site that something is meant for: another one may be open by the time it arrives. */
const site = origin;

const siteChangeSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('add'), address: z.string().max(URL_MAX_LENGTH) }),
  z.strictObject({ do: z.literal('open'), origin }),
  z.strictObject({ do: z.literal('forget'), origin }),
  z.strictObject({ do: z.literal('choose') }),
]);
export type SiteChange = z.infer<typeof siteChangeSchema>;

const decisionChangeSchema = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('queue'),
    site,
    key: z.string().min(1).max(200),
    car: z.string().max(200),
    decision: carReviewSchema,
  }),
  z.strictObject({ do: z.literal('dismiss'), site, key: z.string().max(200) }),
]);

/**
 * Every channel on which the page may ask the main process, once: with `NEWS_CHANNEL`, seven names in all.
 * The main process checks the sender and the arguments of each, and hands out only what `gives` names.
 */
export const askedChannels = {
  /** Makes a call of a site's API; null when no answer came. */
  'api:call': { takes: z.tuple([callId, site, apiCallSchema]), gives: apiAnswerSchema.nullable() },
  /** Gives a call up that is under way. */
  'api:give-up': { takes: z.tuple([callId]), gives: z.void() },
  'desk:read': { takes: z.tuple([]), gives: deskStateSchema },
  /** Adds, opens or forgets a site, or goes to the list; why an address was not taken, null when it was. */
  'sites:change': { takes: z.tuple([siteChangeSchema]), gives: z.enum(SITE_PROBLEMS).nullable() },
  /** The administrator did something at a site; ms since 1970. */
  'session:activity': { takes: z.tuple([site, z.number()]), gives: z.void() },
  /** Puts a decision into a site's queue, or takes note of one that was refused. */
  'decisions:change': { takes: z.tuple([decisionChangeSchema]), gives: z.void() },
} as const satisfies Record<string, AskedChannel>;

/** On which the main process tells the page. */
export const NEWS_CHANNEL = 'desk:news';

type AskedChannels = typeof askedChannels;
export type AskedName = keyof AskedChannels;
/** What the page hands over, and what of it arrives once it is read. */
export type Takes<Name extends AskedName> = z.input<AskedChannels[Name]['takes']>;
export type Given<Name extends AskedName> = z.output<AskedChannels[Name]['takes']>;
export type Gives<Name extends AskedName> = z.infer<AskedChannels[Name]['gives']>;
