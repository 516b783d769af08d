import type { Locator, Page } from '@playwright/test';
import { expect, test } from './harness/test.js';

const phone = { width: 390, height: 844 };

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const pathOf = (board: string) => `/leaderboard?category=${encodeURIComponent(board)}`;

test('a tablet has room for the names of the cars beside evidence, votes and time', async ({
  page,
  demoServer,
}) => {
  const MIN_WIDTH_PX = 200;
  for (const width of [768, 991, 992, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(demoServer.url + pathOf('Our Drag Races'));
    const name = rows(page).first().getByRole('heading');
    expect((await name.boundingBox())?.width, `${width} px`).toBeGreaterThan(MIN_WIDTH_PX);
  }
});

test('the tabs of a phone stay below the bar while I scroll', async ({ page, demoServer }) => {
  await page.setViewportSize(phone);
  await page.goto(demoServer.url + pathOf('Our Drag Races'));
  await page.evaluate(() => window.scrollTo(0, 1200));
  const tab = page.getByRole('tab', { name: 'World Facts' });
  await expect(tab).toBeInViewport({ ratio: 1 });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('each row shows its car whole and small, and a press shows it large', async ({ page, demoServer }) => {
  await page.setViewportSize(phone);
  await page.goto(demoServer.url + pathOf('Our Drag Races'));
  const thumbs = page.locator('main li a > img');
  await expect(thumbs).toHaveCount(await rows(page).count());
  const thumb = thumbs.nth(2);
  await thumb.scrollIntoViewIfNeeded();
  await expect.poll(() => thumb.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  expect(await hiddenPartOf(thumb)).toBeLessThan(0.01);
  const [large, small] = await Promise.all([thumbs.first().boundingBox(), thumb.boundingBox()]);
  expect([large?.width, small?.width, small?.height]).toEqual([96, 56, 40]);
  await thumb.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  expect(await hiddenPartOf(dialog.getByRole('img'))).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('an opened row shows the whole car, from nose to tail', async ({ page, demoServer }) => {
  for (const size of [phone, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    await page.goto(`${demoServer.url}${pathOf('Our Drag Races')}`);
    await rows(page).first().getByRole('button', { expanded: false }).click();
    const picture = rows(page)
      .first()
      .getByRole('img', { name: /^Nissan GT-R/ });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await hiddenPartOf(picture)).toBeLessThan(0.01);
  }
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('I see which board, which drivetrain and which row is chosen', async ({ page, demoServer }) => {
    await page.goto(`${demoServer.url}/leaderboard?drivetrain=AWD`);
    const tab = (name: string) => page.getByRole('tab', { name });
    const choice = (name: string) =>
      page
        .locator('label')
        .filter({ has: page.getByRole('radio', { name }) })
        .locator('span');
    expect(await colourBehind(tab('World Facts'))).not.toBe(await colourBehind(tab('Our Drag Races')));
    expect(await colourBehind(choice('AWD'))).not.toBe(await colourBehind(choice('FWD')));
    for (const chosen of [tab('World Facts'), choice('AWD')]) {
      const { color, backgroundColor } = await coloursOf(chosen);
      expect(color).not.toBe(backgroundColor);
    }
    expect(
      await rows(page)
        .first()
        .evaluate((row) => getComputedStyle(row).borderTopStyle),
    ).toBe('solid');
  });

  test('I see which categories are ticked on the submit form', async ({ page, demoServer }) => {
    await page.goto(`${demoServer.url}/submit-times`);
    const [first, second] = ['World Facts', 'Our Drag Races'].map((name) =>
      page.getByRole('checkbox', { name }),
    );
    if (!first || !second) throw new Error('two categories expected');
    const empty = await first.screenshot();
    await first.check();
    await second.focus();
    expect((await first.screenshot()).equals(empty)).toBe(false);
    expect(await first.evaluate((box) => getComputedStyle(box).appearance)).not.toBe('none');
  });
});

/** Fraction of a picture that is cropped by its box, 0 to 1. */
function hiddenPartOf(picture: Locator): Promise<number> {
  return picture.evaluate((image: HTMLImageElement) => {
    if (getComputedStyle(image).objectFit === 'contain') return 0;
    const [own, box] = [image.naturalWidth / image.naturalHeight, image.clientWidth / image.clientHeight];
    return 1 - Math.min(own / box, box / own);
  });
}

function coloursOf(shown: Locator): Promise<{ color: string; backgroundColor: string }> {
  return shown.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { color, backgroundColor };
  });
}

async function colourBehind(shown: Locator): Promise<string> {
  return (await coloursOf(shown)).backgroundColor;
}
