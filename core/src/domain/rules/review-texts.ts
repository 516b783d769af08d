import * as z from 'zod';
import { seenSchema } from '../changes/seen.js';
import { describeBody } from '../describe-body.js';
import { textLines } from '../text/text-lines.js';

/** Digits from 1 choose the sentences. */
const SENTENCES_MAX = 9;
/** Longest sentence, UTF-16 code units. Leaves room for own words in a reason. */
const SENTENCE_MAX_LENGTH = 200;

const sentences = textLines(SENTENCES_MAX, SENTENCE_MAX_LENGTH);

/** What reviewers choose from: reasons of rejections, and questions to drivers. */
export const reviewTextsSchema = z
  .object({ reasons: sentences, questions: sentences })
  .meta({ id: 'ReviewTexts' });
export type ReviewTexts = z.infer<typeof reviewTextsSchema>;

/** The sentences until an administrator changes them. */
export const DEFAULT_REVIEW_TEXTS: ReviewTexts = {
  reasons: [
    'The proof of time cannot be read.',
    'The time does not match the proof.',
    'The pictures show different cars.',
    'This run was submitted before.',
    'The pictures do not belong on this site.',
  ],
  questions: [
    'The proof of time cannot be read. Please send a sharper picture of the whole slip.',
    'The time does not match the proof. Which one is right?',
    'The pictures show different cars. Please send a picture of the car of this run.',
    'The quarter mile cannot be seen on the proof. Please send all of the slip.',
    'Where and when was this run?',
  ],
};

/** All sentences, with changes. */
export const reviewTextsUpdateSchema = describeBody(
  'ReviewTextsUpdate',
  reviewTextsSchema.extend({ _seen: seenSchema }),
  { ...DEFAULT_REVIEW_TEXTS, reasons: ['The proof of time cannot be read.', 'Not a quarter mile.'] },
);
export type ReviewTextsUpdate = z.infer<typeof reviewTextsUpdateSchema>;
