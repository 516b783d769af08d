import { apiRoutes, type Entry } from '@quartermile/core/domain';
import { racePath } from '../src/features/race/race-path.js';
import { showScheme } from './harness/barriers.js';
import { expect, test } from './harness/test.js';

for (const [width, scheme] of [
  [390, 'dark'],
  [1440, 'light'],
  [390, 'light'],
  [1440, 'dark'],
] as const)
  test(`races at ${width} px, ${scheme}`, async ({ page, demoServer }) => {
    const list = await fetch(`${demoServer.url}${apiRoutes.leaderboard.list}?category=Our+Drag+Races`);
    const [one, other] = (await list.json()) as [Entry, Entry];
    const shot = (state: string) =>
      page.screenshot({ path: `shots/race-${state}-${width}-${scheme}.png`, fullPage: true });
    await page.setViewportSize({ width, height: 900 });
    await showScheme(page, scheme);
    await page.goto(demoServer.url + racePath(one._id));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shot('choice');
    // The strip is hidden from those who want less motion.
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'no-preference' });
    await page.goto(demoServer.url + racePath(one._id, other._id));
    await page.getByRole('button', { name: 'Start the race' }).click();
    await expect(page.getByText(/^[56]\.\d+ s$/).first()).toBeVisible();
    await shot('running');
    await page.goto(demoServer.url + racePath(one._id, 'nobody'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shot('missing');
  });
