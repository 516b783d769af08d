import { apiRoutes, type Entry } from '@quartermile/core/domain';
import { racePath } from '../src/features/race/race-path.js';
import { findBarriers } from './harness/barriers.js';
import { expect, test } from './harness/test.js';

async function entryOf(origin: string, name: string): Promise<Entry> {
  const list = await fetch(`${origin}${apiRoutes.leaderboard.list}?category=Our+Drag+Races`);
  const entry = ((await list.json()) as Entry[]).find(({ car }) => car.name?.startsWith(name));
  if (!entry) throw new Error(`The board has no ${name}.`);
  return entry;
}

test('I choose two cars of the board and watch them race', async ({ page, demoServer }) => {
  const gtr = await entryOf(demoServer.url, 'Nissan GT-R');
  await page.goto(`${demoServer.url}/leaderboard/${gtr._id}`);
  await page.getByRole('link', { name: 'Race', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who should Nissan GT-R (R35) race?');
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('link', { name: /VW Citi Golf 20V Turbo/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Nissan GT-R (R35) vs VW Citi Golf 20V Turbo',
  );
  expect(await findBarriers(page)).toEqual([]);
  const strip = page.getByRole('region', { name: 'The race' });
  const result = page.getByText(/^Nissan GT-R \(R35\) wins by 0\.798 s, about \d+ m$/);
  await expect(result).toBeHidden();
  await expect(page.getByRole('table')).toHaveCount(0);
  await strip.getByRole('button', { name: 'Start the race' }).click();
  const car = strip.getByRole('listitem').first().getByRole('presentation');
  const start = (await car.boundingBox())?.x ?? 0;
  await expect.poll(async () => ((await car.boundingBox())?.x ?? 0) - start).toBeGreaterThan(100);
  await expect(strip.getByRole('button', { name: 'Race again' })).toBeVisible({ timeout: 20_000 });
  await expect(strip.getByText('9.412 s')).toBeVisible();
  await expect(strip.getByText('10.210 s')).toBeVisible();
  await expect(result).toBeVisible();
  const loser = strip.getByRole('listitem').last().getByRole('presentation');
  expect((await car.boundingBox())?.x).toBeGreaterThan(((await loser.boundingBox())?.x ?? 0) + 20);
});

test('the link of a race has a picture of its own, and search engines leave it out', async ({
  page,
  demoServer,
}) => {
  const [one, other] = [await entryOf(demoServer.url, 'Nissan'), await entryOf(demoServer.url, 'Audi RS3')];
  await page.goto(demoServer.url + racePath(one._id, other._id));
  await expect(page).toHaveTitle(/^Nissan GT-R \(R35\) vs Audi RS3/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await page.request.get(demoServer.url + new URL(picture ?? '').pathname);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a race is a table', async ({ page, demoServer }) => {
    const [one, other] = [await entryOf(demoServer.url, 'Nissan'), await entryOf(demoServer.url, 'Audi RS3')];
    await page.goto(demoServer.url + racePath(one._id, other._id));
    await expect(page.getByRole('table', { name: 'The runs' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start the race' })).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('I choose two cars, and read who wins', async ({ page, demoServer }) => {
    const gtr = await entryOf(demoServer.url, 'Nissan GT-R');
    await page.goto(demoServer.url + racePath(gtr._id));
    await page.getByRole('link', { name: /Audi RS3/ }).click();
    await expect(page.getByText('Nissan GT-R (R35) wins by 1.428 s')).toBeVisible();
    await expect(page.getByRole('table', { name: 'The runs' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start the race' })).toBeHidden();
    await page.getByRole('link', { name: 'Swap lanes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Audi RS3.* vs Nissan/);
  });
});
