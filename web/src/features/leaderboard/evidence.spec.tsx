import type { Car } from '@quartermile/core/domain';
import { buildEntry, sendJson } from '@quartermile/core/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, LIST, openBoard, row, startApi } from './test/board-stage.js';

startApi();

const openWith = async (car: Partial<Car>, rulesVersion?: string) => {
  const entry = buildEntry({
    _id: 'e1',
    car: { name: 'Supra', ...car },
    ...(rulesVersion && { rulesVersion }),
  });
  answer(LIST, (response) => sendJson(response, 200, [entry]));
  const user = await openBoard('/leaderboard');
  const line = await row('Supra');
  await user.click(line.getByRole('button', { name: /^Supra,/ }));
  return line;
};
const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('a row with evidence has a sign with a word and a sentence, and its details link to the page', async () => {
  const line = await openWith({ evidence: 'timing-slip' });
  const sign = line.getByTitle('The timing slip of the strip shows this time.');
  expect(sign.textContent?.trim()).toBe('Timing slip');
  expect(sign.querySelector('svg')).toBeTruthy();
  expect(line.getByRole('button', { name: /^Supra, 1st, .*, Timing slip$/ })).toBeTruthy();
  expect(facts()).toContainEqual(['Evidence', 'Timing slip: The timing slip of the strip shows this time.']);
  expect(screen.getByRole('link', { name: 'Timing slip' }).getAttribute('href')).toBe(
    '/how-times-get-on-the-board#evidence',
  );
});

test('a row without evidence has no sign', async () => {
  const line = await openWith({});
  expect(line.queryByTitle(/shows this/)).toBeNull();
  expect(facts().map(([term]) => term)).not.toContain('Evidence');
});

test('a reference is shown with its source and date, and links to it as untrusted', async () => {
  await openWith({
    evidence: 'reference',
    evidenceSource: 'Drag Times Weekly',
    evidenceDate: '2025-03-07',
    evidenceLink: 'https://example.com/times',
  });
  const link = screen.getByRole('link', { name: 'Drag Times Weekly, Friday, 7 March 2025' });
  expect(link.getAttribute('href')).toBe('https://example.com/times');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test.each([
  [undefined, '2026-11', 'Rules: November 2026'],
  ['2027-03', '2027-03', 'Rules: March 2027'],
  ['2027-03-2', '2027-03-2', 'Rules: March 2027 (2)'],
])('an entry of version %s links to the rules of %s', async (given, version, name) => {
  await openWith({}, given);
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('href')).toBe(`/how-times-get-on-the-board#rules-${version}`);
});
