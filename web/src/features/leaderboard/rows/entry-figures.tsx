import {
  type Entry,
  heldSinceText,
  isRankedByVotes,
  messages,
  type Place,
  rankingTimeText,
  shownEvidence,
  shownPlace,
  sourceOfRankingTime,
} from '@quartermile/core/domain';
import { DrivetrainBadge, ElapsedTime, EvidenceBadge } from '@quartermile/core/ui';
import { seaLevelText } from '../../../altitude/sea-level-time.js';
import { useVotes } from '../../../votes/votes-store.js';
import classes from './entry-figures.module.css';
import { timingRowMessages } from './timing-messages.js';

const texts = timingRowMessages;
/** Times with more characters, such as 10.1234, do not fit beside a name. */
const USUAL_TIME_LENGTH = 6;

export interface EntryFiguresProps {
  readonly place: Place;
  /** Start of the present day, ms since 1970. */
  readonly today: number;
}

/** Time, votes and gaps; the figure that determines the ranking is larger. */
export function EntryFigures({ place, today }: EntryFiguresProps) {
  const { entry, gap, heldSince } = place;
  const { car } = entry;
  const isByVotes = isRankedByVotes(entry.category);
  const time = <ElapsedTime seconds={rankingTimeText(car)} size={isByVotes ? 'sm' : 'lg'} />;
  const evidence = shownEvidence(car);
  const source = sourceOfRankingTime(car);
  const seaLevel = isByVotes ? null : seaLevelText(car);
  const gapText = (behind: string): string =>
    isByVotes ? texts.votes(Number(behind)) : texts.seconds(behind);
  return (
    <>
      <div className={classes.facts}>
        {evidence && <EvidenceBadge kind={evidence} />}
        <DrivetrainBadge drivetrain={car.drivetrain} />
        {isByVotes && time}
        {source && <span className={classes.source}>{source}</span>}
        {gap?.next && <GapText gap={gapText(gap.leader)} to={1} />}
      </div>
      <div className={classes.hero}>
        {isByVotes ? <VoteCount entry={entry} /> : time}
        {gap && <GapText gap={gapText(gap.next ?? gap.leader)} to={shownPlace(place) - 1} />}
        {heldSince && <span className={classes.gap}>{heldSinceText(heldSince, today)}</span>}
        {seaLevel && <span className={`${classes.gap} ${classes.seaLevel}`}>{seaLevel}</span>}
      </div>
    </>
  );
}

function GapText({ gap, to }: { readonly gap: string; readonly to: number }) {
  return (
    <span className={classes.gap}>
      <b>{gap}</b> {texts.to(to)}
    </span>
  );
}

/** Grid area of a time that is too long for the usual layout. */
export function longTimeArea({ car, category }: Entry): 'hero' | 'facts' | undefined {
  if ((rankingTimeText(car)?.length ?? 0) <= USUAL_TIME_LENGTH) return undefined;
  return isRankedByVotes(category) ? 'facts' : 'hero';
}

/** The ranking figure of the board by votes, such as "412 votes", with the number emphasised. */
function VoteCount({ entry }: { readonly entry: Entry }) {
  const [count, unit] = messages.leaderboard.votes(useVotes(({ countOf }) => countOf(entry))).split(' ');
  return (
    <span className={classes.voteCount}>
      {count} <span className={classes.unit}>{unit}</span>
    </span>
  );
}

/** The votes of an entry on a board by time. */
export function QuietVotes({ entry }: { readonly entry: Entry }) {
  const count = useVotes(({ countOf }) => countOf(entry));
  return <span className={classes.votes}>{messages.leaderboard.votes(count)}</span>;
}
