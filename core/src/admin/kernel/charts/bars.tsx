import { formatCount } from '@quartermile/core/domain';
import type { ReactNode } from 'react';
import classes from './bars.module.css';

/** Drawing units: a bar's place, and the height of the highest bar. */
const STEP = 10;
const HEIGHT = 100;
/** Least height of a bar that is not 0, so that it can be seen. */
const VISIBLE = 2;

/** The count of an interval. */
export interface IntervalCount {
  /** When it begins, as displayed. */
  readonly label: string;
  readonly count: number;
  /** How many of them do not count. */
  readonly aside?: number;
  /** Marks the interval above its bar. */
  readonly isMarked?: boolean;
}

export interface BarsProps {
  readonly title: ReactNode;
  /** What stands at the end of the title's line. */
  readonly figure: ReactNode;
  /** Oldest first. */
  readonly bars: readonly IntervalCount[];
  /** The same as a table. */
  readonly children: ReactNode;
}

/** A bar chart, scaled to its highest bar. */
export function Bars({ title, figure, bars, children }: BarsProps) {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  const heightOf = (count: number) => (count === 0 ? 0 : Math.max(VISIBLE, (HEIGHT * count) / highest));
  return (
    <figure>
      <figcaption className={classes.line}>
        {title}
        {figure}
      </figcaption>
      <svg
        className={classes.chart}
        viewBox={`0 -12 ${Math.max(1, bars.length) * STEP} ${HEIGHT + 12}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ label, count, aside = 0, isMarked }, at) => (
          <g key={label}>
            <title>{`${label}: ${formatCount(count)}`}</title>
            <Bar at={at} height={heightOf(count)} />
            <Bar at={at} height={heightOf(aside)} kind="aside" />
            {isMarked && <rect data-kind="burst" x={at * STEP} width={STEP} y={-12} height={8} />}
          </g>
        ))}
      </svg>
      <div className={classes.line} aria-hidden="true">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </div>
      {children}
    </figure>
  );
}

function Bar({ at, height, kind }: { readonly at: number; readonly height: number; readonly kind?: string }) {
  return <rect data-kind={kind} x={at * STEP + 1} width={STEP - 2} y={HEIGHT - height} height={height} />;
}
