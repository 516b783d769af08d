import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { activityPageSchema } from './admin/activity.js';
import { adminEventSchema } from './admin/admin-event.js';
import { deletionSchema } from './admin/deletion.js';
import { loginSchema, sessionSchema, tokenSchema } from './admin/session.js';
import { demoRemovalSchema, siteSetupSchema } from './admin/site-setup.js';
import { statisticsSchema } from './admin/statistics.js';
import { pastEventSchema } from './events/past-event.js';
import { healthSchema, readinessSchema } from './health/health.js';
import {
  mailDeliverySchema,
  newsletterSignupSchema,
  outboxMailSchema,
  signupReceiptSchema,
  subscriberSchema,
} from './newsletter/newsletter.js';
import { fieldProblemSchema, problemSchema } from './problems/problem-document.js';
import { sponsorSchema } from './sponsors/sponsor.js';
import { videoAddSchema, videoSchema, videoUpdateSchema, viewReceiptSchema } from './videos/video.js';

const at = '2026-11-22T10:00:00.000Z';
const admin = { email: 'thandi@example.com', label: 'Thandi', role: 'owner' };
const demo = { cars: 1, videos: 2, sponsors: 3, events: 4, pastEvents: 5, strips: 6 };
const subject = { type: 'car', id: 'c1', label: 'Golf 7 R' };
const day = { date: '2026-11-22', submissions: 1, votes: 2, views: 3 };
const pastEvent = {
  _id: 'p1',
  id: 'p1',
  title: 'Shoot-out',
  description: null,
  date: '2026-07-18',
  location: null,
  image: null,
  featured: false,
  gallery: [{ image: '/media/a', caption: null }],
  videos: [{ link: 'https://youtu.be/abcdefghijk', title: null }],
};

/** Schemas with a complete response, each optional field included. */
const responses: readonly (readonly [string, z.ZodType, object])[] = [
  [
    'the activity list',
    activityPageSchema,
    {
      items: [{ _id: 'a1', at, actor: 'Thandi', action: 'approve', subject, before: null, after: {} }],
      next: null,
    },
  ],
  ['a deletion', deletionSchema, { deleted: true }],
  ['a login', loginSchema, { token: 't', expiresAt: at, admin }],
  ['a session', sessionSchema, { admin, expiresAt: at }],
  ['a token', tokenSchema, { token: 't', expiresAt: at }],
  ['the setup', siteSetupSchema, { finished: false, demo }],
  ['the removal of the demo content', demoRemovalSchema, { removed: demo }],
  ['the statistics', statisticsSchema, { days: [day] }],
  ['a past event', pastEventSchema, pastEvent],
  [
    'health',
    healthSchema,
    { status: 'ok', name: 'quartermile', version: '1', api: 1, database: 'unavailable' },
  ],
  ['the receipt of a signup', signupReceiptSchema, { status: 'ok' }],
  [
    'a subscriber',
    subscriberSchema,
    { _id: 's1', email: 'a@example.com', status: 'pending', createdAt: at, confirmedAt: null, refusals: 0 },
  ],
  [
    'a waiting mail',
    outboxMailSchema,
    { _id: 'm1', to: 'a@example.com', subject: 'Hello', text: 'Hi', headers: { from: 'b' }, createdAt: at },
  ],
  ['the state of the mail server', mailDeliverySchema, { hasMailServer: true }],
  ['a problem of a field', fieldProblemSchema, { path: 'name', message: 'is missing' }],
  [
    'a problem',
    problemSchema,
    { type: 'x', status: 400, title: 'Bad', detail: 'Bad', code: 'x', errors: [{ path: '', message: '' }] },
  ],
  [
    'a sponsor',
    sponsorSchema,
    {
      _id: 's1',
      id: 's1',
      name: 'Grip',
      logo: '/media/a',
      description: 'Tyres',
      category: 'Other',
      website: 'https://example.org',
      featured: false,
    },
  ],
  [
    'a video',
    videoSchema,
    {
      _id: 'v1',
      id: 'v1',
      title: 'Final',
      link: 'https://youtu.be/x',
      thumbnail: null,
      views: 0,
      createdAt: at,
    },
  ],
  ['the receipt of a view', viewReceiptSchema, { _id: 'v1', views: 2 }],
  ['readiness', readinessSchema, { status: 'ok', database: 'ok', media: 'unavailable' }],
];

describe.each(responses)('the response with %s', (_name, schema, response) => {
  test('holds all of its fields', () => {
    expect(schema.parse(response)).toEqual(response);
  });

  test('is invalid without any of its fields', () => {
    expect(schema.safeParse({}).success).toBe(false);
  });
});

describe('an event of the stream', () => {
  test.each([
    { type: 'submission', data: { carId: 'c1', name: 'Golf', createdAt: at, from: 'visitor' } },
    { type: 'submission', data: { carId: 'c1', name: 'Golf', createdAt: at, from: 'admin' } },
    { type: 'review', data: { carId: 'c1', decision: 'approve' } },
    { type: 'review', data: { carId: 'c1', decision: 'reject' } },
    { type: 'review', data: { carId: 'c1', decision: 'delete' } },
    { type: 'session-ended', data: {} },
    { type: 'reset', data: {} },
    { type: 'changed', data: {} },
  ])('may be %j', (event) => {
    expect(adminEventSchema.parse(event)).toEqual(event);
  });

  test.each([
    { type: 'submission', data: {} },
    { type: 'review', data: { carId: 'c1', decision: '' } },
    { type: 'deleted', data: {} },
  ])('is never %j', (event) => {
    expect(adminEventSchema.safeParse(event).success).toBe(false);
  });
});

test('counts of demo content are whole numbers from 0', () => {
  const isValid = (cars: number) => demoRemovalSchema.safeParse({ removed: { ...demo, cars } }).success;
  expect([0, 7, -1, 0.5].map(isValid)).toEqual([true, true, false, false]);
});

describe('requests', () => {
  const link = 'https://youtu.be/abcdefghijk';

  test('for the newsletter need an address, stored in lower case', () => {
    expect(newsletterSignupSchema.parse({ email: ' A@Example.com ' })).toEqual({ email: 'a@example.com' });
    expect(newsletterSignupSchema.safeParse({}).success).toBe(false);
  });

  test('to add a video need title and link, and to change one, what changes', () => {
    expect(videoAddSchema.parse({ title: ' Final ', link })).toEqual({
      title: 'Final',
      link,
      thumbnail: null,
    });
    expect(videoAddSchema.safeParse({ link }).success).toBe(false);
    expect(videoAddSchema.safeParse({ title: 'Final' }).success).toBe(false);
    expect(videoUpdateSchema.parse({})).toEqual({});
    expect(videoUpdateSchema.parse({ title: 'Final', link, thumbnail: null })).toEqual({
      title: 'Final',
      link,
      thumbnail: null,
    });
    expect(videoUpdateSchema.safeParse({ link: 'https://example.org' }).success).toBe(false);
  });
});
