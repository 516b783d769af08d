import type { Locator } from '@playwright/test';
import { UNDO_MS } from '@quartermile/core/domain';
import { findBarriers, showScheme } from './harness/barriers.js';
import { card, expect, openTab, test } from './harness/dashboard.js';
import { BOARD, fillReviewContext } from './harness/review-context.js';

const places = (where: Locator): Locator =>
  where.getByRole('list', { name: 'Places that VW Polo would take' }).getByRole('listitem');
const BEST = 'This driver’s best was 13.44 s (Mar 2026)';

test.beforeEach(async ({ api }) => {
  await api.clearCars();
  await fillReviewContext(api);
});

test('the places that a submission would take follow ticks and the link to a known car, and come true', async ({
  dashboard: page,
}) => {
  await openTab(page, 'Pending Submissions');
  const polo = card(page, 'VW Polo');
  await expect(places(polo)).toContainText([
    'Would be 1st of 1',
    `Would be 3rd of 4, 0.01 s behind Tshepo${BEST}`,
  ]);
  await polo.getByLabel('World Facts').uncheck();
  await expect(places(polo)).toHaveCount(1);
  await polo.getByText('Another run of Polo GTI').click();
  await expect(places(polo)).toContainText([
    `${BOARD} Would replace its 13.44 s, 3rd of 3, 0.01 s behind Tshepo`,
  ]);

  const golf = card(page, 'Golf 8 R').getByRole('list', { name: /^Places/ });
  await expect(golf.getByRole('listitem')).toContainText([
    'Would be 3rd of 4',
    'Ranked by votes, so the time gives no place.',
  ]);

  await polo.getByRole('button', { name: 'Details of VW Polo' }).click();
  const details = page.getByRole('dialog', { name: 'Car Details' });
  await expect(places(details)).toHaveCount(1);
  const hints = details.getByRole('list', { name: 'Hints' });
  await expect(hints).toContainText('115 km/h, where a run of 11.80 s has about 186 km/h');
  await expect(hints).toContainText(
    /The proof is the same file as the proof of Toyota Supra \(11\.8 s, \w+ \d{4}\), which was rejected\./,
  );
  await page.clock.install();
  await details.getByRole('button', { name: 'Approve' }).click();
  await page.keyboard.press('Escape');
  await expect(polo).toHaveCount(0);

  // Once the decision has been sent, the board is as it was shown: Lerato's Polo is third.
  await page.clock.runFor(UNDO_MS);
  await expect(golf.getByRole('listitem').first()).toContainText('Would be 4th of 4, 0.7 s behind Lerato');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`places and hints have no barriers (${scheme})`, async ({ dashboard: page }) => {
    await showScheme(page, scheme);
    await page.reload();
    await openTab(page, 'Pending Submissions');
    const polo = card(page, 'VW Polo');
    await expect(places(polo)).toHaveCount(2);
    expect(await findBarriers(page, scheme)).toEqual([]);
    await polo.getByRole('button', { name: 'Details of VW Polo' }).click();
    await expect(places(page.getByRole('dialog'))).toHaveCount(2);
    expect(await findBarriers(page, scheme)).toEqual([]);
  });
}
