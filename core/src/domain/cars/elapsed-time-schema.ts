import * as z from 'zod';
import { messages } from '../messages.js';
import { elapsedTimeProblem } from './elapsed-time.js';

/** Seconds as text in the form "X.X", its digits kept as they were sent. */
export const elapsedTimeSchema = z.string(messages.car.timeFormat).superRefine((text, context) => {
  const problem = elapsedTimeProblem(text);
  if (problem) context.addIssue({ code: 'custom', message: problem });
});
