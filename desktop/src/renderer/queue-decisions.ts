import type { AdminCarsCalls, AdminHost } from '@quartermile/core/admin';
import {
  type CallOptions,
  type Client,
  NetworkError,
  randomKey,
  submissionCalls,
} from '@quartermile/core/client';
import type { AppState } from '../shared/app-state.js';
import type { DesktopBridge } from '../shared/desktop-bridge.js';
import type { ReviewDecisionInput } from '../shared/review-decision.js';

/** Dependencies of {@link queueDecisions}. */
export interface QueueOptions {
  readonly bridge: Pick<DesktopBridge, 'changeDecisions'>;
  /** Origin of the cars' site. */
  readonly site: string;
  readState(): AppState;
}

/** The calls whose decisions are queued: reviews of cars and questions to their drivers. */
export interface QueueingCalls extends Required<Pick<AdminHost, 'requestInformation'>> {
  readonly cars: AdminCarsCalls;
}

/**
 * Wraps the calls that decide about cars: decisions that do not reach the site go to the main process's queue, and
 * their cars leave the pending list. While decisions are queued, new ones are appended; a closing window's delayed
 * decision goes there directly.
 */
export function queueDecisions(
  { cars, call }: Pick<Client, 'cars' | 'call'>,
  { bridge, site, readState }: QueueOptions,
): QueueingCalls {
  /** Names of listed cars by id. */
  const names = new Map<string, string>();
  const queue = async (key: string, decision: ReviewDecisionInput): Promise<null> => {
    const car = names.get(decision.carId) ?? decision.carId;
    await bridge.changeDecisions({ do: 'queue', site, key, car, decision });
    return null;
  };
  const sendOrQueue = async <Answer>(
    decision: ReviewDecisionInput,
    options: CallOptions | undefined,
    send: (options: CallOptions) => Promise<Answer>,
  ): Promise<Answer | null> => {
    const key = options?.idempotencyKey ?? randomKey();
    const { awaySince, waiting } = readState();
    // A closing page cannot wait for a response, so the queue sends the decision.
    if (options?.keepalive) return queue(key, decision);
    if (awaySince !== null || waiting.length > 0) return queue(key, decision);
    try {
      return await send({ ...options, idempotencyKey: key });
    } catch (error) {
      if (error instanceof NetworkError) return queue(key, decision);
      throw error;
    }
  };
  return {
    cars: {
      ...cars,
      async pending(options) {
        const pending = await cars.pending(options);
        for (const { _id, name } of pending) names.set(_id, name);
        const decided = new Set(readState().waiting.map(({ decision }) => decision.carId));
        return pending.filter(({ _id }) => !decided.has(_id));
      },
      review: (decision, options) =>
        sendOrQueue(decision, options, (sending) => cars.review(decision, sending)),
    },
    requestInformation: (request, options) =>
      sendOrQueue({ ...request, action: 'ask' }, options, (sending) =>
        submissionCalls(call).requestInformation(request, sending),
      ),
  };
}
