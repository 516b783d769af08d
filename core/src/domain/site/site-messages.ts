/** Messages of every page. */
export const appMessages = {
  loading: 'Loading...',
  unexpectedError: 'Unexpected Application Error!',
  offline: 'You are offline.',
  notFound: 'This page does not exist.',
  close: 'Close',
} as const;
