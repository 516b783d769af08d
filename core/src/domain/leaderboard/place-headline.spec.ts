import { describe, expect, test } from 'vitest';
import { buildEntry } from '../../testing/build-entry.js';
import { CATEGORIES, categoryOfSlug, categorySlug } from '../cars/category.js';
import { placeHeadline } from './place-headline.js';

const golf = { name: 'Golf 7 R', owner: 'Thandi', time: '9.8' };

describe('a place in one line', () => {
  test('contains name, time, place and board', () => {
    const entry = buildEntry({ category: 'Our Drag Races', car: golf });
    expect(placeHeadline({ position: 3, entry })).toBe('Golf 7 R: 9.8 s, 3rd in Our Drag Races');
  });

  test('contains votes where votes decide', () => {
    const entry = buildEntry({ category: 'Votes by Viewers', votes: 1, car: golf });
    expect(placeHeadline({ position: 11, entry })).toBe('Golf 7 R: 1 vote, 11th in Votes by Viewers');
  });

  test('does without a time, and takes the owner for a missing name', () => {
    const entry = buildEntry({ car: { ...golf, name: '', time: null, worldFacts: null } });
    expect(placeHeadline({ position: 1, entry })).toBe('Thandi: 1st in World Facts');
  });
});

describe('a category in an address', () => {
  test('is read back as it was written', () => {
    expect(CATEGORIES.map((category) => categoryOfSlug(categorySlug(category)))).toEqual(CATEGORIES);
  });

  test('that is none is null', () => {
    expect(categoryOfSlug('World Facts')).toBeNull();
  });
});
