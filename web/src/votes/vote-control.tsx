import { Button } from '@mantine/core';
import type { Entry } from '@quartermile/core/domain';
import { IconCheck, IconCloudOff, IconThumbUp } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { boardPageMessages, voteButtonMessages } from './vote-messages.js';
import { useVotes, useVotesStore } from './votes-store.js';

const texts = voteButtonMessages;
const looks = {
  none: [texts.vote, IconThumbUp],
  paused: [boardPageMessages.paused, IconThumbUp],
  voting: [texts.vote, IconThumbUp],
  pending: [boardPageMessages.voteSaved, IconCloudOff],
  voted: [texts.voted, IconCheck],
} as const;

export interface VoteControlProps {
  readonly entry: Entry;
  /** Id of the element with the car's name. */
  readonly describedBy: string;
  /** Classes of the button and of the hint below it. */
  readonly classes: Readonly<Partial<Record<'root' | 'hint', string>>>;
}

/**
 * "Vote", then "Voted", or "Vote saved" while offline; "Paused" while nobody can vote. After a press by keyboard the button uses `aria-disabled`
 * until it loses the focus, because `disabled` would remove the focus.
 */
export function VoteControl({ entry, describedBy, classes }: VoteControlProps) {
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
    const { vote, setFocusedId } = store.read();
    // Clicks by keyboard have a detail of 0.
    if (detail === 0) setFocusedId(entry._id);
    vote(entry);
  };
  const isDone = state !== 'none';
  const [label, Sign] = looks[state];
  return (
    <>
      <Button
        ref={button}
        className={classes.root}
        variant="default"
        size="sm"
        leftSection={<Sign size={18} aria-hidden="true" />}
        data-voted={state === 'voted' || undefined}
        disabled={isDone && !hasFocus}
        aria-disabled={isDone || undefined}
        aria-describedby={describedBy}
        onClick={isDone ? undefined : press}
        onBlur={hasFocus ? () => store.read().setFocusedId(null) : undefined}
      >
        {label}
      </Button>
      {state === 'pending' && <p className={classes.hint}>{boardPageMessages.voteSavedHint}</p>}
    </>
  );
}
