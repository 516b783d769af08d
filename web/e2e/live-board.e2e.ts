import { type BrowserContext, type Page, request } from '@playwright/test';
import { apiRoutes, type Entry } from '@quartermile/core/domain';
import { AdminApi } from './harness/admin-api.js';
import { expect, test } from './harness/test.js';

const VOTES = '/leaderboard?category=Votes+by+Viewers';

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

  await page.getByRole('button', { name: /^Golf,/ }).click();
  await page.locator('[id^="details-"]').getByRole('link', { name: 'Share' }).first().focus();
  for (let nth = 0; nth < 3; nth++) await voteElsewhere(url, Polo);
  await expect(names(witness)).toHaveText(['Polo', 'Jazz', 'Golf']);
  await voteElsewhere(url, Polo);
  await expect(witness.locator(`#entry-${Polo}`)).toContainText('4 votes');
  await expect(names(page)).toHaveText(['Jazz', 'Golf', 'Polo']);
  await page.getByRole('button', { name: /^Golf,/ }).focus();
  await expect(names(page)).toHaveText(['Polo', 'Jazz', 'Golf']);
});
