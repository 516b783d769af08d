import {
  extendIdleSession,
  type IdlePhase,
  type IdleSession,
  idlePhase,
  idleSecondsLeft,
  msToNextIdleStep,
  recordActivity,
  recordActivityElsewhere,
  startIdleSession,
} from '@quartermile/core/domain';
import type { AdminHost } from '../../kernel/host/admin-host.js';

/** Maximum interval between calls while the administrator is active, so that the server's session stays alive. */
const ADMIN_KEEP_ALIVE_S = 120;
/** Minimum interval for sharing activity with other windows of the session. */
const ADMIN_ACTIVITY_SHARE_MS = 1000;

/** Events that count as activity (specification section 4), next to movements of the mouse. */
const ACTIVITY_EVENTS = ['mousedown', 'keydown', 'scroll', 'touchstart', 'click'] as const;

/** Phase of the idle timer, and the countdown in seconds. */
export interface IdleView {
  readonly phase: IdlePhase;
  readonly secondsLeft: number;
}

/** Dependencies and callbacks of an idle timer. */
export interface IdleWatchOptions {
  readonly host: Pick<AdminHost, 'shareActivity' | 'lastActivity' | 'watch'>;
  /** Called when the phase or the countdown changes. */
  onView(view: IdleView): void;
  /** Called periodically while the administrator is active, to reset the server's idle timer. */
  onKeepAlive(): void;
}

/** A running idle timer. */
export interface IdleWatch {
  /** Handles "Stay Logged In", here and in the other windows. */
  extend(): void;
  stop(): void;
}

/** Starts the idle timer of an open session in this document. Activity is shared by all windows of the host. */
export function startIdleWatch({ host, onView, onKeepAlive }: IdleWatchOptions): IdleWatch {
  let session = startIdleSession(Date.now());
  let shown: IdleView | null = null;
  let sharedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const step = (): void => {
    clearTimeout(timer);
    const now = Date.now();
    // The clock may have been set back.
    if (session.activeAt > now) session = startIdleSession(now);
    session = recordActivityElsewhere(session, host.lastActivity?.() ?? 0, now);
    const view = { phase: idlePhase(session, now), secondsLeft: idleSecondsLeft(session, now) };
    if (view.phase !== 'ended') timer = setTimeout(step, msToNextIdleStep(session, now));
    if (view.phase !== shown?.phase || view.secondsLeft !== shown.secondsLeft) {
      shown = view;
      onView(view);
    }
  };
  const change = (next: IdleSession): void => {
    if (next === session) return;
    session = next;
    step();
  };
  const share = (at: number): void => {
    sharedAt = at;
    host.shareActivity(at);
  };
  const onActivity = (event: Event): void => {
    const now = Date.now();
    // Activity events are too frequent to reset the timer each time. The running timer checks again when it fires.
    session = recordActivity(session, now);
    if (session.activeAt === now) {
      if (now - sharedAt >= ADMIN_ACTIVITY_SHARE_MS) share(now);
      return;
    }
    // After sleep the timer is late: the key that wakes the computer ends the session, and must not approve a car.
    step();
    if (shown?.phase === 'ended') event.stopImmediatePropagation();
  };

  const stopListening = listen(onActivity, step);
  const stopWatching = host.watch((news) => {
    if (news.type === 'activity') change(recordActivityElsewhere(session, news.at, Date.now()));
  });
  const keepAlive = startKeepAlive(() => session.activeAt, onKeepAlive);
  step();

  return {
    extend() {
      change(extendIdleSession(session, Date.now()));
      share(session.activeAt);
    },
    stop() {
      clearTimeout(timer);
      clearInterval(keepAlive);
      stopListening();
      stopWatching();
    },
  };
}

/**
 * Listens for activity. Also listens for visibility changes, because timers fire late in hidden tabs and after
 * sleep.
 */
function listen(onActivity: (event: Event) => void, onShown: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  for (const event of ACTIVITY_EVENTS) {
    document.addEventListener(event, onActivity, { signal, capture: true, passive: true });
  }
  document.addEventListener('mousemove', onlyMovements(onActivity), { signal, capture: true, passive: true });
  document.addEventListener('visibilitychange', onShown, { signal });
  return () => listening.abort();
}

/**
 * Leaves out the `mousemove` events that browsers send when the page changes under a resting mouse: a list that is
 * updated by itself would extend the session of an administrator who is away.
 */
function onlyMovements(onActivity: (event: Event) => void): (event: MouseEvent) => void {
  let position = '';
  return (event) => {
    const next = `${event.screenX} ${event.screenY}`;
    if (next === position) return;
    position = next;
    onActivity(event);
  };
}

function startKeepAlive(activeAt: () => number, notify: () => void): ReturnType<typeof setInterval> {
  let notifiedAt = Date.now();
  return setInterval(() => {
    if (activeAt() <= notifiedAt) return;
    notifiedAt = Date.now();
    notify();
  }, ADMIN_KEEP_ALIVE_S * 1000);
}
