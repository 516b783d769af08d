import { expect, test } from '@jest/globals';
import { buildEntry } from '@quartermile/core/testing';
import { entrySubject } from './share-subject.js';

test.each([
  ['Golf 7 R', 'Thandi', 'Golf 7 R'],
  ['Лада Нива', 'Thandi', 'Thandi'],
  ['Лада Нива', 'Тамара', 'A car on the board'],
  ['日産', '', 'A car on the board'],
])('the card of %j of %j calls it %j', (name, owner, shown) => {
  const entry = buildEntry({ car: { name, owner } });
  expect(entrySubject({ position: 1, entry }, 'Quartermile').name).toBe(shown);
});
