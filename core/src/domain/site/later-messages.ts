/** Messages about the connection, loaded after the page. */
export const connectionMessages = {
  title: 'You are offline',
  detail: 'What was loaded before can still be read.',
  retry: 'Try again',
  trying: 'Trying...',
  stillOffline: 'Still no connection.',
  back: 'You are online again.',
} as const;

/** Messages on a page that was reloaded after an upgrade. */
export const renewalMessages = {
  title: 'This site was updated',
  detail: 'What you typed is still here. If you were sending something, please send it again.',
} as const;
