/** Messages of the boards' page only; other pages do not load them. */
export const boardPageMessages = {
  paused: 'Paused',
  strip: 'Strip',
  allStrips: 'All strips',
  seaLevel: 'At sea level',
  otherValue: 'Other',
  year: 'Year',
  allYears: 'All years',
  voteSaved: 'Vote saved',
  voteSavedHint: 'Sent once you are online',
  votePending: (name: string): string =>
    `You are offline. Your vote for ${name} is saved and will be sent once you are online.`,
  pendingVoteSent: 'Your saved vote was sent.',
  pendingVoteRefused: 'A saved vote could not be counted.',
  goneTitle: 'This car left the board',
  goneDetail: 'It was taken off, or its link is wrong. These cars are on the board now.',
} as const;
