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

/** Formats an instant in the site's time zone: "5 Dec 2026, 18:00". '' for invalid text. */
export function formatMoment(iso: string): string {
  const parts = partsOf(iso);
  return parts ? `${Number(parts.day)} ${parts.month} ${parts.year}, ${parts.hour}:${parts.minute}` : '';
}

/** Formats the month of an instant in the site's time zone: "Dec 2026". '' for invalid text. */
export function formatMonth(iso: string): string {
  const parts = partsOf(iso);
  return parts ? `${parts.month} ${parts.year}` : '';
}

/** Formats the date of an instant in the site's time zone: "5 Dec 2026". '' for invalid text. */
export function formatDate(iso: string): string {
  const parts = partsOf(iso);
  return parts ? `${Number(parts.day)} ${parts.month} ${parts.year}` : '';
}

function partsOf(iso: string): Readonly<Record<string, string>> | null {
  const ms = Date.parse(iso);
  if (Number.isNaN(ms)) return null;
  return Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]));
}

/** The date of an instant (ms since 1970) in the site's time zone: "2026-12-05". */
export function formatDay(ms: number): string {
  return toWallClock({ date: new Date(ms).toISOString(), isDateOnly: false }).day;
}
