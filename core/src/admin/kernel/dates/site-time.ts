import { fromWallClock, SITE_TIME_ZONE, toWallClock } from '@quartermile/core/domain';

/** Names the time of fields: "Johannesburg time". */
export const SITE_TIME_WORDS = `${SITE_TIME_ZONE.slice(SITE_TIME_ZONE.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`;

/** The value of a date and time field, in the site's time zone, for an instant; '' for none. */
export function toSiteTime(iso: string | null): string {
  if (iso === null) return '';
  const { day, time } = toWallClock({ date: iso, isDateOnly: false });
  return `${day}T${time}`;
}

/** The instant of the value of a date and time field; '' for none or an invalid one. */
export function fromSiteTime(value: string): string {
  const [day = '', time = ''] = value.split('T');
  return time ? fromWallClock({ day, time: time.slice(0, 5) }) : '';
}
