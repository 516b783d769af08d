import { ordinal } from '@quartermile/core/domain';

/** Messages of the part of the home page that shows what is new. */
export const highlightMessages = {
  title: 'On the Board Now',
  intro: 'The three quickest of Our Drag Races.',
  behind: (gap: number): string => `+${gap} s`,
  leads: 'Leads the board',
  submit: 'Submit yours',
  wholeBoard: 'The whole board',
  empty: 'Nobody has set a time yet. The first one leads the board.',
  failed: 'The board could not be loaded. The page of the leaderboard may have it.',
  seconds: (time: string, source: string | null): string => (source ? `${time} s (${source})` : `${time} s`),
  latest: 'Latest approved',
  placed: (position: number, board: string): string => `${ordinal(position)} in ${board}`,
  noLatest: 'The next time that is approved appears here.',
  event: 'Next event',
  at: (date: string, time: string | null): string => (time === null ? date : `${date}, ${time}`),
  noEvent: 'No date is set yet. New events appear here first.',
  video: 'Newest video',
  noVideo: 'The next video appears here.',
  unavailable: 'This could not be loaded.',
  today: 'today',
  tomorrow: 'tomorrow',
  inDays: (days: number): string => `in ${days} days`,
  inWeeks: (weeks: number): string => `in ${weeks} ${weeks === 1 ? 'week' : 'weeks'}`,
  inMonths: (months: number): string => `in ${months} ${months === 1 ? 'month' : 'months'}`,
} as const;
