/** Labels of the figures of a run. Separate, because the leaderboard needs no other labels. */
export const runLabels = { time: '1/4 Mile Time', trapSpeed: 'Trap Speed' } as const;

/** Labels of a car's fields in forms. */
export const carLabels = {
  ...runLabels,
  name: 'Car Name',
  owner: 'Owner Name',
  cellphone: 'Cellphone Number',
  drivetrain: 'Drivetrain',
  description: 'Description',
  requestedCategories: 'Leaderboard Categories',
  image: 'Times Image',
  proofImage: 'Proof of Time',
} as const;

/** Names of a car and its driver, also on the leaderboard. */
export const carNameMessages = {
  unknownOwner: 'Unknown',
  withDriver: (name: string, driver: string): string => `${name} (${driver})`,
  ofDriver: (name: string, driver: string): string => `${name} of ${driver}`,
} as const;
