import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.js';
import { comeHome, fakeVideoSites, player, videoCard } from './harness/videos/videos.js';

test('I close the player by its button, beside it and by Escape, and am where I was', async ({
  page,
  demoServer,
}) => {
  await fakeVideoSites(page);
  await page.goto(demoServer.url);
  const opener = videoCard(page, /GR Yaris/);
  const ways = [
    () => player(page).getByRole('button', { name: 'Close video' }).click(),
    () => page.mouse.click(5, 5),
    // Focused explicitly, because the page gets no key events from within the embedded player.
    () => player(page).getByRole('button', { name: 'Close video' }).press('Escape'),
  ];
  for (const leave of ways) {
    await opener.press('Enter');
    await expect(player(page)).toBeVisible();
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocusBehindPlayer(page)).toBe(false);
    }
    await leave();
    await expect(player(page)).toHaveCount(0);
    await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true);
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});

test('only a press beside the player closes it: no double click on the card, no drag out of it', async ({
  page,
  demoServer,
}) => {
  await fakeVideoSites(page);
  await page.goto(demoServer.url);
  // The corner of the card is used, because the open player covers the centre.
  await videoCard(page, /GR Yaris/).scrollIntoViewIfNeeded();
  const card = await videoCard(page, /GR Yaris/).boundingBox();
  if (!card) throw new Error('a card expected');
  await page.mouse.dblclick(card.x + 8, card.y + card.height - 8);
  await expect(player(page)).toBeVisible();
  const title = await player(page).getByRole('heading').boundingBox();
  if (!title) throw new Error('a title expected');
  await page.mouse.move(title.x + 4, title.y + 4);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(player(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.mouse.down();
  await page.mouse.move(title.x + 4, title.y + 4);
  await page.mouse.up();
  await expect(player(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(player(page)).toHaveCount(0);
});

test('Back closes the player and Forward opens it again; closed by its button it leaves no step behind', async ({
  page,
  demoServer,
}) => {
  await fakeVideoSites(page);
  await comeHome(page, demoServer.url);
  await expect(page).toHaveURL(`${demoServer.url}/`);
  const opener = videoCard(page, /GR Yaris/);
  await opener.click();
  await expect(player(page).locator('iframe')).toBeVisible();
  await page.goBack();
  await expect(player(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${demoServer.url}/`);
  await expect(opener).toBeFocused();
  await expect(opener).toBeInViewport();
  await page.goForward();
  await expect(player(page).locator('iframe')).toBeVisible();
  await page.reload();
  await expect(player(page).locator('iframe')).toBeVisible();
  await player(page).getByRole('button', { name: 'Close video' }).click();
  await expect(player(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state.usr)).toBeFalsy();
  await page.goBack();
  await expect(page).toHaveURL(`${demoServer.url}/sponsors`);
});

/** Whether the focus is on an element behind the player. */
function isFocusBehindPlayer(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused !== null && focused !== document.body && !focused.closest('dialog');
  });
}
