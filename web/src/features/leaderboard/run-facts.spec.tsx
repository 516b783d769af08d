import { buildEntry, sendJson } from '@quartermile/core/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, LIST, openBoard, row, startApi } from './test/board-stage.js';

startApi();

test('the details show the known facts of the run, and link to its video as untrusted', async () => {
  const run = { runDate: '2026-03-07', sixtyFoot: 1.852, videoLink: 'https://example.com/run' };
  const car = { ...buildEntry({}).car, name: 'Supra', ...run };
  answer(LIST, (response) => sendJson(response, 200, [buildEntry({ _id: 'e1', car })]));
  const user = await openBoard('/leaderboard');
  await user.click((await row('Supra')).getByRole('button', { name: /^Supra,/ }));
  const facts = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual(
    expect.arrayContaining([
      ['Run on', 'Saturday, 7 March 2026'],
      ['60 ft', '1.852 s'],
      ['Video', 'Watch the run'],
    ]),
  );
  expect(screen.queryByText('Reaction')).toBeNull();
  const video = screen.getByRole('link', { name: 'Watch the run' });
  expect(video.getAttribute('href')).toBe('https://example.com/run');
  expect(video.getAttribute('rel')).toBe('ugc nofollow noopener noreferrer');
});

test('the details estimate a run of a strip with an altitude at sea level, and lead to the formula', async () => {
  const strip = {
    _id: '0199f2c4-5d1e-7c3a-9b7e-2f6a1d0c8e45',
    name: 'Tarlton',
    place: 'Krugersdorp',
    altitude: 1640,
  };
  const estimated = {
    ...buildEntry({}).car,
    name: 'Supra',
    time: '12.60',
    strip,
    aspiration: 'Turbocharged' as const,
  };
  const electric = { ...estimated, _id: 'c2', name: 'Taycan', aspiration: 'Electric' as const };
  answer(LIST, (response) =>
    sendJson(response, 200, [
      buildEntry({ _id: 'e1', car: estimated }),
      buildEntry({ _id: 'e2', car: electric }),
    ]),
  );
  const user = await openBoard('/leaderboard');
  for (const name of ['Supra', 'Taycan'])
    await user.click((await row(name)).getByRole('button', { expanded: false }));
  const links = screen.getAllByRole('link', { name: /at sea level/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['about 12.3 s at sea level', '/how-times-get-on-the-board#altitude'],
  ]);
});
