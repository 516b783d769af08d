/** Messages about uploads that a server cannot take at the moment. */
export const uploadMessages = {
  busy: 'Too many pictures are being sent right now. Please try again in a moment.',
  busyNetwork: 'Too many pictures are being sent from your network right now. Please try again in a moment.',
  tooSlow: 'The pictures arrived too slowly. Please try again with a better connection.',
} as const;
