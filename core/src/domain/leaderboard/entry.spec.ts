import { describe, expect, test } from 'vitest';
import { buildEntry } from '../../testing/build-entry.js';
import { messages } from '../messages.js';
import {
  adminEntrySchema,
  carReviewResultSchema,
  entryAddSchema,
  entryIdSchema,
  entryQuerySchema,
  entrySchema,
  voteReceiptSchema,
} from './entry.js';

const entry = buildEntry();
const adminEntry = {
  ...entry,
  car: {
    ...entry.car,
    cellphone: null,
    requestedCategories: [],
    proofImage: null,
    status: 'approved',
    rejectionReason: null,
    reviewedAt: null,
    vehicleId: 'v1',
  },
};

describe('responses', () => {
  test('hold the whole entry, and no phone number for the public', () => {
    expect(entrySchema.parse(adminEntry)).toEqual(entry);
    expect(adminEntrySchema.parse(adminEntry)).toEqual(adminEntry);
    expect(adminEntrySchema.safeParse(entry).success).toBe(false);
  });

  test('have whole numbers of votes from 0', () => {
    const isValid = (votes: number) => entrySchema.safeParse({ ...entry, votes }).success;
    expect([0, 7, -1, 1.5].map(isValid)).toEqual([true, true, false, false]);
  });

  test('to a review hold the car and its entries', () => {
    const result = { car: adminEntry.car, entries: [adminEntry] };
    expect(carReviewResultSchema.parse(result)).toEqual(result);
  });

  test('to a vote hold the entry and its votes', () => {
    const receipt = { entryId: 'e1', votes: 3 };
    expect(voteReceiptSchema.parse(receipt)).toEqual(receipt);
  });
});

describe('requests', () => {
  test('about an entry need its id', () => {
    expect(entryIdSchema.parse({ entryId: 'e1' })).toEqual({ entryId: 'e1' });
    expect(entryIdSchema.safeParse({}).error?.issues[0]?.message).toBe(messages.leaderboard.entryRequired);
  });

  test('to add an entry need car and category', () => {
    const added = { carId: 'c1', category: 'World Facts' };
    expect(entryAddSchema.parse(added)).toEqual(added);
    expect(entryAddSchema.safeParse({ carId: 'c1' }).success).toBe(false);
    expect(entryAddSchema.safeParse({ category: 'World Facts' }).success).toBe(false);
  });

  test('for a list have filters, all optional', () => {
    expect(entryQuerySchema.parse({})).toEqual({});
    const filters = { category: 'World Facts', drivetrain: 'AWD', q: ' golf ', limit: '1', offset: '0' };
    expect(entryQuerySchema.parse(filters)).toEqual({ ...filters, q: 'golf', limit: 1, offset: 0 });
    expect(entryQuerySchema.safeParse({ limit: '0' }).success).toBe(false);
    expect(entryQuerySchema.safeParse({ limit: '10001' }).success).toBe(false);
  });
});
