import { describe, expect, test } from 'vitest';
import {
  carCorrectionSchema,
  carPicturesSchema,
  carReviewSchema,
  carUpdateSchema,
  eventUpdateSchema,
  factorySpecsUpdateSchema,
  informationRequestSchema,
  issueUpdateSchema,
  messages,
  pastEventUpdateSchema,
  runVideoUpdateSchema,
  segmentUpdateSchema,
  siteProfileUpdateSchema,
  sponsorUpdateSchema,
  stripUpdateSchema,
  videoUpdateSchema,
  worldFactsUpdateSchema,
} from '../index.js';

const carId = 'golf';
const picture = 'data:image/png;base64,AAAA';
const edits = [
  ['video', videoUpdateSchema, {}],
  ['sponsor', sponsorUpdateSchema, {}],
  ['event', eventUpdateSchema, { title: 'Final' }],
  ['past event', pastEventUpdateSchema, {}],
  ['strip', stripUpdateSchema, {}],
  ['segment', segmentUpdateSchema, {}],
  ['newsletter', issueUpdateSchema, {}],
  ['site', siteProfileUpdateSchema, {}],
  ['car', carUpdateSchema, { carId, owner: 'Thabo', cellphone: '', time: '', drivetrain: 'AWD' }],
  ['World Facts time', worldFactsUpdateSchema, { carId, worldFacts: '9.8' }],
  ['factory figures', factorySpecsUpdateSchema, { carId }],
  ['pictures', carPicturesSchema, { carId, image: picture }],
  ['video of a run', runVideoUpdateSchema, { carId, video: null }],
] as const;

describe.each(edits)('an edit of a %s', (_, schema, body) => {
  test('carries what was seen, of any fields and values', () => {
    const seen = { title: 'Final', list: [1, { a: null }], 'an odd field': true };
    expect(schema.parse({ ...body, _seen: seen })).toMatchObject({ _seen: seen });
    expect(schema.safeParse(body).success).toBe(true);
  });

  test.each(['all', 7, null, ['title']])('refuses %j', (_seen) => {
    const { error } = schema.safeParse({ ...body, _seen });
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['_seen'], messages.request.invalid],
    ]);
  });
});

const decisions = [
  ['approval', carReviewSchema, { carId, action: 'approve', categories: ['World Facts'] }],
  ['rejection', carReviewSchema, { carId, action: 'reject' }],
  ['question', informationRequestSchema, { carId, reason: 'Where?' }],
  ['correction', carCorrectionSchema, { carId, time: '9.9' }],
] as const;

describe.each(decisions)('a decision: %s', (_, schema, body) => {
  test('carries the version that was seen, if it is known', () => {
    expect(schema.parse({ ...body, version: 'abc' })).toMatchObject({ version: 'abc' });
    expect(schema.safeParse(body).success).toBe(true);
  });

  test.each([7, null, {}])('refuses %j', (version) => {
    const { error } = schema.safeParse({ ...body, version });
    expect(error?.issues[0]).toMatchObject({ path: ['version'], message: messages.request.expectedText });
  });
});

test('what was seen of an event counts neither as its field nor towards its size', () => {
  const title = 'x'.repeat(60_000);
  expect(eventUpdateSchema.safeParse({ title, _seen: { title } }).success).toBe(true);
  const { error } = eventUpdateSchema.safeParse({ title: 'x'.repeat(200_000) });
  expect(error?.issues[0]?.message).toBe(messages.events.documentTooBig);
  expect(eventUpdateSchema.safeParse([]).error?.issues[0]?.message).toBe(messages.events.notADocument);
});
