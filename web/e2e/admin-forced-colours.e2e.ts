import type { Locator } from '@playwright/test';
import { expect, openTab, test } from './harness/dashboard.js';

// Most Windows contrast themes are dark. Forced colours do not change the colours of SVG drawings.
test.use({ colorScheme: 'dark', forcedColors: 'active' });

/** The styles that remain visible in forced colours: background, outline and the colour of a checkbox tick. */
const looks = (element: Locator): Promise<Record<string, string>> =>
  element.evaluate((node) => {
    const style = getComputedStyle(node);
    const drawing = node.parentElement?.querySelector(':scope > svg');
    return {
      background: style.backgroundColor,
      outline: style.outlineStyle === 'none' ? 'none' : `${style.outlineWidth} ${style.outlineColor}`,
      ...(drawing && { drawing: getComputedStyle(drawing).color }),
    };
  });

/** Expects that a selected and an unselected element come to differ visibly. */
async function expectSelected(selected: Locator, other: Locator): Promise<void> {
  await expect(async () => {
    const [one, two] = [await looks(selected), await looks(other)];
    expect([one.background, one.outline]).not.toEqual([two.background, two.outline]);
    if (one.drawing) expect(one.drawing).not.toBe(one.background);
  }).toPass({ timeout: 15_000 });
}

test('the open tab and the ticked categories of the review queue show in forced colours', async ({
  dashboard,
  api,
}) => {
  await api.submit({ name: 'Forced One', requestedCategories: ['Our Drag Races'] });
  await api.submit({ name: 'Forced Two' });
  await openTab(dashboard, 'Pending Submissions');
  await expectSelected(
    dashboard.getByRole('tab', { selected: true }),
    dashboard.getByRole('tab', { name: 'Edit Approved Cars' }),
  );
  const card = dashboard.getByRole('article', { name: 'Forced One' });
  await card.getByLabel('World Facts').check();
  await card.getByLabel('Votes by Viewers').uncheck();
  await expectSelected(card.getByLabel('World Facts'), card.getByLabel('Votes by Viewers'));
  await dashboard.keyboard.press('j');
  await expect(dashboard.locator('article[aria-current=true]')).toHaveCount(1);
  await expectSelected(
    dashboard.locator('article[aria-current=true]'),
    dashboard.locator('article:not([aria-current=true])').first(),
  );
  await api.clearCars();
});

test('the display and the cards that are ticked show in forced colours', async ({ dashboard, api }) => {
  for (const name of ['First sponsor', 'Second sponsor']) await api.addSponsor(name);
  await openTab(dashboard, 'Sponsor Management');
  await dashboard.getByRole('checkbox', { name: /First sponsor/ }).check();
  await expectSelected(
    dashboard.getByRole('article', { name: 'First sponsor' }),
    dashboard.getByRole('article', { name: 'Second sponsor' }),
  );
  await openTab(dashboard, 'Newsletter');
  const filter = dashboard.getByRole('main').getByRole('button', { pressed: true }).first();
  await expectSelected(filter, dashboard.getByRole('main').getByRole('button', { pressed: false }).first());
  await openTab(dashboard, 'Site');
  const live = dashboard.getByRole('switch').first();
  const track = live.locator('xpath=following-sibling::*[1]');
  const before = await looks(track);
  await track.click();
  await expect.poll(() => looks(track)).not.toEqual(before);
});
