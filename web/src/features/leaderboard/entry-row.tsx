import {
  carTitle,
  type Entry,
  isRankedByVotes,
  messages,
  type Place,
  shownPlace,
} from '@quartermile/core/domain';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, memo, Suspense, useContext, useState } from 'react';
import { rendersServedPage } from '../../platform/hydration.js';
import { VoteControl } from '../../votes/vote-control.js';
import { useVotes } from '../../votes/votes-store.js';
import { entryAnchor } from './entry-anchor.js';
import { EntryDetails } from './entry-details.js';
import classes from './entry-row.module.css';
import { EntryFacts } from './rows/entry-facts.js';
import factClasses from './rows/entry-facts.module.css';
import { EntryPlace } from './rows/entry-place.js';
import { KnownRowsContext } from './rows/known-rows.js';
import { rowSentence } from './rows/row-sentence.js';
import { Thumbnail } from './rows/thumbnail.js';

const MEDALS = 3;
const SegmentLinks = lazy(async () => ({
  default: (await import('./segments/segment-links.js')).SegmentLinks,
}));

export interface EntryRowProps {
  readonly place: Place;
  /** Start of the present day, ms since 1970. */
  readonly today: number;
  /** Other Entries show fewer figures. */
  readonly isBrief?: boolean;
  /** Expands the row. */
  readonly isLinked?: boolean;
  /** Marks the entry as new since the last visit. */
  readonly newMark?: string | undefined;
}

/**
 * A row of the board: one line, and expandable details. It renders only when its entry or its position changes: each
 * vote and each pressed tab changes something above it.
 */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { place, today, isBrief = false, isLinked = false, newMark } = props;
  const { entry } = place;
  const medal = place.rank === undefined && place.position <= MEDALS ? place.position : undefined;
  const [isOpen, setOpen] = useState(isLinked);
  const [wasLinked, setWasLinked] = useState(isLinked);
  if (isLinked !== wasLinked) {
    setWasLinked(isLinked);
    if (isLinked) setOpen(true);
  }
  // The server renders details for visitors without scripts. Rows added by the browser render them only when
  // expanded, so that a long board stays fast.
  const [isServed] = useState(rendersServedPage);
  const known = useContext(KnownRowsContext);
  const ids = { row: entryAnchor(entry), name: `name-${entry._id}`, details: `details-${entry._id}` };
  const attributes = {
    id: ids.row,
    className: classes.row,
    'data-place': medal,
    'data-lead': shownPlace(place) === 1 || undefined,
    'data-linked': isLinked || undefined,
    'data-brief': isBrief || undefined,
  };
  // An open row has more parts, and the picture of the first one is preloaded in the head.
  const isKnown = !isOpen && medal !== 1 && known?.has(ids.row, { place, today, isBrief });
  if (isKnown) return <li {...attributes} />;
  return (
    <li {...attributes}>
      <div className={classes.line} data-open={isOpen || undefined}>
        {newMark && <i role="img" aria-label={newMark} />}
        <EntryPlace place={place} />
        <Thumbnail car={entry.car} isLead={medal === 1} />
        <h3 className={classes.name}>
          <button
            type="button"
            className={classes.toggle}
            aria-label={rowSentence(place, today)}
            aria-expanded={isOpen}
            aria-controls={ids.details}
            onClick={() => setOpen(!isOpen)}
          >
            <span id={ids.name}>{carTitle(entry.car)}</span>
          </button>
        </h3>
        <EntryFacts place={place} today={today} />
        <div className={classes.votes}>
          <VoteControl
            entry={entry}
            describedBy={`${ids.name} votes-${entry._id}`}
            className={classes.vote}
          />
          {!isRankedByVotes(entry.category) && <QuietVotes entry={entry} />}
        </div>
        <IconChevronDown className={classes.chevron} size={20} aria-hidden="true" />
      </div>
      <div id={ids.details} className={classes.details} hidden={!isOpen}>
        {(isOpen || isServed) && <EntryDetails place={place} isBrief={isBrief} />}
        {isOpen && (
          <Suspense>
            <SegmentLinks entryId={entry._id} />
          </Suspense>
        )}
      </div>
    </li>
  );
}, isSameRow);

/** The votes of an entry on a board by time. */
function QuietVotes({ entry }: { readonly entry: Entry }) {
  const count = useVotes(({ countOf }) => countOf(entry));
  return (
    <span id={`votes-${entry._id}`} className={factClasses.count}>
      {messages.leaderboard.votes(count)}
    </span>
  );
}

/** Ranking creates new places, also for entries that did not change. */
function isSameRow(one: EntryRowProps, other: EntryRowProps): boolean {
  return (
    isSamePlace(one.place, other.place) &&
    one.today === other.today &&
    one.isBrief === other.isBrief &&
    one.isLinked === other.isLinked &&
    one.newMark === other.newMark
  );
}

function isSamePlace(one: Place, other: Place): boolean {
  return (
    one.entry === other.entry &&
    one.position === other.position &&
    one.rank === other.rank &&
    one.heldSince === other.heldSince &&
    one.gap?.leader === other.gap?.leader
  );
}
