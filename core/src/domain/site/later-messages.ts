/** What is said of the connection; its code comes after the page. */
export const connectionMessages = {
  title: 'You are offline',
  detail: 'What was loaded before can still be read.',
  retry: 'Try again',
  trying: 'Trying...',
  stillOffline: 'Still no connection.',
  back: 'You are online again.',
} as const;

/** What is said on a page that was loaded again because the server had replaced its code. */
export const renewalMessages = {
  title: 'This site was updated',
  detail: 'What you typed is still here. If you were sending something, please send it again.',
} as const;
