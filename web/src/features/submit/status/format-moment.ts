import { SITE_TIME_ZONE } from '@quartermile/core/domain';

const format = new Intl.DateTimeFormat('en-ZA', {
  timeZone: SITE_TIME_ZONE,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Built from parts, because browser and server may punctuate South African English differently. */
const partsOf = (iso: string) =>
  Object.fromEntries(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));

/** The day of an instant in the site's time zone: "5 December 2026". */
export function formatDay(iso: string): string {
  const { day, month, year } = partsOf(iso);
  return `${Number(day)} ${month} ${year}`;
}

/** The time of day of an instant in the site's time zone: "18:05". */
export function formatTime(iso: string): string {
  const { hour, minute } = partsOf(iso);
  return `${hour}:${minute}`;
}
