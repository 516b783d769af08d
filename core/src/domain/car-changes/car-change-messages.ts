/** Messages about refused changes of cars by the administrator. */
export const carChangeMessages = {
  noPicture: 'Please choose the picture to replace.',
  /** An undo of what was not changed, or not recently. */
  undoOver: 'This can no longer be undone.',
} as const;
