import { Button } from '@mantine/core';
import { type Entry, messages } from '@quartermile/core/domain';
import { IconCheck, IconCloudOff, IconThumbUp } from '@tabler/icons-react';
import { type MouseEvent, memo, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useVotes } from './use-votes.js';
import classes from './vote-button.module.css';

const texts = messages.leaderboard;

export interface VoteButtonProps {
  readonly entry: Entry;
  /** Id of the element with the car's name. */
  readonly describedBy: string;
}

/**
 * "Vote", then "Voted", or "Vote saved" while offline. After a press by keyboard the button uses `aria-disabled`
 * until it loses the focus, because `disabled` would remove the focus.
 */
export function VoteButton({ entry, describedBy }: VoteButtonProps) {
  const votes = useVotes();
  const latest = useRef(votes);
  useLayoutEffect(() => {
    latest.current = votes;
  }, [votes]);
  const press = useCallback(
    ({ detail }: MouseEvent) => {
      // Clicks by keyboard have a detail of 0.
      if (detail === 0) latest.current.setFocusedId(entry._id);
      latest.current.vote(entry);
    },
    [entry],
  );
  const leave = useCallback(() => latest.current.setFocusedId(null), []);
  return (
    <VoteButtonOfState
      describedBy={describedBy}
      isVoted={votes.isVoted(entry)}
      isPending={votes.isPending(entry)}
      isVoting={votes.isVoting(entry)}
      hasFocus={votes.focusedId === entry._id}
      onPress={press}
      onLeave={leave}
    />
  );
}

interface ButtonProps {
  readonly describedBy: string;
  readonly isVoted: boolean;
  readonly isPending: boolean;
  readonly isVoting: boolean;
  /** Whether it was pressed by keyboard and still has the focus. */
  readonly hasFocus: boolean;
  readonly onPress: (event: MouseEvent) => void;
  readonly onLeave: () => void;
}

/** Rendered only when its own state changes: each vote for any car calls the component around it in every row. */
const VoteButtonOfState = memo(function VoteButtonOfState(props: ButtonProps) {
  const { describedBy, isVoted, isPending, isVoting, hasFocus, onPress, onLeave } = props;
  const button = useRef<HTMLButtonElement>(null);
  const isDone = isVoted || isPending || isVoting;
  useEffect(() => {
    // The vote may have moved the car to the main list, where its row is a new element.
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  const Sign = isVoted ? IconCheck : isPending ? IconCloudOff : IconThumbUp;
  return (
    <>
      <Button
        ref={button}
        className={classes.root}
        variant="default"
        size="sm"
        leftSection={<Sign size={18} aria-hidden="true" />}
        data-voted={isVoted || undefined}
        disabled={isDone && !hasFocus}
        aria-disabled={isDone || undefined}
        aria-describedby={describedBy}
        onClick={isDone ? undefined : onPress}
        onBlur={hasFocus ? onLeave : undefined}
      >
        {isVoted ? texts.voted : isPending ? messages.boardPage.voteSaved : texts.vote}
      </Button>
      {isPending && <p className={classes.hint}>{messages.boardPage.voteSavedHint}</p>}
    </>
  );
});
