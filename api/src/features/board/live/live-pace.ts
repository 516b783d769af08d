/** Shortest time between two messages to the listeners of the leaderboard. Changes within it share one. */
export const LIVE_PACE_MS = 1000;
/** Each listener adds so much to that time, so that writing to thousands takes a bounded share of a node: 2 s for 5,000. */
export const LIVE_PACE_PER_LISTENER_MS = 0.4;

/** How long a node with this many listeners gathers changes before it sends them, ms: a second, and more for many. */
export function livePaceMs(listeners: number): number {
  return Math.max(LIVE_PACE_MS, listeners * LIVE_PACE_PER_LISTENER_MS);
}
