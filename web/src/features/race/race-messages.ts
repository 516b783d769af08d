/** Messages of the race of two cars. */
export const racePageMessages = {
  title: (one: string, other: string): string => `${one} vs ${other}`,
  description: (one: string, other: string): string =>
    `${one} and ${other} side by side over the quarter mile, each as quick as its time on the leaderboard.`,
  chooseTitle: (car: string): string => `Who should ${car} race?`,
  chooseIntro: 'The cars around it on the same board, and the first three.',
  noOpponents: 'There is no other car with a time on this board yet.',
  noTime: (car: string): string => `${car} has no time, so it cannot race.`,
  missingTitle: 'This car left the board',
  missingDetail: 'A race needs two cars that are on the leaderboard.',
  errorTitle: 'The race could not be loaded',
  failed: 'Please try again in a moment.',
  toBoard: 'To the leaderboard',
  start: 'Start the race',
  again: 'Race again',
  clock: (seconds: string): string => `${seconds} s`,
  metres: (metres: number): string => `about ${metres} m`,
  deadHeat: (time: string, sources: readonly string[]): string =>
    `A dead heat: both ran ${time} s${sources.length > 0 ? ` (${sources.join('; ')})` : ''}`,
  estimate:
    'Both leave when the green lamp lights. Times, and 60 ft and speed where they are known, are those of the runs; in between, the cars move as if at constant power.',
  figures: 'The runs',
  figure: 'Figure',
  place: 'Place',
  placeOn: (place: string, board: string): string => `${place} in ${board}`,
  other: 'Other races',
  opponentOf: (car: string): string => `Another rival for ${car}`,
  swap: 'Swap lanes',
} as const;
