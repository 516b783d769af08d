import { VOTE_QUARTER_MS } from '@quartermile/core/domain';
import { BURST_FACTOR, BURST_FLOOR, BURST_USUAL_PERIOD_MS } from './vote-limits.js';

/** The votes of an entry in a quarter of an hour, and before it. */
export interface EntryRate {
  readonly entryId: string;
  /** Votes in the quarter. */
  readonly votes: number;
  /** Votes in the usual period before it, without those of earlier bursts. */
  readonly before: number;
  /** Number of quarters in which those were cast: the usual period, or the entry's age. */
  readonly quarters: number;
}

/** More votes for an entry than expected. */
export interface Burst {
  readonly entryId: string;
  readonly votes: number;
  /** What is usual for the entry in a quarter in which the whole site has as many votes, rounded. */
  readonly usual: number;
}

/** Votes per usual period added to each entry, so that an entry without votes has a share too. */
const PRIOR_VOTES = 10;
/** Votes for other entries in the usual period, below which shares are unknown. */
const KNOWN_SHARES_MIN = 200;
/** An entry's rate is measured over at least an hour. */
const QUARTERS_MIN = 4;
const PERIOD_QUARTERS = BURST_USUAL_PERIOD_MS / VOTE_QUARTER_MS;

/**
 * The bursts of a quarter of an hour. An entry has one when its votes are at least `BURST_FLOOR`, and at least
 * `BURST_FACTOR` times the expected number, which is the highest of:
 * - its rate in the usual period;
 * - its usual share of the votes for all entries, applied to the votes for the others in this quarter, because a video
 *   multiplies the votes for all entries at once. The entry's own votes are left out, so that they do not hide
 *   themselves. Shares are smoothed additively (Laplace);
 * - while shares are unknown for lack of votes, the votes of the leading other entry.
 *
 * For an expected number λ of independent votes, a Poisson count of 4λ and at least 30 has a probability of at most
 * exp(-λ(4 ln 4 - 3)) (Chernoff; Mitzenmacher and Upfal, Probability and Computing, theorem 5.4): below 1e-8 where it
 * is highest, at λ = 7.5. The factor leaves room for shares that change: see the simulation in its spec.
 * @param entries those with votes in the quarter or in the usual period
 * @param entryCount number of all entries of the leaderboard
 */
export function findBursts(entries: readonly EntryRate[], entryCount: number): Burst[] {
  const site = {
    votes: sum(entries, ({ votes }) => votes),
    before: sum(entries, ({ before }) => before),
    rate: sum(entries, rateOf),
    entryCount,
  };
  const candidates = entries.filter(({ votes }) => votes >= BURST_FLOOR);
  return candidates.flatMap((entry) => {
    const expected = Math.max(rateOf(entry), byShare(entry, site), byLeader(entry, entries, site.before));
    if (entry.votes < BURST_FACTOR * expected) return [];
    return [{ entryId: entry.entryId, votes: entry.votes, usual: Math.round(expected) }];
  });
}

/** Votes per quarter. */
function rateOf({ before, quarters }: EntryRate): number {
  return before / Math.max(quarters, QUARTERS_MIN);
}

interface SiteRate {
  readonly votes: number;
  readonly rate: number;
  readonly entryCount: number;
}

function byShare(entry: EntryRate, site: SiteRate): number {
  const prior = PRIOR_VOTES / PERIOD_QUARTERS;
  const others = site.rate - rateOf(entry) + prior * (site.entryCount - 1);
  return others > 0 ? ((site.votes - entry.votes) * (rateOf(entry) + prior)) / others : 0;
}

function byLeader(entry: EntryRate, entries: readonly EntryRate[], before: number): number {
  if (before - entry.before >= KNOWN_SHARES_MIN) return 0;
  return entries.reduce((most, other) => (other === entry ? most : Math.max(most, other.votes)), 0);
}

function sum(entries: readonly EntryRate[], count: (entry: EntryRate) => number): number {
  return entries.reduce((all, entry) => all + count(entry), 0);
}
