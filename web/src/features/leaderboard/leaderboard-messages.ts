import { formatCount } from '@quartermile/core/domain';

/** Messages of the filters of the leaderboard, and of links to entries that are gone. */
export const boardFilterMessages = {
  filters: (active: number): string => (active === 0 ? 'Filters' : `Filters (${active})`),
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
  onlyDrivetrain: (drivetrain: string): string => `${drivetrain} only.`,
  entryDescription: (car: string, drivetrain: string): string =>
    `${car}, ${drivetrain}: its quarter-mile time, its place on the leaderboard, its picture and its factory figures.`,
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
    'Verified data of an external lap-time site: the fastest verified quarter-mile times per model.',
  worldFactsTime: 'World Facts Time',
  sources: (names: string): string => `Source: ${names}.`,
  car: 'Car',
  carPage: 'Car page',
  race: 'Race',
  offline: (when: string): string => `You are offline. This is the leaderboard as it was ${when}.`,
} as const;
