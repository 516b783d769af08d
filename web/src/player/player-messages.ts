/** Texts of the player, whose code is loaded when a video is opened. */
export const playerMessages = {
  cars: 'Cars in this video',
  carsLoading: 'Loading the cars...',
  carsFailed: 'The cars of this video could not be loaded.',
  again: 'Try again',
  /** Begins with the visible time (WCAG 2.5.3). */
  jump: (time: string, car: string): string => `${time}: ${car}`,
  failedTitle: 'The video does not play here',
  failedDetail: 'It may be blocked in this browser, removed, or out of reach at the moment.',
} as const;
