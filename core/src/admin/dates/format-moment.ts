import { SITE_TIME_ZONE, toWallClock } from '@quartermile/core/domain';

const format = new Intl.DateTimeFormat('en-ZA', {
  timeZone: SITE_TIME_ZONE,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment on the site's clocks, such as "5 Dec 2026, 18:00"; '' for text that is no moment. */
export function formatMoment(iso: string): string {
  const parts = partsOf(iso);
  return parts ? `${Number(parts.day)} ${parts.month} ${parts.year}, ${parts.hour}:${parts.minute}` : '';
}

/** The day of a moment on the site's calendar, such as "5 Dec 2026"; '' for text that is no moment. */
export function formatDate(iso: string): string {
  const parts = partsOf(iso);
  return parts ? `${Number(parts.day)} ${parts.month} ${parts.year}` : '';
}

function partsOf(iso: string): Readonly<Record<string, string>> | null {
  const ms = Date.parse(iso);
  if (Number.isNaN(ms)) return null;
  return Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]));
}

/** The day on the site's calendar, such as "2026-12-05". */
export function formatDay(ms: number): string {
  return toWallClock({ date: new Date(ms).toISOString(), isDateOnly: false }).day;
}
