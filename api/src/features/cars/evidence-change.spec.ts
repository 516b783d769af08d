import { expect, test } from '@jest/globals';
import { evidenceChange } from './evidence-change.js';

const reference = {
  evidence: 'reference',
  evidenceSource: 'Drag Times Weekly',
  evidenceDate: '2025-03-07',
  evidenceLink: 'https://example.com/times',
} as const;

test('a change sets the evidence as a whole, and nothing where it is absent', () => {
  const none = { evidenceSource: null, evidenceDate: null, evidenceLink: null };
  expect(evidenceChange({})).toEqual({});
  expect(evidenceChange(reference)).toEqual(reference);
  expect(
    evidenceChange({ evidence: 'reference', evidenceSource: 'Weekly', evidenceDate: undefined }),
  ).toEqual({ ...none, evidence: 'reference', evidenceSource: 'Weekly' });
  expect(evidenceChange({ evidence: 'gps', evidenceSource: 'A friend' })).toEqual({
    ...none,
    evidence: 'gps',
  });
  expect(evidenceChange({ evidence: null })).toEqual({ ...none, evidence: null });
});
