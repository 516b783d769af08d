import type { Page } from '@playwright/test';
import { signInClient } from './harness/sign-in-client.js';
import { expect, test } from './harness/strip.js';
import { breakLine, expectAfterRetries, holdBack } from './harness/trouble.js';

const LIST = '**/api/leaderboard/list*';
const VOTE = '**/api/leaderboard/vote';
const DRAG = '/leaderboard?category=Our+Drag+Races';
const VOTES = '/leaderboard?category=Votes+by+Viewers';

test.use({ serviceWorkers: 'block' });

const rows = (page: Page, list = 'Top 10') => page.getByRole('region', { name: list }).getByRole('listitem');
const row = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) });
const totals = (page: Page) => page.getByRole('tabpanel').getByRole('status').first();

test('I read the places: ties share one, medals too, and whoever ties with the tenth is among the top', async ({
  page,
  strip,
}) => {
  await page.goto(strip.url + DRAG);
  await expect(totals(page)).toHaveText('14 cars');
  const places = (list: string) => rows(page, list).locator('[role=img][aria-label]:not(img)');
  const read = (list: string) => places(list).evaluateAll((all) => all.map((one) => one.ariaLabel));
  const shared = ['Place 8', 'Place 8', 'Place 8'];
  expect(await read('Top 10')).toEqual([
    ...['Gold', 'Gold', 'Silver', 'Silver', 'Bronze'],
    ...['Place 4', 'Place 5', 'Place 6', 'Place 7', ...shared],
  ]);
  expect(await read('Other Entries')).toEqual(['Place 9', 'Place 10']);
  await expect(page.getByText(/external lap-time site/)).toHaveCount(0);
  await expect(rows(page).first()).toContainText('9.8');
});

test('I open several cars at once; the first ones show every figure, the others year, quarter mile and power', async ({
  page,
  strip,
}) => {
  await page.goto(strip.url + DRAG);
  const terms = (name: string) => row(page, name).getByRole('term');
  for (const name of ['Car 1', 'Car 5', 'Car 14']) {
    await row(page, name).getByRole('button', { name, exact: true }).click();
  }
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(3);
  await expect(terms('Car 1')).toHaveText([
    ...['Driver', '1/4 Mile Time', 'Drivetrain'],
    ...['Model Year', 'Factory 1/4 Mile', 'Factory 0-100 km/h', 'Power', 'Torque', 'Weight'],
  ]);
  await expect(terms('Car 14')).toHaveText([
    ...['Driver', '1/4 Mile Time', 'Drivetrain'],
    ...['Model Year', 'Factory 1/4 Mile', 'Power'],
  ]);
  await row(page, 'Car 5').getByRole('button', { name: 'Car 5', exact: true }).click();
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(2);

  await row(page, 'Car 14').getByRole('link', { name: 'Link to this entry' }).click();
  await expect(page).toHaveURL(/\/leaderboard\/[^?]+$/);
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(row(page, 'Car 14').getByRole('button', { expanded: true })).toBeInViewport();
});

test('what I filter and search stands in the address, so that a friend sees the same', async ({
  page,
  context,
  strip,
}) => {
  await page.goto(`${strip.url}/leaderboard`);
  await page.getByRole('tab', { name: 'Our Drag Races' }).click();
  await page.getByRole('radio', { name: 'AWD' }).check();
  await expect(totals(page)).toHaveText('7 cars');
  const search = page.getByRole('searchbox', { name: 'Search cars' });
  await search.fill('car 1');
  await expect(totals(page)).toHaveText('3 cars');
  await expect(page).toHaveURL(`${strip.url}${DRAG}&drivetrain=AWD&q=car+1`);

  const friend = await context.newPage();
  await friend.goto(page.url());
  await expect(friend.getByRole('tab', { name: 'Our Drag Races' })).toHaveAttribute('aria-selected', 'true');
  await expect(friend.getByRole('radio', { name: 'AWD' })).toBeChecked();
  await expect(friend.getByRole('searchbox', { name: 'Search cars' })).toHaveValue('car 1');
  await expect(totals(friend)).toHaveText('3 cars');
  await friend.close();

  await search.fill('zeppelin');
  await expect(page.getByRole('heading', { name: 'No match' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all cars' }).click();
  await expect(totals(page)).toHaveText('14 cars');
  await page.getByRole('tab', { name: 'World Facts' }).click();
  await expect(page.getByRole('heading', { name: 'No Cars Yet' })).toBeVisible();
});

test('I vote by keyboard on a narrow phone, hear that it counted, and cannot vote twice', async ({
  page,
  context,
  strip,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${strip.url}/leaderboard`);
  await page.getByRole('tab', { name: 'World Facts' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Votes by Viewers' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(totals(page)).toHaveText('2 cars1 vote');
  await expect(rows(page).first()).toContainText('Favourite');

  const outsider = row(page, 'Outsider');
  await outsider.getByRole('button', { name: 'Outsider' }).focus();
  await page.keyboard.press('Enter');
  await expect(outsider.getByRole('button', { expanded: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(outsider.getByRole('button', { name: 'Vote' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(outsider.getByRole('button', { name: 'Voted' })).toBeDisabled();
  await expect(totals(page)).toHaveText('2 cars2 votes');
  await expect(
    page.getByRole('status').filter({ hasText: 'Your vote for Outsider is in. It has 1 vote now.' }),
  ).toBeAttached();

  // The stored votes are deleted and the request for them fails, but the server detects the repeated vote.
  await page.evaluate(() => localStorage.clear());
  await breakLine(page, '**/api/leaderboard/votes/mine');
  await page.goto(strip.url + VOTES);
  await outsider.getByRole('button', { name: 'Vote' }).click();
  await expect(outsider.getByRole('button', { name: 'Voted' })).toBeDisabled();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await expect(totals(page)).toHaveText('2 cars2 votes');

  const elsewhere = await context.newPage();
  await elsewhere.goto(strip.url + VOTES);
  await expect(row(elsewhere, 'Outsider').getByRole('button', { name: 'Voted' })).toBeDisabled();
});

test('a vote that fails shows nothing, and I can vote again', async ({ page, strip }) => {
  await page.clock.install();
  await page.goto(strip.url + VOTES);
  const shown = await page.getByRole('main').innerText();
  const vote = row(page, 'Favourite').getByRole('button', { name: 'Vote' });
  await breakLine(page, VOTE);
  const failing = page.waitForEvent('console', (message) => message.text().includes('The vote failed.'));
  await vote.click();
  await expect(vote).toBeDisabled();
  await expectAfterRetries(page, page.getByRole('button', { name: 'Vote', disabled: false }).first());
  await failing;
  await expect(vote).toBeEnabled();
  expect(await page.getByRole('main').innerText()).toBe(shown);
  await page.unroute(VOTE);
  await vote.click();
  await expect(row(page, 'Favourite').getByRole('button', { name: 'Voted' })).toBeDisabled();
});

test('the board is cached for five minutes, and Refresh loads a new one at once', async ({ page, strip }) => {
  await page.goto(strip.url + DRAG);
  const facts = page.getByRole('tab', { name: 'World Facts' });
  await page.getByRole('tab', { name: 'Votes by Viewers' }).click();
  await expect(totals(page)).toContainText('votes');
  const client = await signInClient(strip.url);
  const { _id: carId } = await client.cars.adminSubmit({
    ...{ name: 'Late car', owner: 'Johan', time: '9.9', drivetrain: 'AWD' as const },
  });
  await client.cars.updateWorldFacts({ carId, worldFacts: '9.9', source: 'dragtimes.example' });
  await client.leaderboard.add({ carId, category: 'World Facts' });
  try {
    await facts.click();
    await expect(page.getByRole('heading', { name: 'No Cars Yet' })).toBeVisible();
    await expect(page.getByText('No cars in this category yet. Be the first to submit!')).toBeVisible();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Leaderboard refreshed.' })).toBeAttached();
    await expect(totals(page)).toHaveText('1 car');
    await expect(page.getByText(/verified data of an external lap-time site/)).toBeVisible();
    await row(page, 'Late car').getByRole('button', { name: 'Late car' }).click();
    await expect(row(page, 'Late car').getByText('dragtimes.example')).toBeVisible();
  } finally {
    await client.cars.delete(carId);
  }
});

test('a board that cannot be loaded shows an error, and I can try again; a slow one keeps its place', async ({
  page,
  strip,
}) => {
  await page.clock.install();
  await breakLine(page, LIST);
  await page.goto(`${strip.url}/sponsors`);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Leaderboard' }).click();
  await expectAfterRetries(page, page.getByRole('alert').filter({ hasText: 'Could not load leaderboard.' }));
  await page.unroute(LIST);
  const letGo = await holdBack(page, LIST);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('tab', { name: 'Our Drag Races' }).click();
  await page.clock.runFor(500);
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached();
  letGo();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Could not' })).toHaveCount(0);
});
