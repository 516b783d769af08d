import { CAR_STATUSES } from '@quartermile/core/domain';
import * as z from 'zod';
import { APP_DIALOGS } from './app-command.js';
import { appInfoSchema } from './app-info.js';
import { backgroundStateSchema } from './background-state.js';
import { lockStateSchema } from './lock-state.js';
import { openWorkSchema } from './open-work.js';
import { proxyQuestionSchema } from './proxy-login.js';
import { reviewDecisionSchema } from './review-decision.js';
import { settingsSchema } from './settings.js';
import { siteSummarySchema } from './site-summary.js';
import { updatesStateSchema } from './updates-state.js';

/** A queued decision; `key` is its idempotency key, `at` in ms since 1970. */
export const queuedDecisionSchema = z.object({
  key: z.string().min(1).max(200),
  /** Display name of the car. */
  car: z.string().max(200),
  decision: reviewDecisionSchema,
  at: z.number(),
  /** Whether the site was unreachable then; absent in data of earlier versions. */
  isOffline: z.boolean().optional(),
});
export type QueuedDecision = z.infer<typeof queuedDecisionSchema>;

/** What happened to a car that somebody else reviewed or deleted. */
export const carOutcomeSchema = z.object({
  status: z.enum([...CAR_STATUSES, 'deleted']),
  /** Administrator and ISO 8601 time from the activity list; null when it does not go back that far. */
  by: z.string().nullable(),
  at: z.string().nullable(),
  /** Of a rejection, if given. */
  reason: z.string().nullable(),
  /** Of an approval. */
  categories: z.array(z.string()),
});
export type CarOutcome = z.infer<typeof carOutcomeSchema>;

/** A decision that the site rejected, with its message and code. */
export const refusedDecisionSchema = queuedDecisionSchema.extend({
  reason: z.string(),
  code: z.string().default(''),
  /** Null while unknown. */
  outcome: carOutcomeSchema.nullable().default(null),
});
export type RefusedDecision = z.infer<typeof refusedDecisionSchema>;

/** Problems with a site or its address; each has a message. */
export const SITE_PROBLEMS = [
  'invalid',
  'insecure',
  'certificate',
  'proxy',
  'unreachable',
  'stranger',
  'moved',
  'tooOld',
  'tooNew',
  'full',
] as const;
export type SiteProblem = (typeof SITE_PROBLEMS)[number];

/** The part of the state about sites. */
const sitesStateSchema = z.object({
  /** The stored sites in insertion order. */
  sites: z.array(siteSummarySchema),
  /** Origin of the open site, or null. */
  site: z.string().nullable(),
  /** Whether the list of sites is shown on request. */
  isChoosing: z.boolean(),
  /** Target of a link to an unknown site, which the list of sites offers to add. */
  offered: z.object({ origin: z.string(), carId: z.string() }).nullable(),
  /** Whether the system has a key store; without one the token is in memory only. */
  hasKeyStore: z.boolean(),
  hasToken: z.boolean(),
  /** Offline since, in ms since 1970; null while reachable. */
  awaySince: z.number().nullable(),
  /** Problem of the open site from its last probe, or null. */
  problem: z.enum(SITE_PROBLEMS).nullable(),
  /** Keys of uncached pictures of pending cars; absent while reachable. */
  missingPictures: z.array(z.string()).optional(),
  waiting: z.array(queuedDecisionSchema),
  refused: z.array(refusedDecisionSchema),
});
export type SitesState = z.infer<typeof sitesStateSchema>;

/** App state that pages receive from the main process. */
export const appStateSchema = sitesStateSchema.extend({
  settings: settingsSchema,
  background: backgroundStateSchema,
  lock: lockStateSchema,
  app: appInfoSchema,
  updates: updatesStateSchema,
  /** The proxy that requires a login, or null. */
  proxy: proxyQuestionSchema.nullable().optional(),
  /** Work of this window before its page was reloaded; only in the response to `app:state`. */
  openWork: openWorkSchema.nullable().optional(),
});
export type AppState = z.infer<typeof appStateSchema>;

const site = z.string();

/** Events from the main process to the page; `site` is the origin of the site concerned. */
export const appEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('state'), state: appStateSchema }),
  /** Upload progress of a call, 0 to 1. */
  z.object({ type: z.literal('upload'), site, id: z.string(), fraction: z.number() }),
  z.object({ type: z.literal('activity'), site, at: z.number() }),
  z.object({ type: z.literal('signed-out'), site, reason: z.enum(['idle', 'refused']).optional() }),
  z.object({ type: z.literal('changed'), site }),
  /** The app is quitting: dashboards send their delayed decisions. */
  z.object({ type: z.literal('leaving') }),
  /** A menu opened one of the app's own dialogs. */
  z.object({ type: z.literal('open-dialog'), dialog: z.enum(APP_DIALOGS) }),
  z.object({ type: z.literal('open-tab'), tab: z.string() }),
  /** `approves`: approve it, from a notification's button. */
  z.object({ type: z.literal('open-submission'), site, carId: z.string(), approves: z.boolean() }),
]);
export type AppEvent = z.infer<typeof appEventSchema>;

type WithoutSite<News> = News extends { readonly site: string } ? Omit<News, 'site'> : never;
/** An event of a site, before its origin is added. */
export type SiteEvent = WithoutSite<AppEvent>;
