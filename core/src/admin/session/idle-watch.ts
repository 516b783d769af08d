import {
  ADMIN_ACTIVITY_SHARE_MS,
  ADMIN_KEEP_ALIVE_S,
  extendIdleSession,
  type IdlePhase,
  type IdleSession,
  idlePhase,
  idleSecondsLeft,
  msToNextIdleStep,
  noteActivity,
  noteActivityElsewhere,
  startIdleSession,
} from '@quartermile/core/domain';
import type { AdminHost } from '../host/admin-host.js';

/** What counts as activity (specification section 4). */
const ACTIVITY_EVENTS = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click'] as const;

/** What can be seen of the idle timer: the phase, and whole seconds of the countdown. */
export interface IdleView {
  readonly phase: IdlePhase;
  readonly secondsLeft: number;
}

/** What an idle timer needs, and whom it tells. */
export interface IdleWatchOptions {
  readonly host: Pick<AdminHost, 'shareActivity' | 'watch'>;
  /** Told what can be seen whenever it changes. */
  onView(view: IdleView): void;
  /** Told now and then while the administrator is active, for the server's own idle timer. */
  onKeepAlive(): void;
}

/** A running idle timer. */
export interface IdleWatch {
  /** "Stay Logged In", here and in the other windows. */
  extend(): void;
  stop(): void;
}

/** Runs the idle timer of an open session in this document, shared by all windows of the host. */
export function startIdleWatch({ host, onView, onKeepAlive }: IdleWatchOptions): IdleWatch {
  let session = startIdleSession(Date.now());
  let shown: IdleView | null = null;
  let sharedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const step = (): void => {
    clearTimeout(timer);
    const now = Date.now();
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
  const onActivity = (): void => {
    const now = Date.now();
    // Too frequent for a new timer each time: the running one looks again when it is due.
    session = noteActivity(session, now);
    if (session.activeAt === now && now - sharedAt >= ADMIN_ACTIVITY_SHARE_MS) share(now);
  };

  const stopListening = listen(onActivity, step);
  const stopWatching = host.watch((news) => {
    if (news.type === 'activity') change(noteActivityElsewhere(session, news.at));
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

/** Listens for activity, and for the page coming to the fore: timers of a hidden page or a machine that slept are late. */
function listen(onActivity: () => void, onShown: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  for (const event of ACTIVITY_EVENTS) {
    document.addEventListener(event, onActivity, { signal, capture: true, passive: true });
  }
  document.addEventListener('visibilitychange', onShown, { signal });
  return () => listening.abort();
}

function startKeepAlive(activeAt: () => number, tell: () => void): ReturnType<typeof setInterval> {
  let toldAt = Date.now();
  return setInterval(() => {
    if (activeAt() <= toldAt) return;
    toldAt = Date.now();
    tell();
  }, ADMIN_KEEP_ALIVE_S * 1000);
}
