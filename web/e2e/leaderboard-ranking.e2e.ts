import type { Page } from '@playwright/test';
import type { Client } from '@quartermile/core/client';
import type { AdminCarSubmission, Category } from '@quartermile/core/domain';
import { signInClient } from './harness/sign-in-client.js';
import { expect, test } from './harness/test.js';

/** Times in ranking order, with ties at the top and at the tenth place. */
const TIMES = '9.8 9.8 10.1 10.1 10.4 11.0 11.1 11.2 11.3 11.5 11.50 11.5 12.0 13.0'.split(' ');
async function addCar(client: Client, category: Category, car: AdminCarSubmission): Promise<string> {
  const { _id: carId } = await client.cars.adminSubmit(car);
  await client.cars.updateFactorySpecs({
    carId,
    factoryYear: '2019',
    factoryQuarterMile: '13.1 s',
    factoryZeroToHundred: '4.6 s',
    factoryPower: '228 kW',
    factoryTorque: '400 Nm',
    factoryWeight: '1 476 kg',
  });
  return (await client.leaderboard.add({ carId, category }))._id;
}

/** Adds fourteen cars to Our Drag Races and two to Votes by Viewers, the first of which has a vote. */
async function fill(url: string): Promise<void> {
  const client = await signInClient(url);
  for (const [index, time] of TIMES.entries()) {
    const drivetrain = index % 2 === 0 ? 'RWD' : 'AWD';
    await addCar(client, 'Our Drag Races', { name: `Car ${index + 1}`, owner: 'Sipho', time, drivetrain });
  }
  const favourite = { name: 'Favourite', owner: 'Anna', time: '12.3', drivetrain: 'FWD' } as const;
  const entryId = await addCar(client, 'Votes by Viewers', favourite);
  await addCar(client, 'Votes by Viewers', { ...favourite, name: 'Outsider', owner: 'Pieter' });
  await client.leaderboard.vote(entryId);
}

const DRAG = '/leaderboard?category=Our+Drag+Races';
const row = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }).getByText(name, { exact: true }) });
const totals = (page: Page) => page.getByRole('main').getByText(/^\d+ cars?$/);

test.beforeEach(({ emptyServer }) => fill(emptyServer.url));

test('I open several cars at once; the first ones show every figure, the others year, quarter mile and power', async ({
  page,
  emptyServer,
}) => {
  await page.goto(emptyServer.url + DRAG);
  const terms = (name: string) => row(page, name).getByRole('term');
  for (const name of ['Car 1', 'Car 5', 'Car 14']) {
    await row(page, name).getByRole('button', { expanded: false }).click();
  }
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(3);
  await expect(terms('Car 1')).toHaveText([
    ...['Car', 'Driver', '1/4 Mile Time', 'Drivetrain'],
    ...['Model Year', 'Factory 1/4 Mile', 'Factory 0-100 km/h', 'Power', 'Torque', 'Weight'],
    'Approved under',
  ]);
  await expect(terms('Car 14')).toHaveText([
    ...['Car', 'Driver', '1/4 Mile Time', 'Drivetrain'],
    ...['Model Year', 'Factory 1/4 Mile', 'Power', 'Approved under'],
  ]);
  await row(page, 'Car 5').getByRole('button', { expanded: true }).click();
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(2);

  const address = await row(page, 'Car 14').getByRole('link', { name: 'Share' }).getAttribute('href');
  await page.goto('about:blank');
  await page.goto(emptyServer.url + address);
  await expect(row(page, 'Car 14').getByRole('button', { expanded: true })).toBeInViewport();
});

test('what I filter and search stands in the address, so that a friend sees the same', async ({
  page,
  context,
  emptyServer,
}) => {
  await page.goto(`${emptyServer.url}/leaderboard`);
  await page.getByRole('tab', { name: 'Our Drag Races' }).click();
  await page.getByRole('radio', { name: 'AWD' }).check();
  await expect(totals(page)).toHaveText('7 cars');
  const search = page.getByRole('searchbox', { name: 'Search cars' });
  await search.fill('car 1');
  await expect(totals(page)).toHaveText('3 cars');
  await expect(page).toHaveURL(`${emptyServer.url}${DRAG}&drivetrain=AWD&q=car+1`);

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
