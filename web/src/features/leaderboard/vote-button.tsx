import { Button } from '@mantine/core';
import { type Entry, messages } from '@quartermile/core/domain';
import { IconCheck, IconThumbUp } from '@tabler/icons-react';
import { useVotes } from './use-votes.js';
import classes from './vote-button.module.css';

export interface VoteButtonProps {
  readonly entry: Entry;
  /** Id of the element that names the car. */
  readonly describedBy: string;
}

/** "Vote", then "Voted" for good. */
export function VoteButton({ entry, describedBy }: VoteButtonProps) {
  const votes = useVotes();
  const isVoted = votes.isVoted(entry);
  const Sign = isVoted ? IconCheck : IconThumbUp;
  return (
    <Button
      className={classes.root}
      variant="default"
      size="sm"
      leftSection={<Sign size={18} aria-hidden="true" />}
      data-voted={isVoted || undefined}
      disabled={isVoted || votes.isVoting(entry)}
      aria-describedby={describedBy}
      onClick={() => votes.vote(entry)}
    >
      {isVoted ? messages.leaderboard.voted : messages.leaderboard.vote}
    </Button>
  );
}
