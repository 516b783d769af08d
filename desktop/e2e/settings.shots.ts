import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { changeSetting, openSettings } from './harness/settings.js';
import { connect, expect, logIn, test } from './harness/test.js';
import { provideTray } from './harness/tray.js';

const SIZE = { width: 1280, height: 800 } as const;

/** Screenshots of the settings for visual review. */
for (const colorScheme of ['dark', 'light'] as const) {
  test(`settings in the ${colorScheme} scheme`, async ({ launchDesktop, server, userData }) => {
    const takeAway = await provideTray();
    const desktop = await launchDesktop({ colorScheme });
    const page = await desktop.firstWindow();
    await page.setViewportSize(SIZE);
    await connect(page, server.url);
    await logIn(page);
    await openSettings(desktop, page);
    const take = (name: string) =>
      page.screenshot({ path: `shots/${name}-${colorScheme}.png`, animations: 'disabled' });
    await take('settings');
    await mkdir(join(userData, 'settings.json'));
    await changeSetting(page, 'Do not disturb', true);
    await expect(page.getByRole('alert')).toBeVisible();
    await take('settings-failure');
    await takeAway();
  });
}
