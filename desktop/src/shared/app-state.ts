import { CAR_STATUSES } from '@quartermile/core/domain';
import * as z from 'zod';
import { APP_DIALOGS } from './app-command.js';
import { openWorkSchema } from './open-work.js';
import { proxyQuestionSchema } from './proxy-login.js';
import { reviewDecisionSchema } from './review-decision.js';
import { settingsSchema } from './settings.js';
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
const carOutcomeSchema = z.object({
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

/** Problems with the site, its address or connecting to it; each has a message. */
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
  'unsaved',
  'unsent',
] as const;
export type SiteProblem = (typeof SITE_PROBLEMS)[number];

/** The part of the state about the site. */
const siteStateSchema = z.object({
  /** Origin of the site; null before the first connection. */
  site: z.string().nullable(),
  /** Number of sites of an earlier version that this start removed. */
  removedSites: z.int(),
  /** Whether the system has a key store; without one the token is in memory only. */
  hasKeyStore: z.boolean(),
  hasToken: z.boolean(),
  /** Offline since, in ms since 1970; null while reachable. */
  awaySince: z.number().nullable(),
  /** Problem of the site from its last probe, or null. */
  problem: z.enum(SITE_PROBLEMS).nullable(),
  /** Keys of uncached pictures of pending cars; absent while reachable. */
  missingPictures: z.array(z.string()).optional(),
  waiting: z.array(queuedDecisionSchema),
  refused: z.array(refusedDecisionSchema),
});
export type SiteState = z.infer<typeof siteStateSchema>;

/** Whether the login item is available: needs an installed app and, on macOS, the user's approval. */
const loginStartStateSchema = z.enum(['available', 'only-installed', 'needs-approval']);
export type LoginStartState = z.infer<typeof loginStartStateSchema>;

/** What the system supports for running in the background. */
const backgroundStateSchema = z.object({
  /** Whether the system shows tray icons. */
  hasTray: z.boolean(),
  loginStart: loginStartStateSchema,
});
export type BackgroundState = z.infer<typeof backgroundStateSchema>;

/** State of the lock in the pages. */
const lockStateSchema = z.object({
  isLocked: z.boolean(),
  /** End of the pause after failed attempts, ms since 1970; null when passwords are accepted. */
  pausedUntil: z.number().nullable(),
});
export type LockState = z.infer<typeof lockStateSchema>;

/** Name and version of the app, for the About dialog and diagnostics. */
export const appInfoSchema = z.object({
  version: z.string(),
  electron: z.string(),
  chrome: z.string(),
  node: z.string(),
  /** URL of the product's home page. */
  homepage: z.string(),
  /** Short commit and date, such as 2026-11-22; null when unknown. */
  build: z.object({ commit: z.string(), date: z.string() }).nullable(),
});
export type AppInfo = z.infer<typeof appInfoSchema>;

/** App state that pages receive from the main process. */
export const appStateSchema = siteStateSchema.extend({
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

/** Events from the main process to the page. */
export const appEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('state'), state: appStateSchema }),
  /** Upload progress of a call, 0 to 1. */
  z.object({ type: z.literal('upload'), id: z.string(), fraction: z.number() }),
  z.object({ type: z.literal('activity'), at: z.number() }),
  z.object({ type: z.literal('signed-out'), reason: z.enum(['idle', 'refused']).optional() }),
  z.object({ type: z.literal('changed') }),
  /** The app is quitting: dashboards send their delayed decisions. */
  z.object({ type: z.literal('leaving') }),
  /** A menu opened one of the app's own dialogs. */
  z.object({ type: z.literal('open-dialog'), dialog: z.enum(APP_DIALOGS) }),
  z.object({ type: z.literal('open-tab'), tab: z.string() }),
  /**
   * A link or notification. `site`: origin of a link to another site, otherwise null; `approves`: approve it, from a
   * notification's button.
   */
  z.object({
    type: z.literal('open-submission'),
    carId: z.string(),
    site: z.string().nullable(),
    approves: z.boolean(),
  }),
]);
export type AppEvent = z.infer<typeof appEventSchema>;
