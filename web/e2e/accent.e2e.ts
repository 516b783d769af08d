import type { Page } from '@playwright/test';
import { accentTones, embedRoutes } from '@quartermile/core/domain';
import { signInClient } from './harness/sign-in-client.js';
import { expect, test } from './harness/test.js';

const ACCENT = '#2266dd';
const { dark } = accentTones(ACCENT);

/** A custom property of the document, as a colour code. */
const variable = (page: Page, name: string) =>
  page.evaluate((of) => getComputedStyle(document.documentElement).getPropertyValue(of), name);

test('pages have the accent of the site, and a policy that allows its style', async ({
  page,
  demoServer,
  refused,
}) => {
  const client = await signInClient(demoServer.url);
  const read = async (path: string) => {
    const response = await page.request.get(demoServer.url + path);
    return { html: await response.text(), policy: response.headers()['content-security-policy'] ?? '' };
  };
  const before = await read('/');
  expect(before.html).not.toContain('<style>html:root');
  try {
    await client.site.update({ accent: ACCENT });
    const after = await read('/');
    expect(after.html).toContain('<style>html:root');
    expect(after.policy.match(/'sha256-/g)?.length).toBe((before.policy.match(/'sha256-/g)?.length ?? 0) + 1);
    for (const path of ['/', '/leaderboard', '/nowhere', '/admin-login']) {
      await page.goto(demoServer.url + path, { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(true);
      expect(await variable(page, '--qm-accent-text'), path).toBe(dark.accentText);
    }
    // Text on the filled button, which Mantine would compute from amber.
    await expect(page.locator('button[type=submit]')).toHaveCSS('color', 'rgb(255, 255, 255)');
    await page.goto(`${demoServer.url}${embedRoutes.leaderboard}?theme=dark`);
    expect(await variable(page, '--accent')).toBe(dark.accentText);
    expect(refused).toEqual([]);
  } finally {
    await client.site.update({ accent: null });
  }
  expect((await read('/')).html).toBe(before.html);
});
