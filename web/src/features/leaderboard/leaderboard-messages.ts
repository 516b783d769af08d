import { formatCount } from '@quartermile/core/domain';

/** Messages of the filters of the leaderboard, and of links to entries that are gone. */
export const boardFilterMessages = {
  strip: 'Strip',
  allStrips: 'All strips',
  seaLevel: 'At sea level',
  otherValue: 'Other',
  year: 'Year',
  allYears: 'All years',
  goneTitle: 'This car left the board',
  goneDetail: 'It was taken off, or its link is wrong. These cars are on the board now.',
} as const;

/** Messages of the leaderboard. */
export const leaderboardPageMessages = {
  failed: 'Could not load leaderboard.',
  emptyDetail: 'No cars in this category yet. Be the first to submit!',
  otherEntries: 'Other Entries',
  title: 'Leaderboard',
  intro: 'The quarter mile does not care what you paid. Find your rival and back your favourite.',
  onlyDrivetrain: (drivetrain: string): string => `${drivetrain} only.`,
  entryDescription: (car: string, owner: string, drivetrain: string): string =>
    `${car} of ${owner}, ${drivetrain}: its quarter-mile time, its place on the leaderboard, its picture and its factory figures.`,
  boardPicture: (board: string): string => `The first three of ${board}`,
  share: 'Share',
  shared: 'Link copied.',
  shareFailed: 'The link could not be copied. It stands in the address bar once you open it.',
  boards: 'Leaderboards',
  topEntries: 'Top 10',
  refresh: 'Refresh',
  refreshed: 'Leaderboard refreshed.',
  search: 'Search cars',
  searchHint: 'Car, owner or description',
  show: 'Show',
  allDrivetrains: 'All',
  cars: (count: number): string => `${formatCount(count)} ${count === 1 ? 'car' : 'cars'}`,
  showMore: (count: number): string => `Show ${formatCount(count)} more`,
  showAbove: (count: number): string => `Show ${formatCount(count)} above`,
  noMatchTitle: 'No match',
  noMatchDetail: 'No car fits this search. Try another name, or all drivetrains.',
  showAll: 'Show all cars',
  submit: 'Submit your time',
  worldFactsNote:
    'These times come from verified data of an external lap-time site. They are the fastest verified quarter-mile times per model.',
  worldFactsTime: 'World Facts Time',
  noFactory: 'No factory specifications have been added yet.',
  linkToEntry: 'Link to this entry',
  allRuns: 'All runs of this car',
  race: 'Race another car',
  offline: (when: string): string => `You are offline. This is the leaderboard as it was ${when}.`,
} as const;
