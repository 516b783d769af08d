import type { Locator, Page } from '@playwright/test';
import { signInClient } from './harness/sign-in-client.js';
import { expect, test } from './harness/test.js';

test.use({ serviceWorkers: 'block' });

/** Whether a section is at the top of what a visitor sees, below the bar. */
async function expectScrolledTo(section: Locator): Promise<void> {
  await expect
    .poll(async () => Math.abs((await section.boundingBox())?.y ?? Number.POSITIVE_INFINITY))
    .toBeLessThan(140);
}

const support = (page: Page) => page.locator('#support');

test('I find the sections in their order, and the hero takes me on', async ({ page, demoServer }) => {
  const { links, creatorName, badges, hero } = await (
    await page.request.get(`${demoServer.url}/api/site`)
  ).json();
  await page.goto(demoServer.url);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(hero.title);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Featured Cars',
    `Meet ${creatorName}`,
    'Videos',
    `Support ${creatorName}`,
    'Connect',
  ]);
  const top = page.getByRole('main').locator('section').first();
  await expect(top.getByText('Premium Content')).toBeVisible();
  await expect(top.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', links.shop);
  for (const badge of ['5 Years Experience', 'Verified Creator']) {
    expect(badges).toContain(badge);
    await expect(page.getByText(badge)).toBeVisible();
  }
  for (const reason of [
    'Independent Content',
    'Better Equipment',
    'More Adventures',
    'Community Growth',
    'Subscribe',
    'Shop Merchandise',
    'Buy a Coffee',
  ]) {
    await expect(support(page).getByText(reason, { exact: true })).toBeVisible();
  }
  await expect(support(page).getByRole('link', { name: 'Donate Now' })).toHaveAttribute(
    'href',
    links.donation,
  );
  const connect = page.getByRole('region', { name: 'Connect' });
  await expect(connect.getByText('Follow Now')).toHaveCount(2);
  await expect(
    connect.getByRole('heading', { name: 'More Platforms Coming Soon' }).locator('..').getByRole('listitem'),
  ).toHaveCount(3);
  await top.getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page).toHaveURL(`${demoServer.url}/leaderboard`);
});

test('I see six drawn cars, each told in words too, and go on to all cars', async ({ page, demoServer }) => {
  await page.goto(demoServer.url);
  const featured = page.getByRole('region', { name: 'Featured Cars' });
  const pictures = featured.getByRole('img');
  // Once the page has had its first seconds, a picture of all of it shows them too.
  await expect(featured.locator(':has(> img)').last()).toHaveCSS('content-visibility', 'visible');
  await expect(pictures).toHaveCount(6);
  const words = new Set<string>();
  let bytes = 0;
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const address = new URL((await picture.getAttribute('src')) ?? '', page.url()).href;
    const answer = await page.request.get(address);
    expect(answer.headers()['content-type']).toBe('image/svg+xml');
    bytes += (await answer.body()).length;
    words.add((await picture.getAttribute('alt')) ?? '');
  }
  expect(words.size).toBe(6);
  expect(words).not.toContain('');
  // Sharp at every size, and light: all six weigh less than one photograph.
  expect(bytes).toBeLessThan(150_000);
  await featured.getByRole('link', { name: 'View All Cars' }).click();
  await expect(page).toHaveURL(`${demoServer.url}/leaderboard`);
});

test('Live Now shows only while the creator is live, and leads to the channel', async ({
  page,
  emptyServer,
}) => {
  await page.goto(emptyServer.url);
  await expect(page.getByText('Live Now')).toHaveCount(0);
  const { site } = await signInClient(emptyServer.url);
  const profile = await site.read();
  try {
    await site.update({ ...profile, live: true });
    await page.reload();
    await expect(page.getByRole('link', { name: 'Live Now' })).toHaveAttribute('href', profile.links.channel);
  } finally {
    await site.update(profile);
  }
  await page.reload();
  await expect(page.getByText('Live Now')).toHaveCount(0);
});

test('Support Us, a link to #support and navigation state all bring me to the support section', async ({
  page,
  demoServer,
}) => {
  await page.goto(demoServer.url);
  await page.getByRole('link', { name: 'Support Us' }).click();
  await expectScrolledTo(support(page));

  await page.goto(`${demoServer.url}/sponsors`);
  await page.goto(`${demoServer.url}/#support`);
  await expectScrolledTo(support(page));

  await page.goto(`${demoServer.url}/sponsors`);
  // As the router keeps it: what another page of this site asked for.
  await page.evaluate(() =>
    history.replaceState({ usr: { scrollTo: 'support' }, key: 'k', idx: 0 }, '', '/'),
  );
  await page.reload();
  await expectScrolledTo(support(page));
});

test('who asked for less motion is brought there at once, and nothing else moves', async ({
  page,
  demoServer,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(demoServer.url);
  await page.getByRole('link', { name: 'Support Us' }).click();
  expect(Math.abs((await support(page).boundingBox())?.y ?? 9999)).toBeLessThan(140);
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(moving).toBe(0);
});
