/** What is said of a request that cannot be taken. */
export const requestMessages = {
  text: 'This text contains characters that cannot be stored.',
  tooLong: (length: number): string => `Please use at most ${length} characters.`,
  invalid: 'Some of the values sent are not valid.',
  fieldsRequired: 'Please fill in all required fields.',
  expectedText: 'Please enter text.',
  tooDeep: 'The request is nested too deeply.',
  idempotencyKey: (length: number): string => `An idempotency key has 1 to ${length} characters.`,
  pageSize: (most: number): string => `Please ask for 1 to ${most} entries.`,
  days: (most: number): string => `Please ask for 1 to ${most} days.`,
  cursor: 'This page mark is not one of ours.',
  httpUrl: 'Please enter a web address that starts with http:// or https://.',
  retry: 'Try again',
  unavailable: 'The service is not available right now. Please try again in a moment.',
} as const;
