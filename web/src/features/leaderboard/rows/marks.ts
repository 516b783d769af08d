import { DAY_MS, type Entry, MARK_DAYS } from '@quartermile/core/domain';
import { timingRowMessages } from './timing-messages.js';

/**
 * Whether an entry is marked as new: on the day on which it came and MARK_DAYS - 1 days after.
 * @param today start of the present day, ms since 1970
 */
export function isNewEntry({ createdAt }: Pick<Entry, 'createdAt'>, today: number): boolean {
  return isRecent(createdAt, today);
}

/**
 * Whether an entry shows a run that was better than all earlier ones of its car, approved in the last MARK_DAYS days.
 * @param today start of the present day, ms since 1970
 */
export function isPersonalBest({ bestSince }: Pick<Entry, 'bestSince'>, today: number): boolean {
  return bestSince !== undefined && isRecent(bestSince, today);
}

/**
 * How long an entry has been first, such as "held 41 days": days of the calendar, as the page of the record holders
 * counts them, without the texts and zones that the board's page does not need.
 * @param today start of the present day, ms since 1970
 */
export function heldSinceText(since: string, today: number): string {
  const days = Math.ceil((today - Date.parse(since)) / DAY_MS);
  return days > 0 ? timingRowMessages.held(days) : timingRowMessages.sinceToday;
}

function isRecent(instant: string, today: number): boolean {
  return Date.parse(instant) >= today - (MARK_DAYS - 1) * DAY_MS;
}
