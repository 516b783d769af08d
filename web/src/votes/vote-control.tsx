import { Button } from '@mantine/core';
import type { Entry } from '@quartermile/core/domain';
import { type MouseEvent, useEffect, useRef } from 'react';
import { boardPageMessages, voteButtonMessages } from './vote-messages.js';
import { useVotes, useVotesStore } from './votes-store.js';

const texts = voteButtonMessages;
const labels = {
  none: texts.vote,
  paused: boardPageMessages.paused,
  voting: texts.vote,
  pending: boardPageMessages.voteSaved,
  voted: texts.voted,
} as const;

export interface VoteControlProps {
  readonly entry: Entry;
  /** Ids of the elements with the car's name and its votes. */
  readonly describedBy: string;
  /** Class of the element around the buttons. */
  readonly className: string | undefined;
}

/**
 * "Vote", then "Voted" and disabled, or "Vote saved" while offline; "Paused" while nobody can vote. Pressed again, the vote
 * is taken back: an invisible button covers the disabled one. After a press by keyboard the button uses `aria-disabled`
 * until it loses the focus, because `disabled` would remove the focus.
 */
export function VoteControl({ entry, describedBy, className }: VoteControlProps) {
  const store = useVotesStore();
  const state = useVotes((votes) => votes.stateOf(entry));
  /** Whether it was pressed by keyboard and still has the focus. */
  const hasFocus = useVotes(({ focusedId }) => focusedId === entry._id);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The vote may have moved the car to the main list, where its row is a new element.
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  const press = ({ detail }: MouseEvent) => {
    const { vote, act, setFocusedId } = store.read();
    // Clicks by keyboard have a detail of 0. By keyboard the focus moves to the vote button, because the other one goes.
    if (detail === 0) setFocusedId(entry._id);
    if (state === 'none') vote(entry);
    // Not for the second click of a double click.
    else if (detail < 2) act(entry, 'takeVoteBack');
  };
  const isDone = state !== 'none';
  return (
    <span className={className} data-state={state}>
      <Button
        ref={button}
        variant="default"
        size="sm"
        disabled={isDone && !hasFocus}
        aria-disabled={isDone || undefined}
        aria-describedby={describedBy}
        onClick={isDone ? undefined : press}
        onBlur={hasFocus ? () => store.read().setFocusedId(null) : undefined}
      >
        {labels[state]}
      </Button>
      {(state === 'voted' || state === 'pending') && (
        <button
          type="button"
          aria-label={texts.takeBack}
          aria-describedby={describedBy}
          title={texts.takeBack}
          onClick={press}
        />
      )}
    </span>
  );
}
