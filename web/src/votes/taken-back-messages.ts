/** Announcements of a vote that was taken back. Pages load them after a vote. */
export const takenBackMessages = {
  takenBackFrom: (name: string): string => `Your vote for ${name} was taken back.`,
  savedFor: (name: string): string =>
    `Your vote for ${name} is taken back on this device, and on the site once it can be reached.`,
} as const;
