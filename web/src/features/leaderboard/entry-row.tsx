import {
  carTitle,
  driverName,
  type Entry,
  isRankedByVotes,
  messages,
  type Place,
  rankingTimeText,
  shownEvidence,
  worldFactsBesideTime,
} from '@quartermile/core/domain';
import { DrivetrainBadge, ElapsedTime, EvidenceBadge, Medal } from '@quartermile/core/ui';
import { IconChevronDown } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { rendersServedPage } from '../../platform/hydration.js';
import { entryAnchor } from './entry-anchor.js';
import { EntryDetails } from './entry-details.js';
import classes from './entry-row.module.css';
import { useVotes } from './use-votes.js';
import { VoteButton } from './vote-button.js';

const MEDALS = 3;
/** Times with more characters, such as 10.1234, do not fit beside a name. */
const USUAL_TIME_LENGTH = 6;

export interface EntryRowProps {
  readonly place: Place;
  /** Other Entries show fewer figures. */
  readonly isBrief?: boolean;
  /** Expands the row. */
  readonly isLinked?: boolean;
}

/**
 * A row of the board: one line, and expandable details. It renders only when its entry or its position changes: each
 * vote and each pressed tab changes something above it.
 */
export const EntryRow = memo(function EntryRow({ place, isBrief = false, isLinked = false }: EntryRowProps) {
  const { position, entry } = place;
  const [isOpen, setOpen] = useState(isLinked);
  const [wasLinked, setWasLinked] = useState(isLinked);
  if (isLinked !== wasLinked) {
    setWasLinked(isLinked);
    if (isLinked) setOpen(true);
  }
  // The server renders details for visitors without scripts. Rows added by the browser render them only when
  // expanded, so that a long board stays fast.
  const [isServed] = useState(rendersServedPage);
  const ids = { row: entryAnchor(entry), name: `name-${entry._id}`, details: `details-${entry._id}` };
  return (
    <li
      id={ids.row}
      className={classes.row}
      data-place={position <= MEDALS ? position : undefined}
      data-linked={isLinked || undefined}
      data-brief={isBrief || undefined}
    >
      <div className={classes.line} data-open={isOpen || undefined} data-long-time={longTimeArea(entry)}>
        <PlaceSign position={position} />
        <div className={classes.who}>
          <h3 className={classes.name} id={ids.name}>
            <button
              type="button"
              className={classes.toggle}
              aria-expanded={isOpen}
              aria-controls={ids.details}
              onClick={() => setOpen(!isOpen)}
            >
              {carTitle(entry.car)}
            </button>
          </h3>
          <p className={classes.owner}>{driverName(entry.car)}</p>
        </div>
        <Figures entry={entry} />
        <div className={classes.vote}>
          <VoteButton entry={entry} describedBy={ids.name} />
        </div>
        <IconChevronDown className={classes.chevron} size={20} aria-hidden="true" />
      </div>
      <div id={ids.details} className={classes.details} hidden={!isOpen}>
        {(isOpen || isServed) && <EntryDetails place={place} isBrief={isBrief} />}
      </div>
    </li>
  );
}, isSameRow);

/** Ranking creates new places, also for entries that did not change. */
function isSameRow(one: EntryRowProps, other: EntryRowProps): boolean {
  return (
    one.place.entry === other.place.entry &&
    one.place.position === other.place.position &&
    one.isBrief === other.isBrief &&
    one.isLinked === other.isLinked
  );
}

function PlaceSign({ position }: { readonly position: number }) {
  return (
    <div className={classes.place}>
      {position <= MEDALS ? (
        <Medal position={position} size="lg" />
      ) : (
        <span role="img" aria-label={messages.leaderboard.place(position)} className={classes.number}>
          {position}
        </span>
      )}
    </div>
  );
}

/** Time and votes; the one that determines the ranking is larger. */
function Figures({ entry }: { readonly entry: Entry }) {
  const count = useVotes(({ countOf }) => countOf(entry));
  const votes = messages.leaderboard.votes(count);
  const time = (
    <ElapsedTime seconds={rankingTimeText(entry.car)} size={isRankedByVotes(entry.category) ? 'sm' : 'lg'} />
  );
  const evidence = shownEvidence(entry.car);
  const beside = worldFactsBesideTime(entry.car);
  const ownLabel = beside && <span className={classes.ownTime}>{messages.leaderboard.ownTime}</span>;
  return (
    <>
      <div className={classes.facts}>
        {evidence && <EvidenceBadge kind={evidence} />}
        <DrivetrainBadge drivetrain={entry.car.drivetrain} />
        {isRankedByVotes(entry.category) ? (
          <span className={classes.labelled}>
            {time} {ownLabel}
          </span>
        ) : (
          <span className={classes.votes}>{votes}</span>
        )}
        {beside && <span className={classes.beside}>{messages.leaderboard.worldFactsBeside(beside)}</span>}
      </div>
      <div className={classes.hero}>
        {isRankedByVotes(entry.category) ? (
          <VoteCount text={votes} />
        ) : (
          <>
            {time} {ownLabel}
          </>
        )}
      </div>
    </>
  );
}

/** Grid area of a time that is too long for the usual layout. */
function longTimeArea({ car, category }: Entry): 'hero' | 'facts' | undefined {
  if ((rankingTimeText(car)?.length ?? 0) <= USUAL_TIME_LENGTH) return undefined;
  return isRankedByVotes(category) ? 'facts' : 'hero';
}

/** A count such as "412 votes", with the number emphasised. */
function VoteCount({ text }: { readonly text: string }) {
  const [count, unit] = text.split(' ');
  return (
    <span className={classes.voteCount}>
      {count} <span className={classes.unit}>{unit}</span>
    </span>
  );
}
