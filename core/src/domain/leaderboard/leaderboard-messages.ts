import { formatCount } from '../text/format-count.js';
import { ordinal } from '../text/ordinal.js';

/** The sentences of the leaderboard. */
export const leaderboardMessages = {
  failed: 'Could not load leaderboard.',
  emptyTitle: 'No Cars Yet',
  emptyDetail: 'No cars in this category yet. Be the first to submit!',
  vote: 'Vote',
  voted: 'Voted',
  otherEntries: 'Other Entries',
  alreadyVoted: 'You have already voted for this car.',
  title: 'Leaderboard',
  intro: 'The quarter mile does not care what you paid. Find your rival and back your favourite.',
  description:
    'Quarter-mile times of South African cars: verified world facts, our own drag races and the votes of viewers, each in a ranking of its own.',
  boardDescriptions: {
    'World Facts':
      'The fastest verified quarter-mile times of the world, model by model, with factory figures.',
    'Our Drag Races': 'Quarter-mile times that South African owners ran on the strip, fastest first.',
    'Votes by Viewers': 'The cars that viewers back. One vote for each car, and the most votes lead.',
  },
  onlyDrivetrain: (drivetrain: string): string => `${drivetrain} only.`,
  seconds: (time: string): string => `${time} s`,
  headline: (car: string, figure: string | null, position: number, board: string): string =>
    `${car}: ${figure === null ? '' : `${figure}, `}${ordinal(position)} in ${board}`,
  entryDescription: (car: string, owner: string, drivetrain: string): string =>
    `${car} of ${owner}, ${drivetrain}: its quarter-mile time, its place on the leaderboard, its picture and its factory figures.`,
  boardPicture: (board: string): string => `The first three of ${board}`,
  share: 'Share',
  shared: 'Link copied.',
  shareFailed: 'The link could not be copied. It stands in the address bar once you open it.',
  boards: 'Leaderboards',
  results: 'Results',
  topEntries: 'Top 10',
  refresh: 'Refresh',
  refreshed: 'Leaderboard refreshed.',
  search: 'Search cars',
  searchHint: 'Car, owner or description',
  clearSearch: 'Clear search',
  show: 'Show',
  drivetrain: 'Drivetrain',
  allDrivetrains: 'All',
  cars: (count: number): string => `${formatCount(count)} ${count === 1 ? 'car' : 'cars'}`,
  votes: (count: number): string => `${formatCount(count)} ${count === 1 ? 'vote' : 'votes'}`,
  votedFor: (name: string, votes: number): string =>
    `Your vote for ${name} is in. It has ${formatCount(votes)} ${votes === 1 ? 'vote' : 'votes'} now.`,
  place: (position: number): string => `Place ${position}`,
  showMore: (count: number): string => `Show ${formatCount(count)} more`,
  showAbove: (count: number): string => `Show ${formatCount(count)} above`,
  noMatchTitle: 'No match',
  noMatchDetail: 'No car fits this search. Try another name, or all drivetrains.',
  showAll: 'Show all cars',
  submit: 'Submit your time',
  worldFactsNote:
    'These times come from verified data of an external lap-time site. They are the fastest verified quarter-mile times per model.',
  source: 'Source',
  driver: 'Driver',
  time: '1/4 Mile Time',
  descriptionLabel: 'Description',
  factory: 'Factory Specifications',
  noFactory: 'No factory specifications have been added yet.',
  factoryFields: {
    factoryYear: 'Model Year',
    factoryQuarterMile: 'Factory 1/4 Mile',
    factoryZeroToHundred: 'Factory 0-100 km/h',
    factoryPower: 'Power',
    factoryTorque: 'Torque',
    factoryWeight: 'Weight',
  },
  pictureOf: (name: string, owner: string): string => `${name} of ${owner}`,
  linkToEntry: 'Link to this entry',
  offline: (when: string): string => `You are offline. This is the leaderboard as it was ${when}.`,
} as const;
