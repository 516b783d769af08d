import { createClient } from '@quartermile/core/client';
import type { ActivityItem } from '@quartermile/core/domain';
import { buildAdminCar, buildSession, endpoints, FakeApi } from '@quartermile/core/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { findOutcome } from './find-outcome.js';

let api: FakeApi;
const find = () => {
  const client = createClient({
    transport: api.transport,
    baseUrl: 'https://quartermile.example',
    retry: false,
  });
  const decision = { carId: 'golf', action: 'reject', reason: null } as const;
  return findOutcome(client, {
    key: 'key',
    car: 'Golf',
    decision,
    at: 1,
    reason: '',
    code: 'already_reviewed',
    outcome: null,
  });
};
const record = (action: string, change: Partial<ActivityItem> = {}): ActivityItem => ({
  _id: `${action} ${change.at}`,
  at: '2026-11-21T08:40:00.000Z',
  actor: 'ana@quartermile.example',
  action,
  subject: { type: 'car', id: 'golf', label: 'Golf' },
  before: null,
  after: null,
  ...change,
});
const golf = buildAdminCar({ _id: 'golf', requestedCategories: ['World Facts'] });

/** States the records about the requested cars, in pages. */
const serveActivity = (all: readonly ActivityItem[]) =>
  api.respond(endpoints.admin.activity, ({ parameters: { limit, cursor = '0', cars } }) => {
    const listed = all.filter(({ subject }) => !cars || cars.includes(subject.id));
    const end = Number(cursor) + Number(limit);
    return { items: listed.slice(Number(cursor), end), next: end < listed.length ? String(end) : null };
  });

beforeEach(() => {
  api = new FakeApi();
});

describe('the outcome of a rejected decision', () => {
  test('for a reviewer, who may not read by whom', async () => {
    api.respond(endpoints.admin.session, buildSession({ role: 'reviewer' }));
    api.fail(endpoints.admin.activity, 'forbidden');
    api.respond(endpoints.cars.rejected, [
      { ...golf, status: 'rejected', rejectionReason: 'blurred', reviewedAt: '2026-11-21T08:40:00Z' },
    ]);
    expect(await find()).toMatchObject({ status: 'rejected', by: null, reason: 'blurred' });
  });

  test('a rejection, with its reason, by whom and when', async () => {
    api.respond(endpoints.cars.rejected, [
      { ...golf, status: 'rejected', rejectionReason: 'blurred', reviewedAt: '2026-11-21T08:40:00Z' },
    ]);
    serveActivity([
      record('update', { at: '2026-11-21T08:50:00.000Z', actor: 'somebody else' }),
      record('reject', { subject: { type: 'car', id: 'm2', label: 'M2' }, actor: 'somebody else' }),
      record('reject'),
      record('approve', { at: '2026-11-20T08:00:00.000Z', actor: 'somebody else' }),
    ]);
    expect(await find()).toEqual({
      status: 'rejected',
      by: 'ana@quartermile.example',
      at: '2026-11-21T08:40:00.000Z',
      reason: 'blurred',
      categories: [],
    });
  });

  test('an approval, with the categories that it went into', async () => {
    api.respond(endpoints.cars.approved, [{ ...golf, status: 'approved' }]);
    serveActivity([record('approve', { after: { categories: ['Votes by Viewers'] } })]);
    expect(await find()).toMatchObject({ status: 'approved', categories: ['Votes by Viewers'] });
    serveActivity([]);
    expect(await find()).toMatchObject({ by: null, categories: ['World Facts'] });
  });

  test('a withdrawal by the driver', async () => {
    api.respond(endpoints.cars.withdrawn, [
      { ...golf, status: 'withdrawn', reviewedAt: '2026-11-21T08:40:00.000Z' },
    ]);
    expect(await find()).toMatchObject({ status: 'withdrawn', at: '2026-11-21T08:40:00.000Z' });
  });

  test('a deletion, also on a later page of the activity list', async () => {
    const others = Array.from({ length: 250 }, (_, nth) => record('reject', { at: `${nth}` }));
    serveActivity([...others, record('delete')]);
    expect(await find()).toMatchObject({ status: 'deleted', by: 'ana@quartermile.example' });
  });

  test('falls back to the review date when the activity record is too old', async () => {
    const reviewedAt = '2026-11-01T08:00:00.000Z';
    api.respond(endpoints.cars.rejected, [{ ...golf, status: 'rejected', reviewedAt }]);
    const others = Array.from({ length: 1500 }, (_, nth) => record('login', { at: `${nth}` }));
    serveActivity([...others, record('reject')]);
    expect(await find()).toMatchObject({ by: null, at: reviewedAt });
  });

  test('is null when the site is unreachable', async () => {
    api.fail(endpoints.cars.approved, 'no connection');
    await expect(find()).rejects.toThrow();
  });
});
