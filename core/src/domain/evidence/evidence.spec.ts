import { describe, expect, test } from 'vitest';
import { buildCar } from '../../testing/build-car.js';
import { carReviewSchema, carSchema, carUpdateSchema } from '../car-records/car-payloads.js';
import { messages } from '../messages.js';
import { EVIDENCE_KINDS } from './evidence-kinds.js';
import { shownEvidence } from './shown-evidence.js';
import { isSparseField, knownSparseFields } from './sparse-fields.js';

const texts = messages.evidence;
const reference = {
  evidence: 'reference',
  evidenceSource: 'Drag Times Weekly',
  evidenceDate: '2025-03-07',
  evidenceLink: 'https://example.com/times',
} as const;
const approval = { carId: 'c1', action: 'approve', categories: ['Our Drag Races'] };
const edit = { carId: 'c1', owner: 'Lerato', time: '9.8', drivetrain: 'AWD', cellphone: '' };

describe.each([
  ['an approval', carReviewSchema, approval],
  ['an edit', carUpdateSchema, edit],
] as const)('the evidence in %s', (_name, schema, least) => {
  const problemOf = (evidence: object) => {
    const issue = schema.safeParse({ ...least, ...evidence }).error?.issues[0];
    return issue && [issue.path.join('.'), issue.message];
  };

  test('is optional, and one of the kinds', () => {
    expect(schema.parse(least)).not.toHaveProperty('evidence');
    for (const evidence of EVIDENCE_KINDS.filter((kind) => kind !== 'reference'))
      expect(schema.parse({ ...least, evidence })).toMatchObject({ evidence });
    expect(schema.parse({ ...least, ...reference })).toMatchObject(reference);
    expect(schema.parse({ ...least, evidence: '' })).toMatchObject({ evidence: null });
  });

  test.each([
    [{ evidence: 'hearsay' }, ['evidence', texts.kind]],
    [{ evidence: 7 }, ['evidence', texts.kind]],
    [{ evidence: 'reference' }, ['evidenceSource', texts.source]],
    [{ ...reference, evidenceSource: ' ' }, ['evidenceSource', texts.source]],
    [{ ...reference, evidenceSource: 'x'.repeat(101) }, ['evidenceSource', messages.request.tooLong(100)]],
    [{ ...reference, evidenceDate: '2999-01-01' }, ['evidenceDate', texts.date]],
    [{ ...reference, evidenceLink: 'javascript:alert(1)' }, ['evidenceLink', messages.request.httpUrl]],
    [{ evidence: 'video', evidenceSource: 'A friend' }, ['evidenceSource', texts.detailsOfReference]],
    [{ evidenceDate: '2025-03-07' }, ['evidenceDate', texts.detailsOfReference]],
    [{ evidence: null, evidenceLink: 'https://example.com/' }, ['evidenceLink', texts.detailsOfReference]],
  ])('is refused as %j', (evidence, problem) => {
    expect(problemOf(evidence)).toEqual(problem);
  });
});

test('a rejection has no evidence', () => {
  const rejection = carReviewSchema.parse({ carId: 'c1', action: 'reject', evidence: 'video' });
  expect(rejection).not.toHaveProperty('evidence');
});

test('a World Facts time with a source counts as a reference, unless the car has an own time', () => {
  const sourced = { worldFacts: '9.8', worldFactsSource: 'Drag Times Weekly' };
  expect(shownEvidence(buildCar({ time: null, ...sourced }))).toBe('reference');
  expect(shownEvidence(buildCar({ time: '10.1', ...sourced }))).toBeNull();
  expect(shownEvidence(buildCar({ time: null, worldFacts: '9.8' }))).toBeNull();
  expect(shownEvidence(buildCar({ time: '10.1', ...sourced, evidence: 'gps' }))).toBe('gps');
  expect(shownEvidence(buildCar({ time: null, ...sourced, evidence: 'video' }))).toBe('video');
});

test('a response leaves unknown evidence out', () => {
  const stored = { evidence: 'gps', evidenceSource: null, evidenceDate: null, fuel: null } as const;
  expect(knownSparseFields(stored)).toEqual({ evidence: 'gps' });
  expect(['evidenceLink', 'fuel', 'time'].map(isSparseField)).toEqual([true, true, false]);
  expect(carSchema.parse(buildCar())).not.toHaveProperty('evidence');
  expect(carSchema.parse(buildCar(reference))).toMatchObject(reference);
});
