/** Messages about taking a vote back. Pages load them after a vote. */
export const takenBackMessages = {
  takeBack: 'Take vote back',
  takenBack: 'Vote taken back',
  undo: 'Vote again',
  unsent: 'Sent once the site can be reached',
  takenBackFrom: (name: string): string => `Your vote for ${name} was taken back.`,
  savedFor: (name: string): string =>
    `Your vote for ${name} is taken back on this device, and on the site once it can be reached.`,
} as const;
