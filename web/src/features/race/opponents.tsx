import { Title } from '@mantine/core';
import {
  carTitle,
  knownDriver,
  ordinal,
  type Place,
  raceRunOf,
  rankingTimeText,
  sourceOfRankingTime,
} from '@quartermile/core/domain';
import { ElapsedTime } from '@quartermile/core/ui';
import { Link } from 'react-router';
import shared from '../../styles/shared.module.css';
import type { OpponentChoice } from './load-race.js';
import classes from './opponents.module.css';
import { racePageMessages } from './race-messages.js';
import { racePath } from './race-path.js';

const text = racePageMessages;

/** The cars that a car can race, each a link to the race. */
export function Opponents({ choice: { place, opponents } }: { readonly choice: OpponentChoice }) {
  const { _id, car } = place.entry;
  const name = carTitle(car);
  const cannot = raceRunOf(car) === null ? text.noTime(name) : opponents.length === 0 && text.noOpponents;
  return (
    <>
      <header>
        <Title order={1}>{text.chooseTitle(name)}</Title>
        <p className={shared.intro}>{cannot || text.chooseIntro}</p>
      </header>
      {!cannot && (
        <ol className={`${shared.stack} ${classes.list}`}>
          {opponents.map((opponent) => (
            <Opponent key={opponent.entry._id} place={opponent} path={racePath(_id, opponent.entry._id)} />
          ))}
        </ol>
      )}
    </>
  );
}

function Opponent({ place: { position, entry }, path }: { readonly place: Place; readonly path: string }) {
  const { car } = entry;
  const source = sourceOfRankingTime(car);
  return (
    <li>
      <Link to={path} className={`${shared.inset} ${classes.opponent}`}>
        <span className={`${shared.dimmed} ${classes.position}`}>{ordinal(position)}</span>
        <span className={classes.name}>
          <strong>{carTitle(car)}</strong> <span className={shared.dimmed}>{knownDriver(car)}</span>
        </span>
        <span className={classes.time}>
          <ElapsedTime seconds={rankingTimeText(car)} />
          {source && <span className={shared.note}>{source}</span>}
        </span>
      </Link>
    </li>
  );
}
