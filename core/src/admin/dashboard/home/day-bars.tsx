import { VisuallyHidden } from '@mantine/core';
import { formatCount } from '@quartermile/core/domain';
import classes from './day-bars.module.css';
import { dashboardHomeMessages } from './home-messages.js';

/** A count for one day, `YYYY-MM-DD`. */
export interface DayCount {
  readonly date: string;
  readonly count: number;
}

export interface DayBarsProps {
  readonly label: string;
  /** Oldest first. */
  readonly days: readonly DayCount[];
}

/** Bar chart of daily counts with their sum, scaled to the highest bar. Screen readers get a table. */
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
              <th>{dashboardHomeMessages.day}</th>
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

/** Formats a day: "21 Nov". UTC is used because a calendar day has no time zone. */
function shortDate(date = ''): string {
  const ms = Date.parse(date);
  return Number.isNaN(ms) ? '' : dayAndMonth.format(ms);
}
