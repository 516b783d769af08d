import { VisuallyHidden } from '@mantine/core';
import { adminMessages, formatCount } from '@quartermile/core/domain';
import classes from './day-bars.module.css';

/** How many of something there were on a day, `YYYY-MM-DD`. */
export interface DayCount {
  readonly date: string;
  readonly count: number;
}

export interface DayBarsProps {
  readonly label: string;
  /** Oldest first. */
  readonly days: readonly DayCount[];
}

/** A bar for each day, the highest as high as the chart, with their sum; a table for those who cannot see it. */
export function DayBars({ label, days }: DayBarsProps) {
  const highest = Math.max(1, ...days.map(({ count }) => count));
  const sum = days.reduce((all, { count }) => all + count, 0);
  return (
    <figure className={classes.root}>
      <figcaption className={classes.caption}>
        <span>{label}</span>
        <strong>{formatCount(sum)}</strong>
      </figcaption>
      <div className={classes.bars} aria-hidden="true">
        {days.map(({ date, count }) => (
          <span key={date} title={`${shortDate(date)}: ${formatCount(count)}`} className={classes.slot}>
            <span className={classes.bar} style={{ height: `${(100 * count) / highest}%` }} />
          </span>
        ))}
      </div>
      <div className={classes.scale} aria-hidden="true">
        <span>{shortDate(days[0]?.date)}</span>
        <span>{shortDate(days.at(-1)?.date)}</span>
      </div>
      <VisuallyHidden>
        <table aria-label={label}>
          <thead>
            <tr>
              <th>{adminMessages.home.day}</th>
              <th>{label}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, count }) => (
              <tr key={date}>
                <td>{date}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}

const dayAndMonth = new Intl.DateTimeFormat('en-ZA', { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** "21 Nov"; a calendar day is the same in every zone. */
function shortDate(date = ''): string {
  const ms = Date.parse(date);
  return Number.isNaN(ms) ? '' : dayAndMonth.format(ms);
}
