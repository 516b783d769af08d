import type { Locator, Page } from '@playwright/test';
import { signInClient } from './harness/sign-in-client.js';
import { expect, test } from './harness/test.js';
import { fakeVideoSites, player, videoCard } from './harness/videos/videos.js';

/** Expects a section at the top of the viewport, below the bar. */
async function expectScrolledTo(section: Locator): Promise<void> {
  await expect
    .poll(async () => Math.abs((await section.boundingBox())?.y ?? Number.POSITIVE_INFINITY))
    .toBeLessThan(140);
}

const support = (page: Page) => page.locator('#support');

test('Support Us, a link to #support and navigation state all bring me to the support section', async ({
  page,
  demoServer,
}) => {
  await page.goto(demoServer.url);
  await page.getByRole('link', { name: 'Support Us' }).click();
  await expectScrolledTo(support(page));
  await expect(support(page)).toBeFocused();
  await expect(support(page)).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(support(page).getByRole('link').first()).toBeFocused();

  await page.goto(`${demoServer.url}/sponsors`);
  await page.goto(`${demoServer.url}/#support`);
  await expectScrolledTo(support(page));

  await page.goto(`${demoServer.url}/sponsors`);
  // The navigation state that the router stores when another page links to the section.
  await page.evaluate(() =>
    history.replaceState({ usr: { scrollTo: 'support' }, key: 'k', idx: 0 }, '', '/'),
  );
  await page.reload();
  await expectScrolledTo(support(page));
  await expect(support(page)).toBeFocused();
});

test('a section is the target of its address; the button of About glides to Support', async ({
  page,
  demoServer,
}) => {
  for (const [id, heading] of [
    ['videos', 'Videos'],
    ['about', /^Meet/],
  ] as const) {
    await page.goto(`${demoServer.url}/sponsors`);
    await page.goto(`${demoServer.url}/#${id}`);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
  }
  await page.locator('#about').getByRole('link', { name: 'Support', exact: true }).click();
  await expectScrolledTo(support(page));
  await expect(support(page)).toBeFocused();
});

test('the page holds still behind a video', async ({ page, demoServer }) => {
  await fakeVideoSites(page);
  await page.goto(demoServer.url);
  const card = videoCard(page, /Golf 7\.5 R vs M140i/);
  await card.click();
  await expect(player(page)).toBeVisible();
  const top = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN);
  const before = await top();
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('Escape');
  await expect(player(page)).toHaveCount(0);
  // Chromium drops a wheel event while it still handles the previous one, so the event is repeated until it scrolls.
  await expect(async () => {
    await page.mouse.wheel(0, 50);
    expect(await top()).toBeLessThan(before);
  }).toPass();
  expect(await top()).toBeGreaterThan(before - 500);
});

test('however long its title is, the hero shows its buttons whole on the first screen', async ({
  page,
  emptyServer,
}) => {
  const { site } = await signInClient(emptyServer.url);
  const profile = await site.read();
  const words = 'Every street car in the country and what it runs over the quarter mile '.repeat(3);
  try {
    for (const title of [profile.hero.title, words.slice(0, 50).trim(), words.slice(0, 200).trim()]) {
      await site.update({ ...profile, hero: { ...profile.hero, title } });
      for (const [width, height] of [
        [320, 700],
        [390, 844],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(emptyServer.url);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expectButtonsWhole(page.getByRole('main').locator('section').first(), height);
      }
    }
  } finally {
    await site.update(profile);
  }
});

/** Expects all buttons of the hero within the first screen of a height in px, without clipped text. */
async function expectButtonsWhole(hero: Locator, height: number): Promise<void> {
  for (const name of ['Shop Now', 'Leaderboard', 'Support Us']) {
    const button = hero.getByRole('link', { name });
    const box = await button.boundingBox();
    expect(box && box.y + box.height, name).toBeLessThanOrEqual(height);
    const text = await button.getByText(name).boundingBox();
    expect(text && box && text.x + text.width - box.x - box.width, name).toBeLessThan(0);
    const sign = await button.locator('svg').boundingBox();
    expect(sign && box && box.x - sign.x, name).toBeLessThan(0);
  }
}

test('who asked for less motion is brought there at once, and nothing else moves', async ({
  page,
  demoServer,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(demoServer.url);
  await page.getByRole('link', { name: 'Support Us' }).click();
  expect(Math.abs((await support(page).boundingBox())?.y ?? 9999)).toBeLessThan(140);
  // The theme shortens transitions to 0.01 ms, which are still listed until the next frame.
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== 0.01,
        ).length,
  );
  expect(moving).toBe(0);
});

test('on a phone a video is on the first screen, has an address, and the page is short', async ({
  page,
  demoServer,
}) => {
  await fakeVideoSites(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(demoServer.url);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5000);
  const video = page.locator('#hero').getByRole('link', { name: /^Play/ });
  const picture = await video.locator('img').boundingBox();
  expect(picture && picture.y + picture.height).toBeLessThanOrEqual(600);
  await video.click();
  await expect(player(page)).toBeVisible();
  await expect(page).toHaveURL(/\/\?video=[\w-]+$/);
  const address = page.url();
  await page.goto(`${demoServer.url}/sponsors`);
  await page.goto(address);
  await expect(player(page)).toBeVisible();
  await player(page).getByRole('button', { name: 'Close video' }).click();
  await expect(page).toHaveURL(`${demoServer.url}/`);
});
