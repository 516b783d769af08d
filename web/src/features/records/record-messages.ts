import { formatCount } from '@quartermile/core/domain';

/** Messages of the page of the records. */
export const recordMessages = {
  title: 'Record Holders',
  intro:
    'Who has been first on each board, from when to when. A record by time is beaten by a shorter time only.',
  description:
    'The lineage of the quarter-mile records: who held first place of each board and of each drivetrain, with which time, and for how many days.',
  loading: 'Loading the record holders',
  failed: 'Could not load the record holders.',
  whole: 'All drivetrains',
  drivetrain: (drivetrain: string): string => `${drivetrain} only`,
  list: (board: string, drivetrain: string | null): string =>
    drivetrain ? `${board}, ${drivetrain}` : board,
  empty: 'Nobody holds this record yet.',
  vacant: 'Nobody holds this record now.',
  byVotes: 'By votes, checked every five minutes. A lead counts once it is seen twice in a row.',
  votes: (count: number): string => `${formatCount(count)} ${count === 1 ? 'vote' : 'votes'}`,
  noLead: 'Nobody has led by votes yet.',
  noLeadNow: 'Nobody leads by votes now.',
  removed: 'A removed car',
  earlier: 'Earlier holders',
  period: (first: string, last: string | null): string => (last ? `${first} to ${last}` : `since ${first}`),
  seconds: (time: string): string => `${time} s`,
  improvedFrom: (times: readonly string[]): string => `improved from ${times.join(', ')}`,
  all: (count: number): string => `All ${formatCount(count)} holders`,
  pages: 'Pages',
  later: 'Newer holders',
  further: 'Older holders',
  boards: 'All records',
} as const;
