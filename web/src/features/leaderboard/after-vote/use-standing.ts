import { isRankedByVotes, voteStanding, voteStandingText } from '@quartermile/core/domain';
import { useEffect, useState } from 'react';
import type { AfterVoteProps } from './after-vote.js';

/**
 * How far an entry is from the next place on the shown list, in words; empty on boards by time, and until it is known.
 * @param votes of the entry; the standing is found again after each change
 */
export function useStanding({ entry, store, query, loadList }: AfterVoteProps, votes: number): string {
  const { _id, category } = entry;
  const [text, setText] = useState('');
  useEffect(() => {
    if (query === null || votes === 0 || !isRankedByVotes(category)) return undefined;
    let isCurrent = true;
    loadList(store.read().getClient, category, query).then(({ list, cars }) => {
      const standing = voteStanding(list, _id);
      if (isCurrent) setText(standing ? voteStandingText(standing, cars) : '');
    });
    return () => {
      isCurrent = false;
    };
  }, [_id, category, loadList, query, store, votes]);
  return text;
}
