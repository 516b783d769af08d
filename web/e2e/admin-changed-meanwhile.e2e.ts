import { apiRoutes, UNDO_MS } from '@quartermile/core/domain';
import { drawDataUrl } from './harness/admin-api.js';
import { findBarriers } from './harness/barriers.js';
import { card, expect, notification, openTab, test } from './harness/dashboard.js';
import { reviseCar } from './harness/revise-car.js';

test.use({ ownClock: true });
test.beforeEach(({ api }) => api.clearCars());

test('a car that its driver changes on the screen and while its approval can be undone is not published', async ({
  dashboard: page,
  api,
}) => {
  // Without the stream, the card shows what it showed.
  await page.route(`**${apiRoutes.admin.stream}`, (route) => route.abort());
  const carId = await api.submit({
    ...{ name: 'Street car', time: '14.2', requestedCategories: ['Our Drag Races'] },
  });
  await openTab(page, 'Pending Submissions');
  await expect(card(page, 'Street car').getByText('14.2')).toBeVisible();
  await reviseCar(api, carId, { name: 'Dragster', time: '8.2', image: await drawDataUrl() });
  await page.keyboard.press('a');
  await expect(card(page, 'Street car')).toHaveCount(0);
  await page.clock.runFor(UNDO_MS);

  const changed = card(page, 'Dragster').getByRole('alert');
  await expect(changed.getByRole('listitem')).toHaveText([
    'Name: Street car, now Dragster',
    'Time: 14.2 s, now 8.2 s',
    'Car picture: a new one',
  ]);
  await expect(notification(page, 'Street car changed meanwhile')).toBeVisible();
  await expect(page.getByText('Car approved successfully!')).toHaveCount(0);
  expect([await api.pending(), await api.categoriesOf('Dragster')]).toEqual([['Dragster'], []]);
  expect(await findBarriers(page)).toEqual([]);

  await page.keyboard.press('a');
  await reviseCar(api, carId, { time: '7.9' });
  await page.clock.runFor(UNDO_MS);
  await expect(changed.getByRole('listitem')).toHaveText(['Time: 8.2 s, now 7.9 s']);
  expect(await api.categoriesOf('Dragster')).toEqual([]);

  await page.keyboard.press('a');
  await page.clock.runFor(UNDO_MS);
  await expect(page.getByText('Car approved successfully!')).toBeVisible();
  expect(await api.categoriesOf('Dragster')).toEqual(['Our Drag Races']);
});
