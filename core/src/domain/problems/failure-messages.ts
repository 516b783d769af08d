/** Messages about requests that failed. Apart from those about invalid values, which pages do not load at first. */
export const failureMessages = {
  invalid: 'Some of the values sent are not valid.',
  retry: 'Try again',
  unavailable: 'The service is not available right now. Please try again in a moment.',
} as const;
