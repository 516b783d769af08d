import { buildEntry, sendJson } from '@quartermile/core/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, LIST, openBoard, row, startApi } from './test/board-stage.js';

startApi();

const supra = { name: 'Supra', time: '11.8', worldFacts: '9.5', worldFactsSource: 'Strip log' };

/** Opens a board with one car, and expands its row. */
async function openRow(car: Parameters<typeof buildEntry>[0], category: 'World Facts' | 'Votes by Viewers') {
  answer(LIST, (response) => sendJson(response, 200, [buildEntry({ _id: 'e1', category, ...car })]));
  const user = await openBoard(`/leaderboard?category=${encodeURIComponent(category)}`);
  const shown = await row('Supra');
  await user.click(shown.getByRole('button', { name: /^Supra,/ }));
  return shown;
}

/** The facts in the details, by label. */
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

describe('a car with a time of its own and a World Facts time', () => {
  test.each(['World Facts', 'Votes by Viewers'] as const)(
    'shows its own in the row of %s, and the other one with its source in the details',
    async (on) => {
      answer(LIST, (response) => sendJson(response, 200, [buildEntry({ category: on, car: supra })]));
      const user = await openBoard(`/leaderboard?category=${encodeURIComponent(on)}`);
      const shown = await row('Supra');
      expect(shown.getByText('11.8')).toBeTruthy();
      expect(shown.queryByText(/9\.5|Strip log/)).toBeNull();
      await user.click(shown.getByRole('button', { name: /^Supra,/ }));
      expect(facts()).toMatchObject({
        '1/4 Mile Time': '11.8 s',
        'World Facts Time': '9.5 s (Strip log)',
      });
      expect(facts()).not.toHaveProperty('Source');
    },
  );
});

describe('a car with one time', () => {
  test('of its own shows no source', async () => {
    // The public form sends a car's own time as its World Facts time, without a source.
    const shown = await openRow(
      { car: { ...supra, worldFacts: '11.8', worldFactsSource: null } },
      'World Facts',
    );
    expect(shown.getByText('11.8')).toBeTruthy();
    expect(facts()).toMatchObject({ '1/4 Mile Time': '11.8 s' });
    expect(Object.keys(facts()).join()).not.toMatch(/World Facts|Source/);
  });

  test('of World Facts shows neither source nor driver in its row, and the source in the details', async () => {
    const shown = await openRow({ car: { ...supra, time: null, owner: 'Thabo' } }, 'World Facts');
    expect(shown.getAllByText('Strip log')).toHaveLength(1);
    expect(shown.getAllByText('Thabo')).toHaveLength(1);
    expect(screen.getByText(/per model\. Source: Strip log\.$/)).toBeTruthy();
    expect(facts()).toMatchObject({ '1/4 Mile Time': '9.5 s', Source: 'Strip log' });
    expect(facts()).not.toHaveProperty('World Facts Time');
  });
});
