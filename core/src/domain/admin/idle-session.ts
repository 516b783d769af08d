import { ADMIN_IDLE_COUNTDOWN_S, ADMIN_IDLE_WARNING_S } from './admin-limits.js';

/**
 * The administrator's idle time as a pure state machine: every function takes the current time (ms since 1970).
 * Phases depend on the time only, so they are correct after the computer was asleep.
 */
export interface IdleSession {
  /** Time of the last activity that counts. */
  readonly activeAt: number;
}

/** `active` until 1080 s without activity, `warning` until 1200 s, then `ended`. */
export type IdlePhase = 'active' | 'warning' | 'ended';

const WARNING_MS = ADMIN_IDLE_WARNING_S * 1000;
const STEP_MAX_MS = 60_000;
const END_MS = (ADMIN_IDLE_WARNING_S + ADMIN_IDLE_COUNTDOWN_S) * 1000;

/** Starts a session with activity now. */
export function startIdleSession(now: number): IdleSession {
  return { activeAt: now };
}

/** The phase at a time. */
export function idlePhase(session: IdleSession, now: number): IdlePhase {
  const idleMs = now - session.activeAt;
  if (idleMs >= END_MS) return 'ended';
  return idleMs >= WARNING_MS ? 'warning' : 'active';
}

/** Activity resets the idle time, except during the warning, when only its two buttons do. */
export function recordActivity(session: IdleSession, now: number): IdleSession {
  return idlePhase(session, now) === 'active' ? { activeAt: now } : session;
}

/** "Stay Logged In": resets the idle time also during the warning, but not after the end. */
export function extendIdleSession(session: IdleSession, now: number): IdleSession {
  return idlePhase(session, now) === 'ended' ? session : { activeAt: now };
}

/** Activity in another window of the session; late reports, and those from before the clock was set back, have no effect. */
export function recordActivityElsewhere(session: IdleSession, activeAt: number, now: number): IdleSession {
  return activeAt > session.activeAt && activeAt <= now ? { activeAt } : session;
}

/** Remaining whole seconds of the countdown, rounded up: 120 when the warning begins, 0 at the end. */
export function idleSecondsLeft(session: IdleSession, now: number): number {
  const leftS = Math.ceil((session.activeAt + END_MS - now) / 1000);
  return Math.min(Math.max(leftS, 0), ADMIN_IDLE_COUNTDOWN_S);
}

/**
 * Time until the phase is looked at again, ms: until the warning, then until the next second. A minute at most, because
 * timers stand still during sleep.
 */
export function msToNextIdleStep(session: IdleSession, now: number): number {
  const phase = idlePhase(session, now);
  if (phase === 'active') return Math.min(session.activeAt + WARNING_MS - now, STEP_MAX_MS);
  if (phase === 'ended') return 0;
  return (session.activeAt + END_MS - now) % 1000 || 1000;
}

/** Formats seconds as minutes and seconds: 65 gives "1:05". */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
