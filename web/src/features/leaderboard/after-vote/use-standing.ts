import { isRankedByVotes, placesOfBoard, voteStanding, voteStandingText } from '@quartermile/core/domain';
import { useEffect, useState } from 'react';
import type { AfterVoteProps } from './page-parts.js';

/**
 * How far an entry is from the next place on the shown list, in words; empty on boards by time, and until it is known.
 * @param votes of the entry; the standing is found again after each change
 */
export function useStanding({ place, store, query, parts }: AfterVoteProps, votes: number): string {
  const { _id, category } = place.entry;
  const [text, setText] = useState('');
  useEffect(() => {
    if (query === null || votes === 0 || !isRankedByVotes(category)) return undefined;
    let isCurrent = true;
    // With this browser's own votes, and whatever is searched.
    parts.entriesOrLast(store.read().getClient).then((known) => {
      const { list } = parts.selectPlaces(placesOfBoard(known?.entries ?? [], category), query);
      const standing = voteStanding(list, _id);
      const [first] = list;
      const strip = query.strip ? first?.entry.car.strip?.name : undefined;
      const cars = first?.rank === undefined ? null : parts.filteredCars(query, strip);
      if (isCurrent) setText(standing ? voteStandingText(standing, cars) : '');
    });
    return () => {
      isCurrent = false;
    };
  }, [_id, category, parts, query, store, votes]);
  return text;
}
