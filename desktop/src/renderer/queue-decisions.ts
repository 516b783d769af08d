import { type CallOptions, type CarsCalls, NetworkError, randomKey } from '@quartermile/core/client';
import type { AdminCar, CarReview, CarReviewResult } from '@quartermile/core/domain';
import type { DeskState } from '../shared/desk-state.js';
import type { DesktopBridge } from '../shared/desktop-bridge.js';

/** Where decisions wait. */
export interface QueueOptions {
  readonly bridge: Pick<DesktopBridge, 'changeDecisions'>;
  /** Origin of the site whose cars they are. */
  readonly site: string;
  readState(): DeskState;
}

/**
 * The calls about cars, where a decision that does not reach the site goes into the main process's queue, and
 * cars with such a decision are no longer pending. A decision made while others wait goes behind them, and one that
 * a closing window still holds goes there at once.
 */
export function queueDecisions(cars: CarsCalls, { bridge, site, readState }: QueueOptions): CarsCalls {
  const seen = new Map<string, AdminCar>();
  const queue = async (key: string, decision: CarReview): Promise<CarReviewResult> => {
    const car = seen.get(decision.carId);
    await bridge.changeDecisions({ do: 'queue', site, key, car: car?.name ?? decision.carId, decision });
    // Whoever asked needs no more than that it is taken care of: a failure would be told of a decision that waits.
    return { car: car ?? ({ _id: decision.carId } as AdminCar), entries: [] };
  };
  return {
    ...cars,
    async pending(options) {
      const pending = await cars.pending(options);
      for (const car of pending) seen.set(car._id, car);
      const decided = new Set(readState().waiting.map(({ decision }) => decision.carId));
      return pending.filter(({ _id }) => !decided.has(_id));
    },
    async review(decision, options) {
      const key = options?.idempotencyKey ?? randomKey();
      const { awaySince, waiting } = readState();
      // A page that goes away can hand a decision over in one step, and not wait for an answer: the queue sends it.
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
