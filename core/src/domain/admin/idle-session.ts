import { ADMIN_IDLE_COUNTDOWN_S, ADMIN_IDLE_WARNING_S } from './admin-limits.js';

/**
 * How long the administrator has been idle, as a machine without a clock: every step is told the time
 * (ms since 1970). What is not said here follows from the time alone, so a machine that slept wakes up
 * in the right phase.
 */
export interface IdleSession {
  /** When the last activity that counts took place. */
  readonly activeAt: number;
}

/** `active` until 1080 s without activity, `warning` until 1200 s, then `ended`. */
export type IdlePhase = 'active' | 'warning' | 'ended';

const WARNING_MS = ADMIN_IDLE_WARNING_S * 1000;
const END_MS = (ADMIN_IDLE_WARNING_S + ADMIN_IDLE_COUNTDOWN_S) * 1000;

/** Starts to count. */
export function startIdleSession(now: number): IdleSession {
  return { activeAt: now };
}

/** The phase at a moment. */
export function idlePhase(session: IdleSession, now: number): IdlePhase {
  const idleMs = now - session.activeAt;
  if (idleMs >= END_MS) return 'ended';
  return idleMs >= WARNING_MS ? 'warning' : 'active';
}

/** Activity resets the count, but not once the warning shows: then only its two buttons do something. */
export function noteActivity(session: IdleSession, now: number): IdleSession {
  return idlePhase(session, now) === 'active' ? { activeAt: now } : session;
}

/** "Stay Logged In": resets the count while the warning shows as well, but brings no ended session back. */
export function extendIdleSession(session: IdleSession, now: number): IdleSession {
  return idlePhase(session, now) === 'ended' ? session : { activeAt: now };
}

/** Activity in another window of the same session; news that arrives late changes nothing. */
export function noteActivityElsewhere(session: IdleSession, activeAt: number): IdleSession {
  return activeAt > session.activeAt ? { activeAt } : session;
}

/** What is left of the countdown in whole seconds, rounded up: 120 when the warning begins, 0 at the end. */
export function idleSecondsLeft(session: IdleSession, now: number): number {
  const leftS = Math.ceil((session.activeAt + END_MS - now) / 1000);
  return Math.min(Math.max(leftS, 0), ADMIN_IDLE_COUNTDOWN_S);
}

/** How long nothing changes that could be seen, in ms: until the warning, then until the next second. */
export function msToNextIdleStep(session: IdleSession, now: number): number {
  const phase = idlePhase(session, now);
  if (phase === 'active') return session.activeAt + WARNING_MS - now;
  if (phase === 'ended') return 0;
  return (session.activeAt + END_MS - now) % 1000 || 1000;
}

/** Whole seconds as minutes and seconds: 65 gives "1:05". */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
