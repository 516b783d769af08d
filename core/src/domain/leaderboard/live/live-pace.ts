import { LIVE_PACE_MS, LIVE_PACE_PER_LISTENER_MS } from './live-limits.js';

/** How long a node with this many listeners gathers changes before it sends them, ms: a second, and more for many. */
export function livePaceMs(listeners: number): number {
  return Math.max(LIVE_PACE_MS, listeners * LIVE_PACE_PER_LISTENER_MS);
}
