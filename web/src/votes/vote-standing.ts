import { type Entry, formatCount, isRankedByVotes, ordinal } from '@quartermile/core/domain';

/**
 * Where an entry stands on a board by votes.
 * - `behind`: by so many votes, which are enough for the next better place, because equal entries share one
 * - `shares`: the first place with others
 * - `leads`: by so many votes
 * - `alone`: nobody else is on the board
 */
export type VoteStanding =
  | { readonly kind: 'behind'; readonly votes: number; readonly place: number }
  | { readonly kind: 'leads'; readonly votes: number }
  | { readonly kind: 'shares' | 'alone' };

interface PlaceByVotes {
  readonly position: number;
  readonly entry: Entry;
}

/**
 * The standing of an entry; null if it is not on the board, or the board is ranked by time.
 * @param places all places of the board, in its order
 */
export function voteStanding(places: readonly PlaceByVotes[], entryId: string): VoteStanding | null {
  const place = places.find(({ entry }) => entry._id === entryId);
  if (!place || !isRankedByVotes(place.entry.category)) return null;
  const rival = places.find((one) => one !== place);
  if (!rival) return { kind: 'alone' };
  const { votes } = place.entry;
  // The board is in the order of its votes, and entries with as many votes share a place.
  const better = places.findLast(({ entry }) => entry.votes > votes);
  if (better) return { kind: 'behind', votes: better.entry.votes - votes, place: better.position };
  return votes > rival.entry.votes ? { kind: 'leads', votes: votes - rival.entry.votes } : { kind: 'shares' };
}

/** A standing in words: "4 votes from 3rd". */
export function voteStandingText(standing: VoteStanding): string {
  switch (standing.kind) {
    case 'alone':
      return 'The only car on this board';
    case 'shares':
      return 'Shares 1st, one vote from the lead';
    case 'leads':
      return `Leads by ${counted(standing.votes)}`;
    case 'behind':
      return `${counted(standing.votes)} from ${ordinal(standing.place)}`;
  }
}

const counted = (votes: number): string => `${formatCount(votes)} ${votes === 1 ? 'vote' : 'votes'}`;
