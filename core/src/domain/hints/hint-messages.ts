/** Sentences of the hints about the figures of a run. Each has both numbers that it compares. */
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
} as const;
