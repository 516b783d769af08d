import { readUrl } from '../text/read-url.js';

/** The latest second of a video at which a run may start: twelve hours. */
export const VIDEO_SECOND_MAX = 43_200;

const MINUTE_S = 60;
const HOUR_S = 3600;
/** Seconds alone, m:ss, or h:mm:ss. */
const NOTATION = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5})$/;
/** The notation of links: 65, 65s, 1m5s, 1h2m3s. */
const LINK_NOTATION = /^(?=\d)(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,5})s?)?$/;
/** Parameters of links that name a second; the last one is that of embedded players. */
const LINK_PARAMETERS = ['t', 'time_continue', 'start'] as const;

/** Whether a number is a second of a video at which a run may start. */
export function isVideoSecond(second: number): boolean {
  return Number.isInteger(second) && second >= 0 && second <= VIDEO_SECOND_MAX;
}

/**
 * Reads a typed second of a video: "65", "1:05" or "1:02:03".
 * @returns seconds, or null for other texts and beyond VIDEO_SECOND_MAX
 */
export function parseVideoSecond(typed: string): number | null {
  const [, hours, minutes, seconds] = NOTATION.exec(typed.trim()) ?? [];
  if (seconds === undefined) return null;
  const hasTwoDigits = minutes === undefined || (seconds.length === 2 && Number(seconds) < MINUTE_S);
  const isMinute = hours === undefined || (minutes?.length === 2 && Number(minutes) < MINUTE_S);
  return hasTwoDigits && isMinute ? sum(hours, minutes, seconds) : null;
}

/** A second of a video as people read it: "0:05", "1:05", "1:02:03". */
export function formatVideoSecond(second: number): string {
  const [hours, minutes] = [Math.floor(second / HOUR_S), Math.floor((second % HOUR_S) / MINUTE_S)];
  const rest = String(second % MINUTE_S).padStart(2, '0');
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
}

/**
 * The second that a video link names (`?t=1m5s`, `&start=65`, `#t=65`); 0 without one.
 * @returns null for an invalid one
 */
export function secondOfLink(link: string): number | null {
  const url = readUrl(link);
  if (!url) return null;
  const inHash = new URLSearchParams(url.hash.slice(1));
  const named = LINK_PARAMETERS.map((name) => url.searchParams.get(name) ?? inHash.get(name));
  const text = named.find((one) => one !== null) ?? '0';
  const [whole, hours, minutes, seconds] = LINK_NOTATION.exec(text) ?? [];
  return whole === undefined ? null : sum(hours, minutes, seconds);
}

function sum(...[hours = '0', minutes = '0', seconds = '0']: readonly (string | undefined)[]): number | null {
  const second = Number(hours) * HOUR_S + Number(minutes) * MINUTE_S + Number(seconds);
  return isVideoSecond(second) ? second : null;
}
