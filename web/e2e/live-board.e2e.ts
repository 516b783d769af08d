import { type BrowserContext, type Page, request } from '@playwright/test';
import { apiRoutes, type Entry, liveRoutes, pageRoutes } from '@quartermile/core/domain';
import { LIVE_POLL_MS } from '../src/features/leaderboard/live/follow-board.js';
import { AdminApi } from './harness/admin-api.js';
import { expect, test } from './harness/test.js';

const VOTES = '/leaderboard?category=Votes+by+Viewers';
const HOUR_MS = 3_600_000;

/** The window of a page that notes which rows glide. */
type GlideWindow = Window & { glides?: string[] };

const names = (page: Page) =>
  page.getByRole('region', { name: 'Top 10' }).getByRole('listitem').getByRole('heading', { level: 3 });

/** Three cars on the board by votes, in this order; returns the ids of their entries by name. */
async function addCars(url: string): Promise<Record<string, string>> {
  const api = await AdminApi.open(url);
  for (const name of ['Golf', 'Polo', 'Jazz']) await api.approve({ name }, 'Votes by Viewers');
  return entriesOf(url);
}

async function entriesOf(url: string): Promise<Record<string, string>> {
  const entries = (await (await fetch(url + apiRoutes.leaderboard.list)).json()) as Entry[];
  return Object.fromEntries(entries.map(({ _id, car }) => [car.name, _id]));
}

/** A vote of another visitor. */
async function voteElsewhere(url: string, entryId = ''): Promise<void> {
  const visitor = await request.newContext();
  const answer = await visitor.post(url + apiRoutes.leaderboard.vote, { data: { entryId } });
  expect(answer.status()).toBe(200);
  await visitor.dispose();
}

/** Opens the board by votes and waits until it follows changes, and has loaded the list after that. */
async function openBoard(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    // Another page of the same browser may have noted its visit. Later loads of this page keep its own.
    if (!sessionStorage.getItem('isOpened')) localStorage.removeItem('quartermile.boardVisit');
    sessionStorage.setItem('isOpened', 'true');
    const glides: string[] = [];
    (window as GlideWindow).glides = glides;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...args) {
      glides.push(this.id);
      return animate.apply(this, args);
    };
  });
  await page.goto(url + VOTES);
  await page.waitForFunction(() => localStorage.getItem('quartermile.boardVisit') !== null);
}

const glidesOf = (page: Page) => page.evaluate(() => (window as GlideWindow).glides ?? []);

async function openWitness(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await openBoard(page, url);
  return page;
}

test('a vote elsewhere moves its row up without a reload, and the rows glide', async ({
  page,
  emptyServer: { url },
}) => {
  const { Jazz = '' } = await addCars(url);
  await openBoard(page, url);
  await expect(names(page)).toHaveText(['Golf', 'Polo', 'Jazz']);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await voteElsewhere(url, Jazz);
  await expect(names(page)).toHaveText(['Jazz', 'Golf', 'Polo']);
  await expect(page.locator(`#entry-${Jazz}`)).toContainText('1 vote');
  expect(await glidesOf(page)).toContain(`entry-${Jazz}`);
  await expect(page.getByText('The board has changed: 3 cars have new places.')).toBeAttached();
  const api = await AdminApi.open(url);
  await api.approve({ name: 'Corsa' }, 'Votes by Viewers');
  await expect(names(page)).toHaveText(['Jazz', 'Golf', 'Polo', 'Corsa']);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('nothing moves under a finger, and while I read the details of a car', async ({
  page,
  context,
  emptyServer: { url },
}) => {
  const { Jazz, Polo = '' } = await addCars(url);
  const witness = await openWitness(context, url);
  await page.bringToFront();
  await openBoard(page, url);
  await names(page).first().hover();
  await page.mouse.down();
  await voteElsewhere(url, Jazz);
  await expect(names(witness)).toHaveText(['Jazz', 'Golf', 'Polo']);
  await voteElsewhere(url, Jazz);
  await expect(witness.getByRole('tabpanel').getByText('2 votes').first()).toBeVisible();
  await expect(names(page)).toHaveText(['Golf', 'Polo', 'Jazz']);
  // The press ends elsewhere, so that it opens nothing.
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await expect(names(page)).toHaveText(['Jazz', 'Golf', 'Polo']);

  await page.getByRole('button', { name: 'Golf', exact: true }).click();
  await page.locator('[id^="details-"]').getByRole('link', { name: 'Link to this entry' }).first().focus();
  for (let nth = 0; nth < 3; nth++) await voteElsewhere(url, Polo);
  await expect(names(witness)).toHaveText(['Polo', 'Jazz', 'Golf']);
  await voteElsewhere(url, Polo);
  await expect(witness.locator(`#entry-${Polo}`)).toContainText('4 votes');
  await expect(names(page)).toHaveText(['Jazz', 'Golf', 'Polo']);
  await page.getByRole('button', { name: 'Golf', exact: true }).focus();
  await expect(names(page)).toHaveText(['Polo', 'Jazz', 'Golf']);
});

test('with reduced motion a row is in its new place at once', async ({ page, emptyServer: { url } }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { Polo } = await addCars(url);
  await openBoard(page, url);
  await voteElsewhere(url, Polo);
  await expect(names(page)).toHaveText(['Polo', 'Golf', 'Jazz']);
  await expect(page.getByText('The board has changed', { exact: false })).toBeAttached();
  expect(await glidesOf(page)).toEqual([]);
});

test('without room for another listener the page asks every minute', async ({
  page,
  emptyServer: { url },
}) => {
  const { Polo } = await addCars(url);
  await page.clock.install();
  await page.route(`**${liveRoutes.board}`, (route) => route.fulfill({ status: 503 }));
  const refused = page.waitForResponse(`**${liveRoutes.board}`);
  await page.goto(url + VOTES);
  expect((await refused).status()).toBe(503);
  await voteElsewhere(url, Polo);
  await expect(names(page)).toHaveText(['Golf', 'Polo', 'Jazz']);
  await page.clock.runFor(LIVE_POLL_MS + 1000);
  await expect(names(page)).toHaveText(['Polo', 'Golf', 'Jazz']);
  // Once there is room, it listens again.
  await page.unroute(`**${liveRoutes.board}`);
  const listening = page.waitForResponse(`**${liveRoutes.board}`);
  await page.clock.runFor(LIVE_POLL_MS + 1000);
  expect((await listening).status()).toBe(200);
});

test('a page of a visitor who saves data has no connection', async ({ page, emptyServer: { url } }) => {
  const opened: string[] = [];
  page.on('request', (one) => one.url().endsWith(liveRoutes.board) && opened.push(one.url()));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await addCars(url);
  const code = page.waitForResponse(/\/live-board-[^/]+\.js$/);
  await page.goto(url + VOTES);
  await (await code).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(opened).toEqual([]);
});

test('a hidden page closes its connection, and opens one when it is visible again', async ({
  page,
  emptyServer: { url },
}) => {
  await addCars(url);
  await openBoard(page, url);
  const setVisibility = (state: string) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const closed = page.waitForEvent('requestfailed', (one) => one.url().endsWith(liveRoutes.board));
  await page.evaluate(setVisibility, 'hidden');
  await closed;
  const opened = page.waitForRequest(`**${liveRoutes.board}`);
  await page.evaluate(setVisibility, 'visible');
  await opened;
});

test('says what is new since my last visit, and moves nothing for it', async ({
  page,
  emptyServer: { url },
}) => {
  await addCars(url);
  await openBoard(page, url);
  await expect(page.getByText('since your last visit')).toHaveCount(0);
  await (await AdminApi.open(url)).approve({ name: 'Corsa' }, 'Votes by Viewers', 'World Facts');
  await expect(names(page)).toHaveText(['Golf', 'Polo', 'Jazz', 'Corsa']);
  await expect(page.getByText('since your last visit')).toHaveCount(0);

  const pause = (ms: number) => {
    const visit = JSON.parse(localStorage.getItem('quartermile.boardVisit') ?? '{}');
    localStorage.setItem('quartermile.boardVisit', JSON.stringify({ ...visit, at: visit.at - ms }));
  };
  await (await AdminApi.open(url)).approve({ name: 'Swift' }, 'Votes by Viewers');
  await expect(names(page)).toContainText(['Swift']);
  await page.goto(url + pageRoutes.rules);
  await page.evaluate(pause, HOUR_MS);
  await (await AdminApi.open(url)).approve({ name: 'Figo' }, 'Votes by Viewers');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    });
    const observe = () => observer.observe({ type: 'layout-shift' });
    // On a busy machine the document is painted in parts, which fill the header and the rows.
    addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => requestAnimationFrame(observe)));
  });
  await page.goto(url + VOTES);
  await expect(page.getByText('1 new since your last visit')).toBeVisible();
  const figo = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Figo', exact: true }) });
  await expect(figo.getByRole('img', { name: 'New since your last visit' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'New since your last visit' })).toHaveCount(1);
  expect(await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts)).toEqual([]);
  await page.getByRole('tab', { name: 'World Facts' }).click();
  await expect(page.getByText('Nothing new since your last visit')).toBeVisible();
});
