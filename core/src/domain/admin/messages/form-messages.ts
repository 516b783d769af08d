/** Messages shared by the dashboard's forms. */
export const formMessages = {
  uploading: 'Uploading...',
  leaveTitle: 'Unsaved changes',
  leaveQuestion: 'What you typed here has not been saved yet.',
  stay: 'Keep editing',
  discard: 'Discard changes',
} as const;
