import { Title } from '@mantine/core';
import {
  type Place,
  raceMessages,
  raceResult,
  raceRunOf,
  rankingTimeText,
  sourceOfRankingTime,
} from '@quartermile/core/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Race } from './load-race.js';
import { racePageMessages } from './race-messages.js';
import { raceNames } from './race-names.js';
import { racePath } from './race-path.js';
import { RaceStrip } from './race-strip.js';
import { RaceTable } from './race-table.js';
import classes from './two-cars.module.css';

const text = racePageMessages;

/**
 * Two cars lane against lane, the result and the figures of both. While there is a race to watch, who wins appears at its
 * end.
 */
export function TwoCars({ lanes }: Pick<Race, 'lanes'>) {
  const names = raceNames(lanes);
  const [one, other] = lanes;
  const [first, second] = [one.entry._id, other.entry._id];
  const runs = [raceRunOf(one.entry.car), raceRunOf(other.entry.car)] as const;
  const missing = runs.indexOf(null);
  const [watched, setWatched] = useState('');
  const isOver = missing !== -1 || watched === first + second;
  return (
    <>
      <Title order={1}>{text.title(...names)}</Title>
      {runs[0] && runs[1] ? (
        <>
          <RaceStrip
            key={first + second}
            lanes={lanes}
            names={names}
            runs={[runs[0], runs[1]]}
            onOver={() => setWatched(first + second)}
          />
          <p className={classes.result} data-secret={!isOver || undefined}>
            <ResultWords lanes={lanes} names={names} result={raceResult(runs[0], runs[1])} />
          </p>
        </>
      ) : (
        <p className={classes.result}>{text.noTime(names[missing] ?? '')}</p>
      )}
      <nav className={classes.links} aria-label={text.other}>
        <Link to={racePath(first)}>{text.opponentOf(names[0])}</Link>
        <Link to={racePath(second)}>{text.opponentOf(names[1])}</Link>
        <Link to={racePath(second, first)}>{text.swap}</Link>
      </nav>
      <div className={classes.figures} data-secret={!isOver || undefined}>
        <RaceTable lanes={lanes} names={names} />
      </div>
    </>
  );
}

interface ResultProps {
  readonly lanes: readonly [Place, Place];
  readonly names: readonly [string, string];
  readonly result: ReturnType<typeof raceResult>;
}

function ResultWords({ lanes, names, result: { winner, seconds, metres } }: ResultProps) {
  if (winner === null) {
    const sources = lanes.flatMap(({ entry: { car } }, lane) => {
      const source = sourceOfRankingTime(car);
      return source ? [`${names[lane]}: ${source}`] : [];
    });
    return text.deadHeat(rankingTimeText(lanes[0].entry.car) ?? '', sources);
  }
  return (
    <>
      <strong>{raceMessages.wins(names[winner], seconds)}</strong>, {text.metres(metres)}
    </>
  );
}
