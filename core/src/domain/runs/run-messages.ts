/** Messages about moving runs between cars. */
export const runMessages = {
  runsRequired: 'Please choose at least one run.',
  tooMany: (limit: number): string => `At most ${limit} runs can be moved at once.`,
  runTwice: 'A run is in the list twice.',
  targetRequired: 'Please choose the car, or null for a car of its own.',
  targetMoved: 'The car that the runs go to is one of them.',
  onlyRuns: 'The car has no other run that would stay.',
} as const;
