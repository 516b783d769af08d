import { failureMessages } from './problems/failure-messages.js';

/** Messages about invalid requests. */
export const requestMessages = {
  ...failureMessages,
  text: 'This text contains characters that cannot be stored.',
  tooLong: (length: number): string => `Please use at most ${length} characters.`,
  fieldsRequired: 'Please fill in all required fields.',
  expectedText: 'Please enter text.',
  expectedColor: 'Please enter a colour such as #ffb210.',
  changedMeanwhile: 'Somebody else changed this meanwhile.',
  expectedYesNo: 'This is either true or false.',
  tooDeep: 'The request is nested too deeply.',
  idempotencyKey: (length: number): string => `An idempotency key has 1 to ${length} characters.`,
  pageSize: (most: number): string => `Please ask for 1 to ${most} entries.`,
  offset: (most: number): string => `Please start at 0 to ${most}.`,
  oneOf: (values: readonly string[]): string => `Please choose one of ${values.join(', ')}.`,
  exactly: (count: number): string => `Please list ${count}.`,
  tooMany: (most: number): string => `Please list at most ${most}.`,
  days: (most: number): string => `Please ask for 1 to ${most} days.`,
  cursor: 'This page mark is not one of ours.',
  httpUrl: 'Please enter a web address that starts with http:// or https://.',
} as const;
