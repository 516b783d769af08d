const untilWords = (until: string | null): string => (until === null ? ' for now' : ` until ${until}`);

/** Messages about paused votes and submissions; the banners are written by the server. */
export const pauseMessages = {
  subjectRequired: 'Please choose votes or submissions.',
  until: 'Please enter a date and time.',
  past: 'The end must be in the future.',
  banners: {
    votes: (until: string | null): string =>
      `Voting is paused${untilWords(until)}. All votes cast so far are stored.`,
    submissions: (until: string | null): string =>
      `Submissions are paused${untilWords(until)}. What you have typed into the form stays on this device.`,
  },
  votes: 'Voting is paused at the moment.',
  submissions: 'Submissions are paused at the moment.',
} as const;
