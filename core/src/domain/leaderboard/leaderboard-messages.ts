import { formatCount } from '../text/format-count.js';
import { isolate } from '../text/isolate.js';
import { ordinal } from '../text/ordinal.js';

/** Messages of the leaderboard. */
export const leaderboardMessages = {
  emptyTitle: 'No Cars Yet',
  entryRequired: 'Please select an entry.',
  alreadyVoted: 'You have already voted for this car.',
  description:
    'Quarter-mile times of South African cars: verified world facts, our own drag races and the votes of viewers, each in a ranking of its own.',
  boardDescriptions: {
    'World Facts':
      'The fastest verified quarter-mile times of the world, model by model, with factory figures.',
    'Our Drag Races': 'Quarter-mile times that South African owners ran on the strip, fastest first.',
    'Votes by Viewers': 'The cars that viewers back. One vote for each car, and the most votes lead.',
  },
  seconds: (time: string): string => `${time} s`,
  headline: (car: string, figure: string | null, position: number, board: string): string =>
    `${isolate(car)}: ${figure === null ? '' : `${figure}, `}${ordinal(position)} in ${board}`,
  results: 'Results',
  clearSearch: 'Clear search',
  drivetrain: 'Drivetrain',
  votes: (count: number): string => `${formatCount(count)} ${count === 1 ? 'vote' : 'votes'}`,
  place: (position: number): string => `Place ${position}`,
  source: 'Source',
  worldFactsWithSource: (seconds: string, source: string): string => `${seconds} s (${source})`,
  driver: 'Driver',
  time: '1/4 Mile Time',
  descriptionLabel: 'Description',
  factory: 'Factory Specifications',
  factoryFields: {
    factoryYear: 'Model Year',
    factoryQuarterMile: 'Factory 1/4 Mile',
    factoryZeroToHundred: 'Factory 0-100 km/h',
    factoryPower: 'Power',
    factoryTorque: 'Torque',
    factoryWeight: 'Weight',
  },
  watchRun: 'Watch this run',
} as const;
