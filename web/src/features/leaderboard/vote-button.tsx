import { Button } from '@mantine/core';
import { type Entry, messages } from '@quartermile/core/domain';
import { IconCheck, IconCloudOff, IconThumbUp } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef } from 'react';
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
  const button = useRef<HTMLButtonElement>(null);
  const isPending = votes.isPending(entry);
  const isVoted = votes.isVoted(entry);
  const isDone = isVoted || isPending || votes.isVoting(entry);
  const hasFocus = votes.focusedId === entry._id;
  useEffect(() => {
    // The vote may have moved the car to the main list, where its row is a new element.
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  const press = ({ detail }: MouseEvent) => {
    if (isDone) return;
    // Clicks by keyboard have a detail of 0.
    if (detail === 0) votes.setFocusedId(entry._id);
    votes.vote(entry);
  };
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
        onClick={press}
        onBlur={() => hasFocus && votes.setFocusedId(null)}
      >
        {isVoted ? texts.voted : isPending ? messages.boardPage.voteSaved : texts.vote}
      </Button>
      {isPending && <p className={classes.hint}>{messages.boardPage.voteSavedHint}</p>}
    </>
  );
}
