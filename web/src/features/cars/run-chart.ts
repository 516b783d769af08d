import { type CarTimes, rankingTime, rankingTimeText } from '@quartermile/core/domain';

/** A run on the chart. */
export interface ChartedRun extends CarTimes {
  readonly _id: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly isPersonalBest: boolean;
}

/** A point on the chart; coordinates are percentages from the left and from the top. */
export interface ChartPoint<Run extends ChartedRun> {
  readonly run: Run;
  readonly x: number;
  readonly y: number;
  readonly time: string;
  /** Whether there is room for its time beside it. */
  readonly isLabelled: boolean;
}

/** A line across the chart with its value. */
export interface ChartTick {
  readonly y: number;
  readonly text: string;
}

/** The runs of a car over time. */
export interface RunChart<Run extends ChartedRun> {
  /** The earliest first. */
  readonly points: readonly ChartPoint<Run>[];
  /** The slowest first. */
  readonly ticks: readonly ChartTick[];
}

/** Distances between ticks, seconds. */
const STEPS = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200];

const TICKS_MAX = 5;

const STEP_DECIMALS = 2;

/** Space beyond the slowest and quickest run, as a part of the chart. */
const PADDING = 0.15;

/** Distance between labels, percent of the width. */
const LABEL_DISTANCE = 14;

const WHOLE = 100;

const MIDDLE = 50;

/**
 * Places the runs that have a time on a chart: time from top (slow) to bottom (quick) over date from left to right.
 * @param runs the latest first
 */
export function runChart<Run extends ChartedRun>(runs: readonly Run[]): RunChart<Run> {
  const timed = runs.filter((run) => rankingTimeText(run) !== null).reverse();
  const times = timed.map(rankingTime);
  const days = timed.map(({ day }) => Date.parse(day));
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const [quick, slow] = padded(Math.min(...times), Math.max(...times));
  const toY = (seconds: number): number => WHOLE - (WHOLE * (seconds - quick)) / (slow - quick);
  const placed = timed.map((run, index) => ({
    run,
    x: last === first ? MIDDLE : (WHOLE * ((days[index] ?? first) - first)) / (last - first),
    y: toY(times[index] ?? quick),
    time: rankingTimeText(run) ?? '',
  }));
  const labelled = chooseLabels(placed);
  return {
    points: placed.map((point) => ({ ...point, isLabelled: labelled.has(point.run._id) })),
    ticks:
      timed.length === 0 ? [] : ticksBetween(quick, slow).map((at) => ({ y: toY(Number(at)), text: at })),
  };
}

function padded(quick: number, slow: number): [number, number] {
  const margin = Math.max((slow - quick) * PADDING, STEPS[1] ?? 0);
  return [quick - margin, slow + margin];
}

/** Round values, the slowest first. */
function ticksBetween(quick: number, slow: number): string[] {
  const step = STEPS.find((one) => (slow - quick) / one <= TICKS_MAX) ?? slow - quick;
  const count = Math.floor(slow / step) - Math.ceil(quick / step);
  const decimals = step < 1 ? STEP_DECIMALS - Number(step >= 0.1) : 0;
  return Array.from({ length: count + 1 }, (_, index) =>
    ((Math.floor(slow / step) - index) * step).toFixed(decimals),
  );
}

/** Personal bests that are far enough from each other, the last one, which is the quickest, first of all. */
function chooseLabels(
  points: readonly { readonly run: ChartedRun; readonly x: number }[],
): ReadonlySet<string> {
  const chosen: { id: string; x: number }[] = [];
  for (const { run, x } of [...points].reverse()) {
    const isFar = chosen.every((other) => Math.abs(other.x - x) >= LABEL_DISTANCE);
    if (run.isPersonalBest && isFar) chosen.push({ id: run._id, x });
  }
  return new Set(chosen.map(({ id }) => id));
}
