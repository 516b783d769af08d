import { formatCount } from '../text/format-count.js';
import { ordinal } from '../text/ordinal.js';

const of = (position: number, count: number): string => `${ordinal(position)} of ${formatCount(count)}`;
const seconds = (time: string | null): string => (time === null ? 'entry without a time' : `${time} s`);

/** What the review says about the place that a submission would take on a board. */
export const placingMessages = {
  title: (car: string): string => `Places that ${car} would take`,
  votes: 'Ranked by votes, so the time gives no place.',
  new: (position: number, count: number): string => `Would be ${of(position, count)}`,
  replaces: (own: string | null, position: number, count: number): string =>
    `Would replace its ${seconds(own)}, ${of(position, count)}`,
  staysBetter: (own: string | null, position: number, count: number): string =>
    `Stays with its better ${seconds(own)}, ${of(position, count)}`,
  staysEqual: (own: string | null, position: number, count: number): string =>
    `Stays with its equal ${seconds(own)}, ${of(position, count)}`,
  sides: {
    ahead: (gap: number, driver: string): string => `${gap} s behind ${driver}`,
    level: (_gap: number, driver: string): string => `level with ${driver}`,
    behind: (gap: number, driver: string): string => `${gap} s ahead of ${driver}`,
  },
  driversBest: (time: string | null, month: string): string =>
    `This driver’s best was ${time === null ? 'without a time' : `${time} s`} (${month})`,
} as const;
