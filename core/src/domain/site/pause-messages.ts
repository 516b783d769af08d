/** Messages about paused votes and submissions; the banners are written by the server. */
export const pauseMessages = {
  subjectRequired: 'Please choose votes or submissions.',
  until: 'Please enter a date and time.',
  votes: 'Voting is paused at the moment.',
  submissions: 'Submissions are paused at the moment.',
} as const;
