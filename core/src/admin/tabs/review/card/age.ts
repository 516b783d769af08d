import { carAdminMessages } from '../../../kernel/messages/car-messages.js';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const words = new Intl.RelativeTimeFormat('en-ZA', { numeric: 'always' });

/**
 * Age in its largest whole unit: "3 days ago".
 * @param since ISO 8601 instant
 * @param now ms since 1970
 * @returns an empty text when `since` is invalid
 */
export function describeAge(since: string, now: number): string {
  const seconds = Math.floor((now - Date.parse(since)) / 1000);
  if (Number.isNaN(seconds)) return '';
  const unit = units.find(([, length]) => seconds >= length);
  return unit ? words.format(-Math.floor(seconds / unit[1]), unit[0]) : carAdminMessages.justNow;
}
