import { formatCount } from '@quartermile/core/domain';

const several = (count: number, one: string, more: string): string =>
  `${formatCount(count)} ${count === 1 ? one : more}`;

/** Messages of the pages of cars and drivers. */
export const carMessages = {
  removedDetail: 'Its runs are no longer public. The cars on the board now are on the leaderboard.',
  toBoard: 'To the leaderboard',
  errorTitle: 'The page could not be loaded',
  failed: 'Please try again in a moment.',
  description: (car: string, runs: number): string =>
    `${car}: ${several(runs, 'quarter-mile run', 'quarter-mile runs')} with dates, places on the leaderboard and factory figures.`,
  best: 'Best time',
  quicker: (seconds: number): string => `${seconds} s quicker than factory`,
  slower: (seconds: number): string => `${seconds} s slower than factory`,
  asFactory: 'As quick as the factory figure',
  drivenBy: 'Driven by',
  places: 'On the boards',
  placeOf: (entries: number): string => `of ${several(entries, 'car', 'cars')}`,
  segments: 'Segments',
  toRow: (board: string): string => `Show in ${board}`,
  runs: 'Runs',
  runCount: (count: number): string => several(count, 'run', 'runs'),
  chartTitle: (car: string): string => `Times of ${car} by date`,
  chartDetail: (runs: number, best: string, day: string): string =>
    `${several(runs, 'run', 'runs')} with a time. The quickest is ${best} s, ${day}. The table below has the same figures.`,
  axis: 'Seconds. Lower is quicker.',
  personalBest: 'Personal best',
  otherRun: 'Other run',
  table: {
    day: 'Date',
    time: '1/4 Mile Time',
    evidence: 'Evidence',
    facts: 'Details',
    boards: 'Boards',
  },
  approvedOn: 'Approved',
  approvalNote: 'The day of a run marked “Approved” is unknown. It is shown with the day of its approval.',
  noTime: 'No time',
  share: 'Share',
  shared: 'Link copied.',
  shareFailed: 'The link could not be copied. It is in the address bar.',
  newTimeTitle: 'Is this your car?',
  newTimeDetail:
    'Send a new time with the code of one of its submissions. The run is added to this page once it is approved.',
  newTimeNoScript:
    'Open the private link of one of its submissions and choose “New time for this car”. Without a link, submit the car again.',
  ownSubmission: (time: string): string => `New time, with your submission of ${time} s`,
  code: 'Code or private link of a submission',
  codeHint: 'It was shown after the submission, and is in our mails to you.',
  codeInvalid: 'This is not a code. It has 32 characters, at the end of the private link.',
  enterNewTime: 'Enter a new time',
  submitFirst: 'No code? Submit the car',
  driver: {
    title: (name: string): string => `${name}: cars and best times`,
    description: (name: string, cars: number): string =>
      `${several(cars, 'car', 'cars')} of ${name} on the quarter mile, each with its best time and its places.`,
    cars: (count: number): string => several(count, 'car', 'cars'),
    best: 'Quickest',
    carsTitle: 'Cars',
    all: 'All runs',
  },
} as const;
