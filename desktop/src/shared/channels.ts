import { URL_MAX_LENGTH } from '@quartermile/core/domain';
import * as z from 'zod';
import { apiCallSchema, apiResponseSchema } from './api-call.js';
import { appCommandSchema } from './app-command.js';
import { appStateSchema, SITE_PROBLEMS } from './app-state.js';
import { reviewDecisionSchema } from './review-decision.js';

/** A request channel: its argument and result schemas. */
interface RequestChannel {
  readonly args: z.ZodTuple;
  readonly result: z.ZodType;
}

const callId = z.string().min(1).max(64);
/** Origin of the page's site. The main process refuses it once the app is connected to another one. */
const site = z.string().max(URL_MAX_LENGTH);

const decisionChangeSchema = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('queue'),
    site,
    key: z.string().min(1).max(200),
    car: z.string().max(200),
    decision: reviewDecisionSchema,
  }),
  z.strictObject({ do: z.literal('dismiss'), site, key: z.string().max(200) }),
  z.strictObject({ do: z.literal('withdraw'), site, key: z.string().max(200) }),
]);

/**
 * All request channels from the page to the main process; with `EVENT_CHANNEL` at most eight. The main process
 * validates the sender and arguments, and strips results to the result schema.
 */
export const requestChannels = {
  /** Makes an API call; null without a response. */
  'api:call': { args: z.tuple([callId, site, apiCallSchema]), result: apiResponseSchema.nullable() },
  /** Cancels a call. */
  'api:cancel': { args: z.tuple([callId]), result: z.void() },
  'app:state': { args: z.tuple([]), result: appStateSchema },
  /** Connects to the site at an address, instead of the present one. Resolves to a problem, or null on success. */
  'site:connect': {
    args: z.tuple([z.string().max(URL_MAX_LENGTH)]),
    result: z.enum(SITE_PROBLEMS).nullable(),
  },
  /** Reports activity of the administrator; ms since 1970. */
  'session:activity': { args: z.tuple([z.number()]), result: z.void() },
  /** Queues or withdraws a decision, or dismisses a rejected one. */
  'decisions:change': { args: z.tuple([decisionChangeSchema]), result: z.void() },
  /** Runs an app command. Resolves to an error message, or null on success. */
  'app:command': { args: z.tuple([appCommandSchema]), result: z.string().nullable() },
} as const satisfies Record<string, RequestChannel>;

/** Channel for events from the main process to the page. */
export const EVENT_CHANNEL = 'app:event';

type RequestChannels = typeof requestChannels;
export type RequestName = keyof RequestChannels;
/** Arguments of a request, before and after parsing. */
export type RequestInput<Name extends RequestName> = z.input<RequestChannels[Name]['args']>;
export type RequestArguments<Name extends RequestName> = z.output<RequestChannels[Name]['args']>;
export type RequestResult<Name extends RequestName> = z.infer<RequestChannels[Name]['result']>;
