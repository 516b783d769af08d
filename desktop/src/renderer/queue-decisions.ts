import type { AdminCarsCalls } from '@quartermile/core/admin';
import { type CallOptions, type CarsCalls, NetworkError, randomKey } from '@quartermile/core/client';
import type { CarReview } from '@quartermile/core/domain';
import type { AppState } from '../shared/app-state.js';
import type { DesktopBridge } from '../shared/desktop-bridge.js';

/** Dependencies of {@link queueDecisions}. */
export interface QueueOptions {
  readonly bridge: Pick<DesktopBridge, 'changeDecisions'>;
  /** Origin of the cars' site. */
  readonly site: string;
  readState(): AppState;
}

/**
 * Wraps the calls about cars: decisions that do not reach the site go to the main process's queue, and their cars
 * leave the pending list. While decisions are queued, new ones are appended; a closing window's delayed decision goes
 * there directly.
 */
export function queueDecisions(cars: CarsCalls, { bridge, site, readState }: QueueOptions): AdminCarsCalls {
  /** Names of listed cars by id. */
  const names = new Map<string, string>();
  const queue = async (key: string, decision: CarReview): Promise<null> => {
    const car = names.get(decision.carId) ?? decision.carId;
    await bridge.changeDecisions({ do: 'queue', site, key, car, decision });
    return null;
  };
  return {
    ...cars,
    async pending(options) {
      const pending = await cars.pending(options);
      for (const { _id, name } of pending) names.set(_id, name);
      const decided = new Set(readState().waiting.map(({ decision }) => decision.carId));
      return pending.filter(({ _id }) => !decided.has(_id));
    },
    async review(decision, options) {
      const key = options?.idempotencyKey ?? randomKey();
      const { awaySince, waiting } = readState();
      // A closing page cannot wait for a response, so the queue sends the decision.
      if (options?.keepalive) return queue(key, decision);
      if (awaySince !== null || waiting.length > 0) return queue(key, decision);
      try {
        return await cars.review(decision, { ...options, idempotencyKey: key } satisfies CallOptions);
      } catch (error) {
        if (error instanceof NetworkError) return queue(key, decision);
        throw error;
      }
    },
  };
}
