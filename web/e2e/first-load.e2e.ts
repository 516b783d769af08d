import type { Response } from '@playwright/test';
import { PUBLIC_PAGES } from '../bench/public-pages.js';
import { expect, test } from './harness/test.js';

/** Sentences that appear only in the dashboard. */
const OF_THE_DASHBOARD = /All submissions reviewed|Session Expiring Soon/;

const pages = ['/', '/leaderboard', '/submit-times', '/sponsors', '/events'];

test('I see a page before its scripts are asked for, those of most code as files of their own', async ({
  page,
  demoServer,
}) => {
  await page.goto(demoServer.url, { waitUntil: 'networkidle' });
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByType('paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    asked: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
  }));
  for (const name of ['react', 'router', 'every-page'])
    expect(asked.filter((script) => script.name.includes(`/assets/${name}-`))).toHaveLength(1);
  for (const { startTime } of asked) expect(startTime).toBeGreaterThanOrEqual(painted);
});

for (const path of pages) {
  test(`${path} loads from this site within its policy, stands still, has its styles once, and needs no code of forms and dashboard`, async ({
    page,
    demoServer,
  }) => {
    const elsewhere: string[] = [];
    const refused: string[] = [];
    const scripts: Promise<string>[] = [];
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(demoServer.url))
        elsewhere.push(request.url());
    });
    page.on('console', (message) => {
      if (message.type() === 'error') refused.push(message.text());
    });
    const read = (response: Response): void => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    };
    page.on('response', read);
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`refused: ${violatedDirective} ${blockedURI}`),
      );
      for (const began of ['animationstart', 'transitionrun'] as const)
        document.addEventListener(began, ({ target }) => {
          const moving = target instanceof Element ? target.outerHTML : String(target);
          sessionStorage.setItem('moved', `${sessionStorage.getItem('moved') ?? ''}${began} ${moving}`);
        });
    });
    await page.goto(demoServer.url + path, { waitUntil: 'networkidle' });
    // Responses that arrive while the test ends can no longer be read.
    page.off('response', read);
    expect(await page.evaluate(() => sessionStorage.getItem('moved'))).toBeNull();
    expect(elsewhere).toEqual([]);
    expect(refused).toEqual([]);
    // Each style sheet with fonts is applied once, also after the code that is loaded later.
    const faces = await page.evaluate(() =>
      [...document.fonts].map(({ family, weight, unicodeRange }) => `${family} ${weight} ${unicodeRange}`),
    );
    expect(faces).toEqual([...new Set(faces)]);
    const code = await Promise.all(scripts);
    expect(code.length).toBeGreaterThan(3);
    expect(code.join('').length).toBeGreaterThan(100_000);
    // `ZodError` is the name of zod's error class, so only scripts with validation code contain it.
    expect(code.filter((script) => script.includes('ZodError'))).toEqual([]);
    expect(code.filter((script) => OF_THE_DASHBOARD.test(script))).toEqual([]);
  });
}

for (const path of PUBLIC_PAGES) {
  test(`${path} needs at most two style sheets before its first paint`, async ({ demoServer }) => {
    const html = await (await fetch(demoServer.url + path)).text();
    const sheets = html.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? [];
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.length, sheets.join('\n')).toBeLessThanOrEqual(path === '/segments' ? 3 : 2);
  });
}

for (const [name, failure] of [
  ['Home', 'Failed to load videos'],
  ['Leaderboard', 'Could not load leaderboard.'],
  ['Sponsors', 'Failed to load sponsors'],
  ['Upcoming Events', 'Failed to fetch events'],
] as const) {
  test(`I see ${name} say what is missing when the code that asks for it does not come`, async ({
    page,
    demoServer,
  }) => {
    await page.goto(`${demoServer.url}/submit-times`);
    await page.route('**/assets/make-browser-client-*.js', (route) => route.abort());
    const bar = page.getByRole('navigation', { name: 'Main' });
    if (name === 'Upcoming Events') await bar.getByRole('button', { name: 'Events' }).click();
    await bar.getByRole('link', { name, exact: true }).click();
    await expect(page.getByText(failure).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}
