import type { Page } from '@playwright/test';
import { expect, test } from './harness/strip.js';
import { breakLine, expectAfterRetries } from './harness/trouble.js';

const DRAG = '/leaderboard?category=Our+Drag+Races';
const VOTES = '/leaderboard?category=Votes+by+Viewers';

const rows = (page: Page, list = 'Top 10') => page.getByRole('region', { name: list }).getByRole('listitem');
const row = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) });
const totals = (page: Page) => page.getByRole('tabpanel').getByRole('status').first();

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
    ...['Driver', '1/4 Mile Time', 'Drivetrain', 'Approved under'],
    ...['Model Year', 'Factory 1/4 Mile', 'Factory 0-100 km/h', 'Power', 'Torque', 'Weight'],
  ]);
  await expect(terms('Car 14')).toHaveText([
    ...['Driver', '1/4 Mile Time', 'Drivetrain', 'Approved under'],
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
  await page.clock.install();
  await page.goto(strip.url + VOTES);
  await outsider.getByRole('button', { name: 'Vote' }).click();
  await expectAfterRetries(page, outsider.getByRole('button', { name: 'Voted', disabled: true }));
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await expect(totals(page)).toHaveText('2 cars2 votes');

  const elsewhere = await context.newPage();
  await elsewhere.goto(strip.url + VOTES);
  await expect(row(elsewhere, 'Outsider').getByRole('button', { name: 'Voted' })).toBeDisabled();
});
