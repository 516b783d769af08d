import { type Entry, liveMessages, VISIT_PAUSE_MS } from '@quartermile/core/domain';
import { storeValue } from '../stored-ids.js';
import { newEntries } from './new-entries.js';

/** Visits of the board on this device. Moments of entries are the server's, so that the device's clock hardly matters. */
interface Visit {
  /** `createdAt` of the newest entry of the visit before; null on the first one. */
  readonly since: string | null;
  /** `createdAt` of the newest entry known. */
  readonly newest: string;
  /** When the board was last open, ms since 1970. */
  readonly at: number;
}

const none = {} as Visit;
const lastVisit = storeValue('quartermile.boardVisit', none, (stored) => {
  const { at, newest } = stored as Visit;
  return Number.isFinite(at) && typeof newest === 'string' ? (stored as Visit) : none;
});

/** Notes that the board is open now. After a pause of half an hour this is another visit. */
export function noteVisit(now = Date.now()): void {
  const last = lastVisit.read();
  if (last === none) return;
  const isNew = Math.abs(now - last.at) > VISIT_PAUSE_MS;
  lastVisit.write({ ...last, since: isNew ? last.newest : last.since, at: now });
}

/** Compares a loaded leaderboard with that of the last visit. On a first visit nothing is new. */
export function noteEntries(entries: readonly Entry[], now = Date.now()): void {
  const { since = null, newest: known = '' } = lastVisit.read();
  const newest = entries.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), known);
  lastVisit.write({ since, newest, at: now });
  if (since === null) return;
  const added = entries.filter(({ createdAt }) => createdAt > since);
  const categories = new Set(entries.map(({ category }) => category));
  const notes = [...categories].map((one) => {
    const count = added.filter(({ category }) => category === one).length;
    return [one, liveMessages.newEntries(count)] as const;
  });
  newEntries.write({
    ids: added.map(({ _id }) => _id),
    notes: Object.fromEntries(notes),
    mark: liveMessages.newEntry,
    at: now,
  });
}
