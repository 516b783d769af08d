/** What became of a run that has the same picture. */
const states = {
  pending: 'which is pending, too',
  approved: 'which was approved',
  rejected: 'which was rejected',
  withdrawn: 'which was withdrawn',
} as const;

/** Sentences of the hints. Those about figures have both numbers that they compare. */
export const hintMessages = {
  trapTooLow: (trap: string, time: string, ideal: string): string =>
    `The trap speed is low for the time: ${trap} km/h, where a run of ${time} s has about ${ideal} km/h.`,
  trapTooHigh: (trap: string, time: string, ideal: string): string =>
    `The trap speed is high for the time: ${trap} km/h, where a run of ${time} s has about ${ideal} km/h.`,
  sixtyTooQuick: (sixty: string, time: string, least: string): string =>
    `60 ft in ${sixty} s is quick for a run of ${time} s: ${least} s is the least that is usual.`,
  sixtyTooSlow: (sixty: string, time: string, most: string): string =>
    `60 ft in ${sixty} s is slow for a run of ${time} s: ${most} s is the most that is usual.`,
  beyondPower: (time: string, power: string, weight: string, ideal: string): string =>
    `Far quicker than factory power and weight allow: ${time} s, where ${power} and ${weight} give about ${ideal} s.`,
  trapBeyondPower: (trap: string, power: string, weight: string, ideal: string): string =>
    `Far faster than factory power and weight allow: ${trap} km/h, where ${power} and ${weight} give about ${ideal} km/h.`,
  recordStep: (category: string, step: string, time: string, record: string): string =>
    `Faster than the record of ${category} by ${step} s, which is a big step: ${time} s, and the record stands at ${record} s.`,
  sameDriver: (count: number): string =>
    count === 1
      ? 'Another pending car is of the same driver.'
      : `${count} other pending cars are of the same driver.`,
  ownPicture: { image: 'The car picture', proofImage: 'The proof' },
  otherPicture: { image: 'the car picture', proofImage: 'the proof' },
  equalPicture: (own: string, other: string, run: string, state: string): string =>
    `${own} is the same file as ${other} of ${run}, ${state}.`,
  sameFigures: (own: string, other: string, run: string, state: string): string =>
    `${own} shows the same figures as ${other} of ${run}, ${state}.`,
  similarPicture: (own: string, other: string, run: string, state: string): string =>
    `${own} looks like ${other} of ${run}, ${state}.`,
  notCompared: 'Its pictures have not been compared with all earlier ones yet.',
  run: (car: string, time: string | null, month: string): string =>
    `${car} (${time === null ? 'no time' : `${time} s`}, ${month})`,
  states: {
    otherCar: states,
    sameCar: {
      pending: 'another pending run of this car',
      approved: 'an approved run of this car',
      rejected: 'a rejected run of this car',
      withdrawn: 'a withdrawn run of this car',
    },
  },
} as const;
