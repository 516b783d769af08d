import { QUARTER_MILE_M, type RaceRun, racePosition } from '@quartermile/core/domain';
import { useEffect, useRef, useState } from 'react';

/** `tree`: the lamps light one after the other; `running`: the cars are under way. */
export type RacePhase = 'ready' | 'tree' | 'running' | 'done';

/** Number of amber lamps of the start tree, and ms between two lamps: a full tree has 0.5 s. */
export const AMBER_LAMPS = 3;
const LAMP_MS = 500;
const MS_PER_S = 1000;

/** A moment of a car under way. */
export interface CarMoment {
  /** Share of the quarter mile, 0 to 1. */
  readonly share: number;
  /** Seconds on its clock; its time once the race is over. */
  readonly seconds: number;
  readonly isOver: boolean;
}

/**
 * Runs a race in real time, until the first car is at the finish: there the cars stay as far apart as they were, and their
 * clocks show their times. `onMove` gets the moment of each car before every frame, so that React does not render sixty
 * times a second.
 */
export function useRace(
  runs: readonly [RaceRun, RaceRun],
  onMove: (moments: readonly [CarMoment, CarMoment]) => void,
) {
  const [phase, setPhase] = useState<RacePhase>('ready');
  const [lamps, setLamps] = useState(0);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  const finish = Math.min(runs[0].time, runs[1].time);
  const move = (seconds: number): void =>
    onMove([momentOf(runs[0], seconds, finish), momentOf(runs[1], seconds, finish)]);

  const run = (): void => {
    setPhase('running');
    const start = performance.now();
    let frame = 0;
    const next = (): void => {
      const seconds = (performance.now() - start) / MS_PER_S;
      move(seconds);
      if (seconds >= finish) setPhase('done');
      else frame = requestAnimationFrame(next);
    };
    frame = requestAnimationFrame(next);
    stop.current = () => cancelAnimationFrame(frame);
  };

  const start = (): void => {
    stop.current();
    move(0);
    setLamps(0);
    setPhase('tree');
    let lit = 0;
    const timer = setInterval(() => {
      lit += 1;
      if (lit <= AMBER_LAMPS) return setLamps(lit);
      clearInterval(timer);
      run();
    }, LAMP_MS);
    stop.current = () => clearInterval(timer);
  };

  return { phase, lamps, start };
}

function momentOf(run: RaceRun, seconds: number, finish: number): CarMoment {
  const isOver = seconds >= finish;
  const share = racePosition(run, Math.min(seconds, finish)) / QUARTER_MILE_M;
  return { share, seconds: isOver ? run.time : seconds, isOver };
}
