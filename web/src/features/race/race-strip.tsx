import { Button } from '@mantine/core';
import {
  type Place,
  type RaceRun,
  raceMessages,
  rankingTimeText,
  sourceOfRankingTime,
} from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { type Ref, type RefObject, useRef } from 'react';
import shared from '../../styles/shared.module.css';
import { racePageMessages } from './race-messages.js';
import classes from './race-strip.module.css';
import { AMBER_LAMPS, type CarMoment, useRace } from './use-race.js';

const text = racePageMessages;
const CLOCK_DECIMALS = 2;
const PICTURE_RATIO = 3 / 2;

interface RaceStripProps {
  readonly lanes: readonly [Place, Place];
  readonly names: readonly [string, string];
  readonly runs: readonly [RaceRun, RaceRun];
  /** Called at the end of the first race. */
  onOver(): void;
}

/**
 * The race in real time, with a start tree and a clock for each lane. Not shown without scripts or to those who want less
 * motion.
 */
export function RaceStrip({ lanes, names, runs, onOver }: RaceStripProps) {
  const [first, second] = [useRef<HTMLLIElement>(null), useRef<HTMLLIElement>(null)];
  const { phase, lamps, start } = useRace(runs, ([one, other]) => {
    showMoment(first, lanes[0], one);
    showMoment(second, lanes[1], other);
    if (one.isOver) onOver();
  });
  const isOver = phase === 'done';
  return (
    <section className={`${shared.panel} ${shared.scripted} ${classes.root}`} aria-label={raceMessages.strip}>
      <ol className={shared.stack}>
        <Lane place={lanes[0]} name={names[0]} number={1} ref={first} />
        <Lane place={lanes[1]} name={names[1]} number={2} ref={second} />
      </ol>
      <div className={shared.row}>
        <Tree lamps={lamps} isGreen={phase === 'running' || isOver} />
        <Button onClick={start} disabled={phase === 'tree' || phase === 'running'}>
          {isOver ? text.again : text.start}
        </Button>
      </div>
      <p className={shared.note}>{text.estimate}</p>
    </section>
  );
}

interface LaneProps {
  readonly place: Place;
  readonly name: string;
  /** 1 or 2 */
  readonly number: number;
  readonly ref: Ref<HTMLLIElement>;
}

/** A lane with its car and its clock, which `showMoment` moves. The clock ends at a time, whose source is beside it. */
function Lane({ place: { entry }, name, number, ref }: LaneProps) {
  const { car } = entry;
  const source = sourceOfRankingTime(car);
  return (
    <li ref={ref} className={classes.lane}>
      <p className={classes.label}>
        <span>
          {name}
          {source && <span className={`${shared.note} ${classes.source}`}> {source}</span>}
        </span>
        <span className={shared.figures} data-clock>
          {text.clock((0).toFixed(CLOCK_DECIMALS))}
        </span>
      </p>
      <div className={classes.track}>
        <div className={classes.car}>
          <CarPicture
            src={car.image}
            alt=""
            ratio={PICTURE_RATIO}
            fit="contain"
            sizes="8rem"
            eager
            fallback={<span className={classes.blank}>{number}</span>}
          />
        </div>
      </div>
    </li>
  );
}

/** Moves a car and sets its clock, without rendering. In the end the clock has the digits of the time. */
function showMoment(
  { current }: RefObject<HTMLLIElement | null>,
  { entry }: Place,
  { share, seconds, isOver }: CarMoment,
): void {
  current?.style.setProperty('--share', `${share}`);
  const clock = current?.querySelector('[data-clock]');
  const time = isOver ? rankingTimeText(entry.car) : null;
  if (clock) clock.textContent = text.clock(time ?? seconds.toFixed(CLOCK_DECIMALS));
}

/** Three amber lamps, and a green one that starts both cars. */
function Tree({ lamps, isGreen }: { readonly lamps: number; readonly isGreen: boolean }) {
  return (
    <div className={shared.tree} aria-hidden="true">
      {Array.from({ length: AMBER_LAMPS }, (_, lamp) => `amber-${lamp}`).map((name, lamp) => (
        <span key={name} className={shared.lamp} data-on={(!isGreen && lamp < lamps) || undefined} />
      ))}
      <span className={shared.lamp} data-colour="green" data-on={isGreen || undefined} />
    </div>
  );
}
