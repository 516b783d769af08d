import { expect, it } from 'vitest';
import { submissionRevisionSchema } from './submission-status.js';

it('leaves absent fields out of a revision, also those with a default', () => {
  const revision = submissionRevisionSchema.parse({ time: '11.62' });
  expect(JSON.parse(JSON.stringify(revision))).toEqual({ time: '11.62' });
});

it('clears an optional field that is empty, and refuses to clear a required one', () => {
  expect(submissionRevisionSchema.parse({ description: '' })).toMatchObject({ description: null });
  expect(submissionRevisionSchema.safeParse({ name: '' }).error?.issues[0]?.path).toEqual(['name']);
});
