import { carReviewSchema } from '@quartermile/core/domain';
import * as z from 'zod';

/** A decision about a car that waits to be sent; `key` is its idempotency key, `at` in ms since 1970. */
export const queuedDecisionSchema = z.object({
  key: z.string().min(1).max(200),
  /** How the car is called, for people. */
  car: z.string().max(200),
  decision: carReviewSchema,
  at: z.number(),
});
export type QueuedDecision = z.infer<typeof queuedDecisionSchema>;

/** A decision that the site did not take, with the site's own sentence. */
export const refusedDecisionSchema = queuedDecisionSchema.extend({ reason: z.string() });
export type RefusedDecision = z.infer<typeof refusedDecisionSchema>;

/** Why an address is not taken, or what is wrong with a site that was; each has its sentence. */
export const SITE_PROBLEMS = [
  'invalid',
  'insecure',
  'certificate',
  'unreachable',
  'stranger',
  'moved',
  'tooOld',
  'tooNew',
] as const;
export type SiteProblem = (typeof SITE_PROBLEMS)[number];

/** What the page shows of the main process's side. */
export const deskStateSchema = z.object({
  /** Origins of the sites that are kept, latest first. */
  sites: z.array(z.string()),
  /** Origin of the open site; null before the first. */
  site: z.string().nullable(),
  /** Whether the person asked for the list of sites. */
  isChoosing: z.boolean(),
  /** Whether the system keeps secrets; otherwise the token lives in memory only. */
  hasKeyStore: z.boolean(),
  hasToken: z.boolean(),
  /** Since when the site has not answered, ms since 1970; null while it does. */
  awaySince: z.number().nullable(),
  /** What was wrong with the open site when it was last asked who it is; null: nothing. */
  problem: z.enum(SITE_PROBLEMS).nullable(),
  waiting: z.array(queuedDecisionSchema),
  refused: z.array(refusedDecisionSchema),
});
export type DeskState = z.infer<typeof deskStateSchema>;

const site = z.string();

/** What the main process tells the page; `site` is the origin of the site that it is about. */
export const deskNewsSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('state'), state: deskStateSchema }),
  /** How much of a call's body is sent: 0 to 1. */
  z.object({ type: z.literal('upload'), site, id: z.string(), fraction: z.number() }),
  z.object({ type: z.literal('activity'), site, at: z.number() }),
  z.object({ type: z.literal('signed-out'), site, reason: z.enum(['idle', 'refused']).optional() }),
  z.object({ type: z.literal('changed'), site }),
  z.object({ type: z.literal('open-tab'), tab: z.string() }),
  z.object({ type: z.literal('open-submission'), site, carId: z.string() }),
]);
export type DeskNews = z.infer<typeof deskNewsSchema>;

type WithoutSite<News> = News extends { readonly site: string } ? Omit<News, 'site'> : never;
/** News of one site, before it is said which. */
export type SiteNews = WithoutSite<DeskNews>;
