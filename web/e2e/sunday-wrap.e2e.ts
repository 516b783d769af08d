import { readFile } from 'node:fs/promises';
import { findBarriers } from './harness/barriers.js';
import { notification, openTab, test } from './harness/dashboard.js';
import { expect } from './harness/test.js';

/** Width and height in the header of a PNG (PNG specification, section 11.2.2). */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

test('I make a draft of the week, look at it, copy it for WhatsApp, and save it as a picture', async ({
  dashboard: page,
  api,
}) => {
  await api.clearCars();
  await api.approve({ name: 'Golf R', owner: 'Lerato', time: '11.82' }, 'Our Drag Races');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTab(page, 'Newsletter');
  await page.getByRole('button', { name: 'Newsletters', exact: true }).click();
  await page.getByRole('button', { name: 'Sunday wrap' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sunday wrap' });
  await expect(dialog.getByRole('heading', { name: 'New leaders' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Golf R' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'WhatsApp', exact: true }).click();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  const message = await page.evaluate(() => navigator.clipboard.readText());
  expect(message).toContain('Golf R (Lerato) leads Our Drag Races with 11.82 s.');
  await expect(dialog.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(message)}`,
  );
  expect(await findBarriers(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'Picture', exact: true }).click();
  await expect(dialog.getByRole('img', { name: /^The wrap of the week/ })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download picture' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^sunday-wrap-\d{4}-\d{2}-\d{2}\.png$/);
  expect(sizeOf(await readFile(await download.path()))).toEqual({ width: 1080, height: 1920 });

  await dialog.getByRole('button', { name: 'Newsletter', exact: true }).click();
  await dialog.getByRole('button', { name: 'Make draft' }).click();
  await expect(notification(page, 'Draft saved.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('listitem', { name: /^Sunday wrap, / });
  await row.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: /^Preview of Sunday wrap, / });
  await expect(preview.getByRole('heading', { name: 'New leaders' })).toBeVisible();
});
