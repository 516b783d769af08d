import type { Transport } from '@quartermile/core/client';
import type { MemoryApi } from '../../testing/index.js';

/** A transport that delays the requests to a path until they are released. */
export interface DelayedCalls {
  readonly transport: Transport;
  release(): void;
}

/** Delays the requests to a path, so that a spec can check what shows while they are on their way. */
export function delayCalls(api: MemoryApi, path: string): DelayedCalls {
  const pending = Promise.withResolvers<void>();
  return {
    async transport(request) {
      if (new URL(request.url).pathname === path) await pending.promise;
      return api.transport(request);
    },
    release: pending.resolve,
  };
}
