import {
  type Entry,
  filteredCars,
  isRankedByVotes,
  placesOfBoard,
  selectPlaces,
  voteStanding,
  voteStandingText,
} from '@quartermile/core/domain';
import { useContext, useEffect, useState } from 'react';
import { entriesOrLast } from '../load-board.js';
import { BoardQueryContext } from '../rows/board-context.js';
import { useVotes, useVotesStore } from '../use-votes.js';

/**
 * How far an entry is from the next place on the shown list, in words; empty on boards by time, and until it is known.
 */
export function useStanding(entry: Entry): string {
  const { _id, category } = entry;
  const store = useVotesStore();
  const query = useContext(BoardQueryContext);
  const votes = useVotes(({ countOf }) => countOf(entry));
  const [text, setText] = useState('');
  // Again after each vote, which the list contains.
  useEffect(() => {
    if (query === null || votes === 0 || !isRankedByVotes(category)) return undefined;
    let isCurrent = true;
    const { drivetrain, strip, year } = query;
    const isFiltered = drivetrain ?? strip ?? year;
    entriesOrLast(store.read().getClient).then((known) => {
      const { list } = selectPlaces(placesOfBoard(known?.entries ?? [], category), query);
      const standing = voteStanding(list, _id);
      const name = strip ? list[0]?.entry.car.strip?.name : undefined;
      if (isCurrent)
        setText(standing ? voteStandingText(standing, isFiltered ? filteredCars(query, name) : null) : '');
    });
    return () => {
      isCurrent = false;
    };
  }, [_id, category, query, votes, store]);
  return text;
}
