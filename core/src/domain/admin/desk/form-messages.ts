/** What the dashboard's forms share. */
export const formMessages = {
  uploading: 'Uploading...',
  leaveTitle: 'Unsaved changes',
  leaveQuestion: 'What you typed here has not been saved yet.',
  stay: 'Keep editing',
  discard: 'Discard changes',
} as const;
