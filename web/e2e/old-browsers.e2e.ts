import type { Page } from '@playwright/test';
import { submissionCalls } from '@quartermile/core/client';
import { ADMIN_TABS, embedRoutes, escapeXml } from '@quartermile/core/domain';
import { deleteFunctions, newerFunctions } from './harness/browsers/newer-functions.js';
import { logIn, notification, openTab } from './harness/dashboard.js';
import { signInClient } from './harness/sign-in-client.js';
import { addPictures, button, fillWords, open, picture, preview, waiting } from './harness/submission.js';
import { test as base, drawPhotograph, expect } from './harness/test.js';
import { comeHome, fakeVideoSites, player, videoCard } from './harness/videos/videos.js';

/** Errors that no code handles; a test fails at its end unless there are none. */
const test = base.extend<{ readonly errors: string[] }>({
  errors: [
    async ({ page }, run) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => {
        if (/\b(Type|Reference)Error\b/.test(message.text())) errors.push(message.text());
      });
      await run(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

/** A page of each kind that the sitemap lists, and an unknown one. */
async function everyPage(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const kind = (path: string) => path.replace(/^(\/.+)\/(?!past$)[^/]+$/, '$1/:id');
  const pages = [...new Map(paths.map((path) => [kind(path), path])).values(), '/no-such-page'];
  expect(pages.length).toBeGreaterThan(12);
  // The others are no pages of the router.
  return pages.filter((path) => !path.endsWith('.html') && path !== embedRoutes.snippet);
}

/** Opens a page by the router, as a link does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (to) =>
      (
        window as unknown as { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }
      ).__reactRouterDataRouter.navigate(to),
    path,
  );
}

test.describe('in the oldest browsers of the public pages', () => {
  test.beforeEach(({ page }) => page.addInitScript(deleteFunctions, newerFunctions('public')));

  test('the tests delete what those browsers lack, and nothing else', async ({ page, demoServer }) => {
    await page.goto(demoServer.url);
    const types = await page.evaluate(() => [
      typeof [].findLast,
      typeof structuredClone,
      typeof AbortSignal.abort,
      typeof Reflect.get([], 'toReversed'),
      typeof Reflect.get(String.prototype, 'isWellFormed'),
      typeof Reflect.get(AbortSignal, 'any'),
      typeof Reflect.get(URL, 'canParse'),
      typeof Reflect.get(window, 'requestIdleCallback'),
    ]);
    expect(types).toEqual([...Array(3).fill('function'), ...Array(5).fill('undefined')]);
  });

  test('every page opens by its address', async ({ page, demoServer }) => {
    for (const path of await everyPage(demoServer.url)) {
      await page.goto(demoServer.url + path);
      await expect(title(page), path).toBeVisible();
    }
  });

  test('every page opens by a link', async ({ page, demoServer }) => {
    await page.goto(demoServer.url);
    for (const path of await everyPage(demoServer.url)) {
      const served = await (await fetch(demoServer.url + path)).text();
      const [, name] = /<title>([^<]+)/.exec(served) ?? [];
      await follow(page, path);
      await expect.poll(async () => escapeXml(await page.title()), path).toBe(name);
      await expect(title(page), path).toBeVisible();
    }
  });

  test('I watch a video and find the place of my time', async ({ page, demoServer }) => {
    await fakeVideoSites(page);
    await comeHome(page, demoServer.url);
    await videoCard(page, /Golf 7.5 R vs M140i/).click();
    await expect(player(page).locator('iframe')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(player(page)).toHaveCount(0);
    const time = page.locator('#hero').getByRole('textbox', { name: 'Your time' });
    await time.fill('12,12');
    await time.press('Enter');
    await expect(
      main(page)
        .getByText(/^12\.12 s would be 11th/)
        .first(),
    ).toBeVisible();
  });

  test('I filter, search, open and vote on the board, and watch a race', async ({ page, demoServer }) => {
    await page.goto(`${demoServer.url}/leaderboard`);
    await page.getByRole('tab', { name: 'Our Drag Races' }).click();
    await page.getByRole('radio', { name: 'AWD' }).check();
    await expect(page).toHaveURL(/drivetrain=AWD/);
    await page.getByRole('searchbox').pressSequentially('gt-r');
    const row = main(page).getByRole('listitem').filter({ hasText: 'Nissan GT-R' });
    await expect(page).toHaveURL(/q=gt-r/);
    await row.getByRole('button', { name: 'Vote', exact: true }).click();
    await expect(row.getByRole('button', { name: /^Voted/ })).toBeVisible();
    await row.getByRole('button', { expanded: false }).click();
    await row.getByRole('link', { name: 'Race', exact: true }).click();
    await page.getByRole('link', { name: /VW Citi Golf 20V Turbo/ }).click();
    await page.getByRole('button', { name: 'Start the race' }).click();
    await expect(page.getByRole('button', { name: 'Race again' })).toBeVisible({ timeout: 20_000 });
  });

  test('I submit a car with pictures, follow it and revise it', async ({ page, emptyServer: { url } }) => {
    await open(page, url);
    await fillWords(page, 'Old phone');
    await addPictures(page);
    await button(page).click();
    await expect(page.getByRole('heading', { name: 'Thank you for your submission!' })).toBeVisible();
    const [car] = await waiting(url, 'Old phone');
    const { requestInformation } = submissionCalls((await signInClient(url)).call);
    await requestInformation({ carId: car?._id ?? '', reason: 'The slip cannot be read.' });
    await page.getByRole('link', { name: 'Check status' }).click();
    await page.getByRole('button', { name: 'Fix and send again' }).click();
    await page.getByLabel('1/4 Mile Time').fill('12.31');
    await picture(page, 'Proof of Time').setInputFiles(await drawPhotograph(page, 'slip.jpg', 640, 480));
    await expect(preview(page, 'Proof of Time')).toBeVisible();
    await page.getByRole('button', { name: 'Send changes' }).click();
    await expect(page.getByText('Your changes were sent.')).toBeVisible();
    expect(await waiting(url, 'Old phone')).toMatchObject([{ time: '12.31' }]);
  });

  test('I subscribe to the newsletter', async ({ page, emptyServer }) => {
    await page.goto(`${emptyServer.url}/events`);
    await page.getByRole('textbox', { name: 'Email' }).fill('naledi@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Thank you for subscribing!' })).toBeVisible();
  });
});

test.describe('in the oldest browsers of the dashboard', () => {
  test.beforeEach(({ page }) => page.addInitScript(deleteFunctions, newerFunctions('dashboard')));

  test('every tab opens, and I approve a car and add a video', async ({ page, demoServer: { url } }) => {
    await page.goto(`${url}/admin-login`);
    expect(await page.evaluate(() => typeof Reflect.get(Promise, 'try'))).toBe('undefined');
    await logIn(page);
    for (const { label } of ADMIN_TABS) {
      await openTab(page, label);
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
      await expect(page.getByText('could not be loaded')).toHaveCount(0);
    }
    await openTab(page, 'Pending Submissions');
    const approve = page.getByRole('button', { name: 'Approve', exact: true });
    await expect(approve.first()).toBeVisible();
    const waitingCars = await approve.count();
    // On a board whose places no other test expects.
    const hilux = page.getByRole('article', { name: 'Toyota Hilux GR-Sport' });
    await hilux.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(approve).toHaveCount(waitingCars - 1);
    await openTab(page, 'Video Management');
    await page.getByRole('textbox', { name: 'Title' }).fill('Old browser');
    await page.getByRole('textbox', { name: 'Video URL' }).fill('https://youtu.be/abcdefghijk');
    await page.getByRole('button', { name: 'Add Video', exact: true }).click();
    await expect(notification(page, 'Video added successfully!')).toBeVisible();
  });
});

/** Functions that every browser of the floor has, and that pages need to start. */
const OLDER = [
  ['Object', 'fromEntries'],
  ['Object', 'entries'],
  ['Array', 'flatMap'],
  ['Array', 'flat'],
  ['Array', 'at'],
  ['Array', 'includes'],
  ['String', 'replaceAll'],
  ['Promise', 'allSettled'],
] as const;

base.describe('in a browser that is older', () => {
  for (const [holder, member] of OLDER)
    base(
      `without ${holder}’s ${member} pages can be read and their links work`,
      async ({ context, demoServer }) => {
        // Without the fixture that waits for scripts.
        const page = await context.newPage();
        await page.addInitScript(deleteFunctions, [[holder, member]] as const);
        const expectReadable = async (name: string) => {
          await page.waitForLoadState('networkidle');
          await expect(title(page)).toHaveText(name);
          await expect(
            page.getByText(/TypeError|Application Error|is not a function|Unexpected/i),
          ).toHaveCount(0);
          await expect(page.getByRole('contentinfo')).toBeVisible();
        };
        await page.goto(`${demoServer.url}/leaderboard`);
        await expectReadable('Leaderboard');
        expect(await main(page).getByRole('listitem').count()).toBeGreaterThan(10);
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sponsors' }).click();
        await expectReadable('Sponsors');
        await page.getByRole('contentinfo').getByRole('link', { name: 'Record holders' }).click();
        await expectReadable('Record Holders');
      },
    );
});
