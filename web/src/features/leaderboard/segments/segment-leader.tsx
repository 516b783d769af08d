import {
  carTitle,
  driverName,
  isRankedByVotes,
  messages,
  type Place,
  placeFigure,
  sourceOfRankingTime,
} from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { Link } from 'react-router';
import { entryPath } from '../entry-path.js';
import { timingRowMessages } from '../rows/timing-messages.js';
import { segmentPageMessages } from './segment-messages.js';
import classes from './segments.module.css';

/** As wide as pictures of cars are, so that none is cut at nose or tail. */
const PICTURE_RATIO = 1200 / 630;

/** The first car of a segment, with its picture, its time and its place on the whole board. */
export function SegmentLeader({ place }: { readonly place: Place }) {
  const { entry, position } = place;
  const { car, category } = entry;
  const name = carTitle(car);
  const source = isRankedByVotes(category) ? null : sourceOfRankingTime(car);
  return (
    <section aria-label={segmentPageMessages.leader} className={classes.leader}>
      {car.image && (
        <div className={classes.leaderPicture}>
          <CarPicture
            src={car.image}
            alt={messages.leaderboard.pictureOf(name, driverName(car))}
            ratio={PICTURE_RATIO}
            eager
            sizes="(min-width: 48em) 30rem, 92vw"
          />
        </div>
      )}
      <div className={classes.leaderWords}>
        <p className={classes.leaderMark}>{segmentPageMessages.leader}</p>
        <p className={classes.leaderName}>
          <Link to={entryPath(entry)}>{name}</Link>
        </p>
        <p className={classes.leaderDriver}>{driverName(car)}</p>
        <p className={classes.leaderTime}>{placeFigure(entry)}</p>
        {source && <p className={classes.count}>{source}</p>}
        <p className={classes.count}>
          {timingRowMessages.overall(position)}, {category}
        </p>
      </div>
    </section>
  );
}
