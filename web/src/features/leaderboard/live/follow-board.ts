import { type BoardChange, type BoardRevision, liveRoutes } from '@quartermile/core/domain';
import { isOnline } from '../../../platform/use-online.js';

/** After this time without a message a page opens its connection again. */
const LIVE_SILENCE_MS = 60_000;
/** How often an open board without a connection loads its list. */
export const LIVE_POLL_MS = 60_000;
/** A page loads its list this long after it was connected, at random: longer than a cached list may miss votes. */
const LIVE_LOAD_MIN_MS = 500;
export const LIVE_LOAD_MAX_MS = 2500;

/** Network information of visitors who save data; not all browsers have it. */
type DataSaver = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** What to do with what is heard. */
export interface BoardFollower {
  /** Called with each change, about once a second at most. */
  apply(change: BoardChange): void;
  /** Loads the whole list; called when changes may have been missed. Rejects when it fails. */
  load(): Promise<void>;
}

/**
 * Follows the leaderboard while the page is visible and online: by server-sent events, and otherwise (no such
 * connection, or data is saved) by loading the list every minute. A hidden page has no connection.
 * @returns stops
 */
export function followBoard(follower: BoardFollower): () => void {
  const connection = openConnection(follower);
  const listening = new AbortController();
  const { signal } = listening;
  const check = () => connection.check();
  document.addEventListener('visibilitychange', check, { signal });
  window.addEventListener('online', check, { signal });
  window.addEventListener('offline', check, { signal });
  const timer = setInterval(() => connection.tick(), LIVE_POLL_MS);
  check();
  return () => {
    clearInterval(timer);
    listening.abort();
    connection.close();
  };
}

function openConnection({ apply, load }: BoardFollower) {
  let source: EventSource | null = null;
  let revision: string | null = null;
  let isOpen = false;
  /** Whether the list may lack changes. */
  let isBehind = false;
  let heardAt = 0;
  let loadedAt = Date.now();
  let loading: ReturnType<typeof setTimeout> | undefined;

  const loadNow = () => {
    clearTimeout(loading);
    loadedAt = Date.now();
    isBehind = false;
    load().catch(() => {
      isBehind = true;
    });
  };
  // Not at once: a cached list may miss the last moment, and many pages may have connected together.
  const loadSoon = () => {
    clearTimeout(loading);
    loading = setTimeout(loadNow, LIVE_LOAD_MIN_MS + Math.random() * (LIVE_LOAD_MAX_MS - LIVE_LOAD_MIN_MS));
  };
  const close = () => {
    clearTimeout(loading);
    source?.close();
    source = null;
    isOpen = false;
  };
  const hear = () => {
    heardAt = Date.now();
  };
  const take = (next: string, isContinuous: boolean) => {
    hear();
    isOpen = true;
    revision = next;
    if (!isContinuous) loadSoon();
  };
  const open = () => {
    if (source || !('EventSource' in window) || (navigator as DataSaver).connection?.saveData) return;
    const opened = new EventSource(liveRoutes.board);
    source = opened;
    hear();
    const on = <Data>(type: string, handle: (data: Data) => void) =>
      opened.addEventListener(type, ({ data }: MessageEvent<string>) => handle(JSON.parse(data) as Data));
    on<BoardRevision>('start', ({ revision: next }) => take(next, next === revision));
    on<BoardRevision>('reset', ({ revision: next }) => take(next, false));
    on<BoardChange>('change', (change) => {
      take(change.revision, change.after === revision);
      apply(change);
    });
    opened.addEventListener('beat', hear);
    opened.addEventListener('error', () => {
      isOpen = false;
      // Browsers reconnect after a lost connection, and not after a refusal: the next tick does.
      if (opened.readyState === EventSource.CLOSED && source === opened) close();
    });
  };
  const isWanted = () => document.visibilityState === 'visible' && isOnline();

  return {
    close,
    /** Opens or closes after a change of visibility or of the network. */
    check() {
      if (!isWanted()) return close();
      open();
      if (!source && Date.now() - loadedAt >= LIVE_POLL_MS) loadNow();
    },
    /** Every minute. */
    tick() {
      if (!isWanted()) return;
      if (Date.now() - heardAt >= LIVE_SILENCE_MS) close();
      if (!isOpen || isBehind) loadNow();
      open();
    },
  };
}
