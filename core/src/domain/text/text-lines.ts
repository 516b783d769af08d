import * as z from 'zod';
import { messages } from '../messages.js';
import { requiredText } from './text.js';

const text = {
  required: 'Please enter at least one line.',
  twice: 'Please enter each line once.',
} as const;

/** One to `most` different lines of at most `maxLength` UTF-16 code units each. */
export function textLines(most: number, maxLength: number) {
  return z
    .array(requiredText(maxLength, text.required), text.required)
    .min(1, text.required)
    .max(most, messages.request.tooMany(most))
    .refine((lines) => new Set(lines).size === lines.length, text.twice);
}
