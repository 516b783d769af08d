const HOUR_S = 3600;
const DAY_S = 86_400;
/** From these on, the next larger unit is used. */
const HOURS_FROM_S = 1.5 * HOUR_S;
const DAYS_FROM_S = 1.5 * DAY_S;

/** The usual wait for a review in words: "usually about 2 days". */
export function describeUsualWait(seconds: number): string {
  if (seconds < HOURS_FROM_S)
    return seconds < HOUR_S / 2 ? 'usually less than an hour' : 'usually about an hour';
  const [length, unit] = seconds < DAYS_FROM_S ? [HOUR_S, 'hours'] : [DAY_S, 'days'];
  return `usually about ${Math.round(seconds / length)} ${unit}`;
}
