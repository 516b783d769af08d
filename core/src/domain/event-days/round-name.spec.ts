import { expect, it } from 'vitest';
import { roundName } from './round-name.js';

const namesOf = (rounds: number): string[] =>
  Array.from({ length: rounds }, (_, at) => roundName(at, rounds));

it('names the rounds from the final backwards', () => {
  expect(namesOf(2)).toEqual(['Semifinals', 'Final']);
  expect(namesOf(3)).toEqual(['Quarterfinals', 'Semifinals', 'Final']);
  expect(namesOf(4)).toEqual(['First round', 'Quarterfinals', 'Semifinals', 'Final']);
});
