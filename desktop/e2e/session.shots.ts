import { connect, expect, logIn, test } from './harness/test.js';

const WARNED_AFTER_MS = 18 * 60_000;

/** Screenshot of the session warning for visual review. */
for (const colorScheme of ['dark', 'light'] as const) {
  test(`the session warning in the ${colorScheme} scheme`, async ({ launchDesktop, server }) => {
    const page = await (await launchDesktop({ colorScheme })).firstWindow();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.clock.install();
    await connect(page, server.url);
    await logIn(page);
    await page.clock.fastForward(WARNED_AFTER_MS);
    await expect(page.getByText('Session Expiring Soon!')).toBeVisible();
    await page.clock.runFor(1000);
    await page.screenshot({ path: `shots/session-warning-${colorScheme}.png`, animations: 'disabled' });
  });
}
