import * as z from 'zod';

/** A whole number in a query, where values are text. `sentence` is the message for any other value. */
export function wholeNumber(least: number, most: number, sentence: string) {
  return z
    .string(sentence)
    .regex(/^\d{1,10}$/, sentence)
    .transform(Number)
    .refine((value) => value >= least && value <= most, sentence);
}
