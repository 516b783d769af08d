/** Messages about runs of cars, and about moving them between cars. */
export const runMessages = {
  runsRequired: 'Please choose at least one run.',
  tooMany: (limit: number): string => `At most ${limit} runs can be moved at once.`,
  runTwice: 'A run is in the list twice.',
  targetRequired: 'Please choose the car, or null for a car of its own.',
  targetMoved: 'The car that the runs go to is one of them.',
  onlyRuns: 'The car has no other run that would stay.',
  /** Of a submission whose driver has other cars on the site. */
  runOf: 'Car',
  runOfCar: (car: string): string => `Which car ${car} is`,
  newCar: 'A new car',
  knownCar: (car: string, time: string | null, month: string): string =>
    `Another run of ${car}${time === null ? '' : `, ${time} s`} in ${month}`,
  runs: (count: number): string => (count > 1 ? `${count} runs` : 'Runs'),
  runsOf: (car: string): string => `Runs of ${car}`,
  run: (time: string | null, month: string): string =>
    `${time === null ? 'No time' : `${time} s`} in ${month}`,
  split: 'Split off',
  splitRun: (run: string): string => `Split off ${run}`,
  merge: 'Merge',
  mergeHint:
    'Merging makes all these runs those of the chosen car. The votes of both are added, one of each browser, and stay together.',
  moved: 'Runs moved successfully!',
  moveFailed: 'Failed to move the runs. Please try again.',
  undo: 'Undo',
  undone: 'The runs are back.',
} as const;
