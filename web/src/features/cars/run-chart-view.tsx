import type { CarRun } from '@quartermile/core/domain';
import { useId } from 'react';
import shared from '../../styles/shared.module.css';
import { carMessages } from './car-messages.js';
import { type ChartPoint, runChart } from './run-chart.js';
import classes from './run-chart-view.module.css';
import { shortDay } from './run-day.js';

const text = carMessages;
/** Radius of a point and distance of its label, px. */
const RADIUS = 5;
const LABEL_DISTANCE = 12;
/** Labels of points in the right part of the chart end at the point. */
const RIGHT_PART = 85;
const LEFT_PART = 15;

export interface RunChartViewProps {
  /** Name of the car. */
  readonly name: string;
  /** The latest first. */
  readonly runs: readonly CarRun[];
}

/** The runs of a car over time, from two runs on. Without scripts too, because it is drawn where the page is rendered. */
export function RunChartView({ name, runs }: RunChartViewProps) {
  const id = useId();
  const { points, ticks } = runChart(runs);
  const bests = points.filter(({ run }) => run.isPersonalBest);
  const best = bests.at(-1);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || !best || points.length === 1) return null;
  return (
    <figure className={shared.panel}>
      <figcaption className={classes.legend}>
        <span>{text.axis}</span>
        <span className={classes.key} data-best="">
          {text.personalBest}
        </span>
        {bests.length < points.length && <span className={classes.key}>{text.otherRun}</span>}
      </figcaption>
      <div className={classes.plot}>
        {/* Positions are percentages, so that texts keep their size on every screen. */}
        <svg className={classes.chart} role="img" aria-labelledby={`${id}-title ${id}-desc`}>
          <title id={`${id}-title`}>{text.chartTitle(name)}</title>
          <desc id={`${id}-desc`}>{text.chartDetail(points.length, best.time, shortDay(best.run.day))}</desc>
          {ticks.map(({ y, text: value }) => (
            <g key={value} className={classes.tick}>
              <line x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
              <text x="-10" y={`${y}%`} dy="0.35em" textAnchor="end">
                {value}
              </text>
            </g>
          ))}
          {bests.slice(1).map((point, index) => (
            <Progress key={point.run._id} from={bests[index] ?? point} to={point} />
          ))}
          {points.map((point) => (
            <Point key={point.run._id} point={point} />
          ))}
        </svg>
      </div>
      <div
        className={classes.days}
        aria-hidden="true"
        data-single={last.run.day === first.run.day || undefined}
      >
        <span>{shortDay(first.run.day)}</span>
        {last.run.day !== first.run.day && <span>{shortDay(last.run.day)}</span>}
      </div>
    </figure>
  );
}

type Point = ChartPoint<CarRun>;

/** A line between two personal bests that follow each other. */
function Progress({ from, to }: { readonly from: Point; readonly to: Point }) {
  return (
    <line className={classes.progress} x1={`${from.x}%`} y1={`${from.y}%`} x2={`${to.x}%`} y2={`${to.y}%`} />
  );
}

function Point({ point: { run, x, y, time, isLabelled } }: { readonly point: Point }) {
  const side = x > RIGHT_PART ? 'end' : 'middle';
  return (
    <g className={classes.point} data-best={run.isPersonalBest || undefined}>
      <circle cx={`${x}%`} cy={`${y}%`} r={RADIUS} />
      {isLabelled && (
        <text x={`${x}%`} y={`${y}%`} dy={-LABEL_DISTANCE} textAnchor={x < LEFT_PART ? 'start' : side}>
          {time}
        </text>
      )}
    </g>
  );
}
