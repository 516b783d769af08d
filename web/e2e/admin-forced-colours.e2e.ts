import type { Locator } from '@playwright/test';
import { expect, openTab, test } from './harness/desk.js';

// Windows' contrast themes are dark more often than not, and drawings keep their colour.
test.use({ colorScheme: 'dark', forcedColors: 'active', serviceWorkers: 'block' });

/** What of an element remains to be seen: its background, outline and, for a tick, its drawing. */
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

/** Expects that a selected element can be told from one that is not. */
async function expectSelected(selected: Locator, other: Locator): Promise<void> {
  const [one, two] = [await looks(selected), await looks(other)];
  expect([one.background, one.outline]).not.toEqual([two.background, two.outline]);
  if (one.drawing) expect(one.drawing).not.toBe(one.background);
}

test('the open tab and the ticked categories of the review queue show in forced colours', async ({
  desk,
  api,
}) => {
  await api.submit({ name: 'Forced One', requestedCategories: ['Our Drag Races'] });
  await api.submit({ name: 'Forced Two' });
  await openTab(desk, 'Pending Submissions');
  await expectSelected(
    desk.getByRole('tab', { selected: true }),
    desk.getByRole('tab', { name: 'Edit Approved Cars' }),
  );
  const card = desk.getByRole('article', { name: 'Forced One' });
  await card.getByLabel('World Facts').check();
  await card.getByLabel('Votes by Viewers').uncheck();
  await expectSelected(card.getByLabel('World Facts'), card.getByLabel('Votes by Viewers'));
  await desk.keyboard.press('j');
  await expect(desk.locator('article[aria-current=true]')).toHaveCount(1);
  await expectSelected(
    desk.locator('article[aria-current=true]'),
    desk.locator('article:not([aria-current=true])').first(),
  );
  await api.clearCars();
});

test('the display and the cards that are ticked show in forced colours', async ({ desk, api }) => {
  for (const name of ['First sponsor', 'Second sponsor']) await api.addSponsor(name);
  await openTab(desk, 'Sponsor Management');
  await desk.getByRole('checkbox', { name: /First sponsor/ }).check();
  await expectSelected(
    desk.getByRole('article', { name: 'First sponsor' }),
    desk.getByRole('article', { name: 'Second sponsor' }),
  );
  await openTab(desk, 'Newsletter');
  const filter = desk.getByRole('main').getByRole('button', { pressed: true }).first();
  await expectSelected(filter, desk.getByRole('main').getByRole('button', { pressed: false }).first());
  await openTab(desk, 'Site');
  const live = desk.getByRole('switch').first();
  const track = live.locator('xpath=following-sibling::*[1]');
  const before = await looks(track);
  await live.click({ force: true });
  expect(await looks(track)).not.toEqual(before);
});
