import type { Locator } from '@playwright/test';
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

  test('the proof is first and whole, and two large buttons decide without covering it', async ({
    dashboard: page,
    api,
  }) => {
    for (const name of ['Alpha', 'Bravo']) {
      await api.submit({ name, proofImage: await drawSlip('12.61'), requestedCategories: ['World Facts'] });
    }
    await openTab(page, 'Pending Submissions');
    const alpha = card(page, 'Alpha');
    const proof = alpha.getByRole('img', { name: 'Proof of time' });
    await expect(proof).toBeVisible();
    await expect(proof).toHaveCSS('object-fit', 'contain');
    const [approve, reject] = ['Approve', 'Reject'].map((name) => alpha.getByRole('button', { name }));
    if (!approve || !reject) throw new Error('There are no buttons.');

    // Wherever the page is scrolled to, the buttons are below the proof.
    for (const y of [0, 60, 120, 240]) {
      await page.evaluate((top) => scrollTo(0, top), y);
      const [slip, go] = [await box(proof), await box(approve)];
      expect(go.y).toBeGreaterThanOrEqual(slip.bottom);
    }
    // They stay at the bottom of the screen, within reach of a thumb.
    await proof.evaluate((image) => scrollBy(0, image.getBoundingClientRect().top - 80));
    const slip = await box(proof);
    for (const button of [approve, reject]) {
      const { height, width, bottom, y } = await box(button);
      expect(height).toBeGreaterThanOrEqual(56);
      expect(width).toBeGreaterThanOrEqual(140);
      expect(bottom).toBeLessThanOrEqual(844);
      expect(y).toBeGreaterThan(700);
    }
    expect(slip.y).toBeLessThan((await box(alpha.getByRole('img', { name: 'Car image' }))).y);
    expect(slip.y).toBeLessThan((await box(alpha.getByRole('heading', { name: 'Alpha' }))).y);
    expect(slip.width).toBeGreaterThan(300);

    // At the end of the card they cover nothing: chips in one row, then the other buttons, then these two.
    await alpha.getByRole('button', { name: 'Details of Alpha' }).scrollIntoViewIfNeeded();
    await alpha.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom - innerHeight));
    const chips = await Promise.all(
      (await alpha.getByRole('checkbox').all()).slice(1).map((chip) => box(chip)),
    );
    expect(new Set(chips.map(({ y }) => Math.round(y))).size).toBe(1);
    const details = await box(alpha.getByRole('button', { name: 'Details of Alpha' }));
    expect(details.y).toBeGreaterThan(chips[0]?.bottom ?? 0);
    expect((await box(approve)).y).toBeGreaterThanOrEqual(details.bottom);

    // No hints about keys.
    await expect(page.locator('kbd:visible')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeHidden();
    await approve.tap();
    await card(page, 'Bravo').getByRole('button', { name: 'Reject' }).tap();
    await expect(page.getByRole('dialog', { name: 'Reject Bravo' })).toBeVisible();
    await expect(page.locator('kbd:visible')).toHaveCount(0);
    await page.getByRole('button', { name: 'Reject car' }).tap();
    await expect(page.getByRole('status').filter({ hasText: '1 approved, 1 rejected' })).toBeVisible();
    await expect(page.getByText('(u)')).toBeHidden();
    await page.clock.runFor(UNDO_MS);
    await expect.poll(() => api.categoriesOf('Alpha')).toEqual(['World Facts']);
    await expect.poll(() => api.pending()).toEqual([]);
  });

  test('the bar of the two buttons covers neither the claimed time nor what the slip reads', async ({
    dashboard: page,
    api,
  }) => {
    const note = 'Another run of the same evening, sent by its driver with all that is known about it.';
    for (const name of ['Alpha', 'Bravo']) await api.submit({ name, time: '12.3', description: note });
    await page.route(`**${apiRoutes.cars.slipReadings}`, async (route) => {
      const { readings } = (await (await route.fetch()).json()) as SlipReadings;
      const values = [buildSlipValue({ value: '12.700' })];
      const read = readings.map((reading) => ({ ...reading, state: 'read', values }));
      await route.fulfill({ json: { isOn: true, readings: read } });
    });
    await page.reload();
    await openTab(page, 'Pending Submissions');
    const bravo = card(page, 'Bravo');
    const approve = bravo.getByRole('button', { name: 'Approve' });
    const compared = [bravo.getByText(/^12\.3s$/), bravo.getByText('12.700 s')];
    await expect(compared[1] ?? approve).toBeVisible();
    const top = await bravo.evaluate((one) => one.getBoundingClientRect().top + scrollY);

    // Wherever the page is scrolled to while the card is read, from its first line to its last.
    for (let y = top - 700; y < top + 700; y += 50) {
      await page.evaluate((to) => scrollTo(0, to), y);
      const bar = await box(approve);
      for (const line of compared) expect((await box(line)).bottom).toBeLessThanOrEqual(bar.y);
    }

    await bravo.getByRole('button', { name: 'Details of Bravo' }).tap();
    const details = page.getByRole('dialog', { name: 'Car Details' });
    const foot = await box(details.getByRole('group', { name: 'Categories for Bravo' }));
    for (const line of [details.getByText(/^12\.3s$/), details.getByText('12.700 s on the slip')])
      expect((await box(line)).bottom).toBeLessThanOrEqual(foot.y);
  });
});
