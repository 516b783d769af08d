import { setTimeout } from 'node:timers/promises';

/** The current time and a pause, both in ms; tests replace it. */
export interface Clock {
  now(): number;
  pause(ms: number): Promise<void>;
}

/** The time of `performance`. */
export const realTime: Clock = {
  now: () => performance.now(),
  pause: (ms) => setTimeout(ms),
};
