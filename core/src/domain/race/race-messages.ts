/** Texts of the pages on which two cars race. */
export const raceMessages = {
  strip: 'The race',
  wins: (car: string, seconds: number): string => `${car} wins by ${seconds} s`,
  deadHeatTitle: 'A dead heat',
} as const;
