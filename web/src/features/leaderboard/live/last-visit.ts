import { CATEGORIES, type Entry } from '@quartermile/core/domain';
import { VISIT_PAUSE_MS } from '../../../platform/start/returning-visitor.js';
import { liveMessages } from './live-messages.js';
import type { NewEntries } from './new-entries.js';

/** Visits of the board on this device. Moments of entries are the server's, so that the device's clock hardly matters. */
interface Visit {
  /** `createdAt` of the newest entry of the visit before; null on the first one. */
  readonly since: string | null;
  /** `createdAt` of the newest entry known. */
  readonly newest: string;
  /** When the board was last open, ms since 1970. */
  readonly at: number;
}

const KEY = 'quartermile.boardVisit';

/** Notes that the board is open now. After a pause of half an hour this is another visit. */
export function noteVisit(now = Date.now()): void {
  const last = readVisit();
  if (!last) return;
  const isNew = Math.abs(now - last.at) > VISIT_PAUSE_MS;
  writeVisit({ ...last, since: isNew ? last.newest : last.since, at: now });
}

/**
 * Compares a loaded leaderboard with that of the last visit, and stores it for the next one.
 * @returns null on a first visit, when nothing is new
 */
export function noteEntries(entries: readonly Entry[], now = Date.now()): NewEntries | null {
  const { since = null, newest: known = '' } = readVisit() ?? {};
  const newest = entries.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), known);
  writeVisit({ since, newest, at: now });
  if (since === null) return null;
  const added = entries.filter(({ createdAt }) => createdAt > since);
  const notes = CATEGORIES.map((one) => {
    const count = added.filter(({ category }) => category === one).length;
    return [one, liveMessages.newEntries(count)] as const;
  });
  return {
    ids: added.map(({ _id }) => _id),
    notes: Object.fromEntries(notes),
    mark: liveMessages.newEntry,
  };
}

/** The stored visit; null if there is none, it is damaged, or storage is blocked. */
function readVisit(): Visit | null {
  try {
    const { since, newest, at } = JSON.parse(localStorage.getItem(KEY) ?? '') as Visit;
    const isWhole =
      Number.isFinite(at) && typeof newest === 'string' && (since === null || typeof since === 'string');
    return isWhole ? { since, newest, at } : null;
  } catch {
    return null;
  }
}

function writeVisit(visit: Visit): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(visit));
  } catch {
    // Full or blocked: the next visit is a first one.
  }
}
