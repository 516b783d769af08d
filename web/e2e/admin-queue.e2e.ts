import type { Locator, Page } from '@playwright/test';
import { apiRoutes, type SlipReadings, UNDO_MS } from '@quartermile/core/domain';
import { buildSlipValue } from '@quartermile/core/testing';
import sharp from 'sharp';
import { card, expect, openTab, test } from './harness/dashboard.js';

// A trace would take a snapshot of the long queue for each key press.
test.use({ ownClock: true, trace: 'off' });
test.beforeEach(({ api }) => api.clearCars());

/** A drawn timing slip as a data URL: portrait, with the quarter mile in its last line. */
async function drawSlip(quarterMile: string): Promise<string> {
  const lines = ['TARLTON', '60 FT   1.912', '330   5.332', '1/8 MI   8.114', `1/4 MI   ${quarterMile}`];
  const rows = lines.map((line, place) => `<text x="40" y="${120 + place * 190}">${line}</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="1000" font-family="monospace" font-size="64"><rect width="700" height="1000" fill="#f4f1e6"/>${rows}<rect x="20" y="960" width="660" height="20" fill="#c00"/></svg>`;
  return `data:image/png;base64,${(await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64')}`;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const box = async (locator: Locator) => {
    const found = await locator.boundingBox();
    if (!found) throw new Error('There is nothing to measure.');
    return { ...found, right: found.x + found.width, bottom: found.y + found.height };
  };

  /** Replaces what the server reads from the proofs. */
  const serveReading = (page: Page, value: string) =>
    page.route(`**${apiRoutes.cars.slipReadings}`, async (route) => {
      const { readings } = (await (await route.fetch()).json()) as SlipReadings;
      const read = readings.map((one) => ({ ...one, state: 'read', values: [buildSlipValue({ value })] }));
      await route.fulfill({ json: { isOn: true, readings: read } });
    });

  test('a car is one screen: times, the proof, boards, and two large buttons below all of them', async ({
    dashboard: page,
    api,
  }) => {
    const proofImage = await drawSlip('12.300');
    for (const name of ['Alpha', 'Bravo'])
      await api.submit({ name, time: '12.3', proofImage, requestedCategories: ['Our Drag Races'] });
    await serveReading(page, '12.300');
    await page.reload();
    await openTab(page, 'Pending Submissions');
    const alpha = card(page, 'Alpha');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(alpha.getByText('1 of 2')).toBeVisible();
    await expect(alpha.getByText(/^12\.300s$/)).toBeVisible();
    const proof = alpha.getByRole('img', { name: 'Proof of time' });
    const [approve, reject] = ['Approve', 'Reject'].map((name) => alpha.getByRole('button', { name }));
    if (!approve || !reject) throw new Error('There are no buttons.');

    expect((await box(proof)).height).toBeGreaterThanOrEqual(380);
    await expect(proof).toHaveCSS('object-fit', 'contain');
    const foot = await box(approve);
    const chips = await alpha
      .getByRole('group', { name: 'Categories for Alpha' })
      .getByRole('checkbox')
      .all();
    for (const shown of [
      alpha.getByRole('heading', { name: 'Alpha' }),
      alpha.getByText(/^12\.3s$/),
      proof,
      ...chips,
    ])
      expect((await box(shown)).bottom).toBeLessThanOrEqual(foot.y);
    expect(new Set(await Promise.all(chips.map(async (chip) => Math.round((await box(chip)).y)))).size).toBe(
      1,
    );
    for (const button of [approve, reject]) {
      const { height, width, bottom } = await box(button);
      expect(height).toBeGreaterThanOrEqual(56);
      expect(width).toBeGreaterThanOrEqual(140);
      expect(bottom).toBeLessThanOrEqual(844);
    }
    // No hints about keys.
    await expect(page.locator('kbd:visible')).toHaveCount(0);

    // A tap enlarges the proof, and shows it whole again.
    const { x, y } = await box(proof);
    const view = proof.locator('..');
    await page.touchscreen.tap(x + 100, y + 200);
    await expect(view).toHaveAttribute('style', /scale\(2\.25\)/);
    await page.touchscreen.tap(x + 100, y + 200);
    await expect(view).toHaveAttribute('style', /scale\(1\)/);

    await approve.tap();
    await card(page, 'Bravo').getByRole('button', { name: 'Reject' }).tap();
    await expect(page.getByRole('dialog', { name: 'Reject Bravo' })).toBeVisible();
    await expect(page.locator('kbd:visible')).toHaveCount(0);
    await page.getByRole('button', { name: 'Reject car' }).tap();
    await expect(page.getByRole('status').filter({ hasText: '1 approved, 1 rejected' })).toBeVisible();
    await expect(page.getByText('(u)')).toBeHidden();
    await page.clock.runFor(UNDO_MS);
    await expect.poll(() => api.categoriesOf('Alpha')).toEqual(['Our Drag Races']);
    await expect.poll(() => api.pending()).toEqual([]);
  });

  test('the message of a decision is at the top, and covers none of the next car', async ({
    dashboard: page,
    api,
  }) => {
    for (const name of ['Alpha', 'Bravo'])
      await api.submit({ name, requestedCategories: ['Our Drag Races'] });
    await openTab(page, 'Pending Submissions');
    await card(page, 'Alpha').getByRole('button', { name: 'Approve' }).tap();
    const undo = await box(page.getByRole('button', { name: 'Undo' }));
    expect(undo.bottom).toBeLessThan((await box(card(page, 'Bravo'))).y);
  });
});

test('nine cars are in a window of 900 px, beside the opened one, whose buttons stay in their place', async ({
  dashboard: page,
  api,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (let nth = 1; nth <= 10; nth++)
    await api.submit({ name: `Car ${nth}`, requestedCategories: ['Our Drag Races'] });
  await openTab(page, 'Pending Submissions');
  await expect(page.getByRole('article')).toHaveCount(10);
  const bottoms = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect().bottom));
  expect(bottoms.filter((bottom) => bottom <= 900).length).toBeGreaterThanOrEqual(9);
  const opened = (name: string) => page.getByRole('region', { name: `${name}, opened` });
  const anyOpened = page.getByRole('region', { name: /, opened$/ });
  const place = () => anyOpened.getByRole('button', { name: 'Approve' }).boundingBox();
  const before = await place();
  await page.keyboard.press('j');
  await expect(opened('Car 2')).toBeVisible();
  expect(await place()).toEqual(before);
});

for (const width of [768, 992])
  test(`the buttons of a decision have room for their words, and the proof has half of the card, on a window of ${width} px`, async ({
    dashboard: page,
    api,
  }) => {
    await page.setViewportSize({ width, height: 1024 });
    await api.submit({ name: 'Alpha', requestedCategories: ['Our Drag Races'] });
    await openTab(page, 'Pending Submissions');
    for (const name of ['Approve', 'Reject']) {
      const button = card(page, 'Alpha').getByRole('button', { name });
      await expect(button).toBeVisible();
      expect(await button.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBeLessThanOrEqual(0);
    }
    const proof = await card(page, 'Alpha').getByRole('img', { name: 'Proof of time' }).boundingBox();
    expect(proof?.width).toBeGreaterThan(200);
  });
