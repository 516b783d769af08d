import { Text, VisuallyHidden } from '@mantine/core';
import { formatCount } from '@quartermile/core/domain';
import { Bars } from '../../kernel/charts/bars.js';
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

/** Bar chart of daily counts with their sum. Screen readers get a table. */
export function DayBars({ label, days }: DayBarsProps) {
  const sum = days.reduce((all, { count }) => all + count, 0);
  return (
    <Bars
      title={<span>{label}</span>}
      figure={
        <Text component="strong" ff="heading" fz="1.375rem" c="var(--qm-text)">
          {formatCount(sum)}
        </Text>
      }
      bars={days.map(({ date, count }) => ({ label: shortDate(date), count }))}
    >
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
    </Bars>
  );
}

const dayAndMonth = new Intl.DateTimeFormat('en-ZA', { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** Formats a day: "21 Nov". UTC is used because a calendar day has no time zone. */
function shortDate(date: string): string {
  const ms = Date.parse(date);
  return Number.isNaN(ms) ? '' : dayAndMonth.format(ms);
}
