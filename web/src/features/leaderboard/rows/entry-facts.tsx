import {
  dateWordsAt,
  type Entry,
  isRankedByVotes,
  messages,
  type Place,
  rankingTimeText,
} from '@quartermile/core/domain';
import { ElapsedTime } from '@quartermile/core/ui';
import { IconCheck } from '@tabler/icons-react';
import { seaLevelText } from '../../../altitude/sea-level-time.js';
import { useVotes } from '../../../votes/votes-store.js';
import { whoOf } from './columns.js';
import classes from './entry-facts.module.css';
import { heldSinceText, isNewEntry, isPersonalBest } from './marks.js';
import { timingRowMessages } from './timing-messages.js';

const texts = timingRowMessages;
const terms = messages.evidenceTerms;
/** Times with more characters, such as 10.1234, do not fit beside a name in full size. */
const USUAL_TIME_LENGTH = 6;

export interface EntryFactsProps {
  readonly place: Place;
  /** Start of the present day, ms since 1970. */
  readonly today: number;
}

/** What a row shows beside its name, in cells of their own on wide screens. Its sentence tells screen readers the same. */
export function EntryFacts({ place, today }: EntryFactsProps) {
  const { entry, gap, heldSince } = place;
  const { car, category } = entry;
  const isByVotes = isRankedByVotes(category);
  const time = rankingTimeText(car);
  const shownTime = (
    <span
      className={classes.time}
      data-long={(time?.length ?? 0) > USUAL_TIME_LENGTH || undefined}
      aria-hidden="true"
    >
      <ElapsedTime seconds={time} size={isByVotes ? 'sm' : 'lg'} />
    </span>
  );
  const seaLevel = isByVotes ? null : seaLevelText(car);
  const gapText = gap && (isByVotes ? texts.votes(Number(gap.leader)) : texts.seconds(gap.leader));
  const behind = gapText ?? (heldSince && heldSinceText(heldSince, today));
  return (
    <>
      <div className={classes.facts} aria-hidden="true">
        <Who entry={entry} today={today} />
        <span className={classes.drive}>{car.drivetrain}</span>
        {car.strip && <span className={classes.strip}>{car.strip.name}</span>}
        {car.runDate && <span className={classes.date}>{shortDay(car.runDate)}</span>}
        {car.evidence && (
          <span className={classes.proof} title={terms.sentences[car.evidence]}>
            <IconCheck size={16} /> <span>{terms.labels[car.evidence]}</span>
          </span>
        )}
        {isByVotes && shownTime}
      </div>
      <div className={classes.figures}>
        {isByVotes ? <VoteCount entry={entry} /> : shownTime}
        {behind && (
          <span className={classes.gap} aria-hidden="true">
            {behind}
          </span>
        )}
        {seaLevel && (
          <span className={classes.seaLevel} aria-hidden="true">
            {seaLevel}
          </span>
        )}
      </div>
    </>
  );
}

/** The driver of a car, with its marks. */
function Who({ entry, today }: { readonly entry: Entry; readonly today: number }) {
  const name = whoOf(entry);
  if (name === undefined) return null;
  return (
    <span className={classes.who}>
      <span>{name}</span>
      {isNewEntry(entry, today) && <b className={classes.mark}>{texts.isNew}</b>}
      {isPersonalBest(entry, today) && (
        <b className={classes.mark} title={texts.personalBest}>
          {texts.isPersonalBest}
        </b>
      )}
    </span>
  );
}

/** "7 Mar 2025". */
function shortDay(date: string): string {
  return dateWordsAt(Date.parse(date), 'UTC').day.replace(/ (\w{3})\w* /, ' $1 ');
}

/** The ranking figure of the board by votes, such as "412 votes", with the number emphasised. */
function VoteCount({ entry }: { readonly entry: Entry }) {
  const [count, unit] = messages.leaderboard.votes(useVotes(({ countOf }) => countOf(entry))).split(' ');
  return (
    <span id={`votes-${entry._id}`} className={classes.voteCount}>
      {count} <span>{unit}</span>
    </span>
  );
}
