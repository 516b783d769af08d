import { isRankedByVotes, placesOfBoard } from '@quartermile/core/domain';
import { useEffect, useState } from 'react';
import type { AfterVoteProps } from './after-vote-props.js';
import { voteStanding, voteStandingText } from './vote-standing.js';

/**
 * How far an entry is from the next place on its board, in words; empty on boards by time and in segments, and until it
 * is known.
 * @param votes of the entry; the standing is found again after each change
 */
export function useStanding({ place, store, parts }: AfterVoteProps, votes: number): string {
  const { _id, category } = place.entry;
  const isInSegment = place.rank !== undefined;
  const [text, setText] = useState('');
  useEffect(() => {
    if (isInSegment || votes === 0 || !isRankedByVotes(category)) return undefined;
    let isCurrent = true;
    // With this browser's own votes, and whatever is selected.
    parts.entriesOrLast(store.read().getClient).then((known) => {
      const standing = voteStanding(placesOfBoard(known?.entries ?? [], category), _id);
      if (isCurrent) setText(standing ? voteStandingText(standing) : '');
    });
    return () => {
      isCurrent = false;
    };
  }, [_id, category, isInSegment, parts, store, votes]);
  return text;
}
