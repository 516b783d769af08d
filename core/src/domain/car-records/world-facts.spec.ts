import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_WORLD_FACTS_SOURCE } from '../cars/world-facts-record.js';
import { worldFactsUpdateSchema } from './world-facts.js';

const read = (worldFacts: unknown, source?: unknown) =>
  worldFactsUpdateSchema.safeParse({ carId: 'a', worldFacts, source });

describe('a World Facts time', () => {
  it.each([
    [9.8, '9.8'],
    ['9.80', '9.80'],
    [' 10 ', '10'],
    [0, '0'],
    [-0, '0'],
    ['0.125', '0.125'],
    [12.345, '12.345'],
  ])('reads %j as "%s"', (sent, text) => {
    expect(read(sent).data?.worldFacts).toBe(text);
  });

  it.each([
    -1,
    '-1',
    '',
    ' ',
    '9,8',
    '9.8s',
    '1e3',
    1e21,
    1e-7,
    9.8765,
    '9.8765',
    '.5',
    '5.',
    true,
    [9.8],
    {},
  ])('refuses %j with the sentence of the form', (sent) => {
    expect(read(sent).error?.issues[0]?.message).toBe('Please enter a time in seconds of 0 or more.');
  });

  it.each([null, undefined])('is asked for where it is %j', (sent) => {
    expect(read(sent).error?.issues[0]?.message).toBe('Please fill in all required fields.');
  });

  it('is always a finite number of 0 or more once read', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double()), (sent) => {
        const result = read(sent);
        return !result.success || Number(result.data.worldFacts) >= 0;
      }),
    );
  });

  it('comes from a third-party site unless somebody says otherwise', () => {
    expect(read(9.8).data?.source).toBe(DEFAULT_WORLD_FACTS_SOURCE);
    expect(read(9.8, ' ').data?.source).toBe(DEFAULT_WORLD_FACTS_SOURCE);
    expect(read(9.8, 'The timing slip').data?.source).toBe('The timing slip');
  });
});
