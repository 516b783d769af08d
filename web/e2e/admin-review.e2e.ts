import type { Page } from '@playwright/test';
import { apiRoutes, UNDO_MS } from '@quartermile/core/domain';
import { drawDataUrl } from './harness/admin-api.js';
import { card, expect, logIn, notification, openTab, refuse, test } from './harness/dashboard.js';

test.use({ ownClock: true });
test.beforeEach(({ api }) => api.clearCars());

const queue = (page: Page) => page.locator('[data-review-queue] article');
const current = (page: Page) => page.locator('[data-review-queue] article[aria-current=true]');
const tray = (page: Page) =>
  page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Undo' }) });
const showQueue = async (page: Page, cars: number): Promise<void> => {
  await openTab(page, 'Pending Submissions');
  await expect(queue(page)).toHaveCount(cars);
};

test('a decision can be taken back for 8 s and reaches the server after them', async ({ dashboard, api }) => {
  await api.submit({ name: 'Polo GTI', requestedCategories: ['Our Drag Races'] });
  await showQueue(dashboard, 1);
  const polo = card(dashboard, 'Polo GTI');
  await expect(polo.getByText('Pending Review')).toBeVisible();
  await expect(polo.getByLabel('Our Drag Races')).toBeChecked();

  await dashboard.clock.pauseAt(Date.now() + 60_000);
  await polo.getByRole('button', { name: 'Approve' }).click();
  await expect(tray(dashboard)).toContainText('Approved, sending in 8 s');
  await expect(dashboard.getByText('All Caught Up!')).toBeVisible();
  await expect(dashboard.getByText('No pending submissions to review')).toBeVisible();
  await dashboard.clock.runFor(UNDO_MS - 1);
  expect(await api.pending()).toEqual(['Polo GTI']);
  await tray(dashboard).getByRole('button', { name: 'Undo' }).click();
  await expect(polo).toBeVisible();
  await dashboard.clock.runFor(UNDO_MS);
  expect(await api.pending()).toEqual(['Polo GTI']);

  await polo.getByRole('button', { name: 'Approve' }).click();
  await expect(notification(dashboard, 'Car approved successfully!')).toHaveCount(0);
  await dashboard.clock.runFor(UNDO_MS);
  await expect(notification(dashboard, 'Car approved successfully!')).toBeVisible();
  await expect.poll(() => api.categoriesOf('Polo GTI')).toEqual(['Our Drag Races']);
  await expect(tray(dashboard)).toHaveCount(0);
});

test('whoever leaves the page sends what was decided', async ({ dashboard, api, adminServer }) => {
  for (const name of ['Fiesta ST', 'Corsa OPC', 'Clio RS']) await api.submit({ name });
  await showQueue(dashboard, 3);
  await card(dashboard, 'Fiesta ST').getByLabel('World Facts').check();
  await card(dashboard, 'Fiesta ST').getByRole('button', { name: 'Approve' }).click();
  await dashboard.getByLabel('Select all').check();
  await dashboard.getByRole('button', { name: 'Reject selected' }).click();
  await dashboard.getByRole('button', { name: 'Reject 2 cars' }).click();
  await expect(dashboard.getByText('All Caught Up!')).toBeVisible();
  expect(await api.pending()).toHaveLength(3);
  await dashboard.goto(`${adminServer.url}/events`);
  await expect.poll(() => api.pending()).toEqual([]);
  expect(await api.categoriesOf('Fiesta ST')).toEqual(['World Facts']);
});

test('a logout in one tab sends what was decided in another', async ({ dashboard, api, adminServer }) => {
  await api.submit({ name: 'Ibiza Cupra', requestedCategories: ['World Facts'] });
  await showQueue(dashboard, 1);
  const other = await dashboard.context().newPage();
  await other.goto(`${adminServer.url}/admin`);
  await expect(other.getByRole('tab', { name: /^Pending/ })).toBeVisible();
  await card(dashboard, 'Ibiza Cupra').getByRole('button', { name: 'Approve' }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(dashboard.getByText('You logged out in another window.')).toBeVisible();
  await expect(dashboard.getByText(/not sent/)).toHaveCount(0);
  expect(await api.categoriesOf('Ibiza Cupra')).toEqual(['World Facts']);
});

test('a decision that a logout could not send is there after the next login', async ({ dashboard, api }) => {
  await api.submit({ name: 'Scirocco R', requestedCategories: ['World Facts'] });
  await showQueue(dashboard, 1);
  await refuse(dashboard, apiRoutes.cars.review);
  await card(dashboard, 'Scirocco R').getByRole('button', { name: 'Approve' }).click();
  await dashboard.getByRole('button', { name: 'Logout' }).click();
  await expect(dashboard.getByText('1 decision was not sent. Log in to send or discard it.')).toBeVisible();
  await dashboard.unroute(`**${apiRoutes.cars.review}`);
  // Simulates that the browser was closed in the meantime.
  await dashboard.reload();
  await logIn(dashboard);
  await expect(notification(dashboard, '1 decision was not sent')).toContainText(
    'Approve Scirocco R (World Facts)',
  );
  await dashboard.getByRole('button', { name: 'Send now' }).click();
  await expect(notification(dashboard, 'Car approved successfully!')).toBeVisible();
  await expect(notification(dashboard, '1 decision was not sent')).toHaveCount(0);
  expect(await api.categoriesOf('Scirocco R')).toEqual(['World Facts']);
});

test('a car that somebody else reviewed meanwhile shows a notification with the decision', async ({
  dashboard,
  api,
}) => {
  const taken = await api.submit({ name: 'Golf 8 R', requestedCategories: ['World Facts'] });
  const gone = await api.submit({ name: 'Megane RS', requestedCategories: ['World Facts'] });
  await showQueue(dashboard, 2);
  await card(dashboard, 'Golf 8 R').getByRole('button', { name: 'Approve' }).click();
  await card(dashboard, 'Megane RS').getByRole('button', { name: 'Approve' }).click();
  await api.review({ carId: taken, action: 'approve', categories: ['Our Drag Races'] });
  await api.review({ carId: gone, action: 'reject' });
  await dashboard.clock.runFor(UNDO_MS);
  await expect(notification(dashboard, 'Golf 8 R was approved meanwhile')).toContainText(
    'This car has already been reviewed.',
  );
  await expect(notification(dashboard, 'Megane RS was rejected or deleted meanwhile')).toContainText(
    'This car has already been reviewed.',
  );
  await expect(dashboard.getByText('All Caught Up!')).toBeVisible();
  expect(await api.categoriesOf('Golf 8 R')).toEqual(['Our Drag Races']);
});

test('a decision that fails shows an error, and its car is in the queue again', async ({
  dashboard,
  api,
}) => {
  await api.submit({ name: 'Civic Type R', requestedCategories: ['World Facts'] });
  await showQueue(dashboard, 1);
  await refuse(dashboard, apiRoutes.cars.review);
  await dashboard.keyboard.press('a');
  await dashboard.clock.runFor(UNDO_MS);
  await expect(notification(dashboard, 'Failed to approve car. Please try again.')).toBeVisible();
  await expect(card(dashboard, 'Civic Type R')).toBeVisible();
  await dashboard.unroute(`**${apiRoutes.cars.review}`);

  // A network failure is retried three times, a second apart.
  let tries = 0;
  await dashboard.route(`**${apiRoutes.cars.review}`, (route) => {
    tries += 1;
    return route.abort();
  });
  await dashboard.keyboard.press('r');
  await dashboard.getByRole('button', { name: 'Reject car' }).click();
  await expect(tray(dashboard)).toContainText('Rejected, sending in 8 s');
  await dashboard.clock.runFor(UNDO_MS);
  await expect.poll(async () => (await dashboard.clock.runFor(1000), tries)).toBe(4);
  await expect(notification(dashboard, 'Failed to reject car. Please try again.')).toBeVisible();
  await expect(card(dashboard, 'Civic Type R')).toBeVisible();
  expect(await api.pending()).toEqual(['Civic Type R']);
});

test('nothing is approved into no category', async ({ dashboard, api }) => {
  await api.submit({ name: 'Yaris GR' });
  await showQueue(dashboard, 1);
  await card(dashboard, 'Yaris GR').getByRole('button', { name: 'Approve' }).click();
  await expect(notification(dashboard, 'Please select at least one category for approval.')).toBeVisible();
  await expect(card(dashboard, 'Yaris GR')).toBeVisible();
});

test('hints advise: picture, record, factory figure and phone', async ({ dashboard, api }) => {
  const picture = await drawDataUrl();
  const stock = await api.approve({ name: 'Audi RS3', time: '11.4', image: picture }, 'Our Drag Races');
  await api.call('PUT', apiRoutes.cars.updateFactorySpecs, { carId: stock, factoryQuarterMile: '11.9 s' });
  await api.submit({
    name: 'Audi RS3',
    owner: 'Sipho',
    time: '8.1',
    image: picture,
    cellphone: '+27 82 555 0101',
  });
  await api.submit({ name: 'Honest car', cellphone: '27825550101' });
  await showQueue(dashboard, 2);
  await expect(
    queue(dashboard).first().getByRole('list', { name: 'Hints' }).getByRole('listitem'),
  ).toHaveText([
    'This picture was seen before, with Audi RS3.',
    'Another pending car has the same phone number.',
    'Faster than the record of Our Drag Races, which stands at 11.4 s.',
    'Far quicker than the factory figure for this car: 11.9 s.',
  ]);
  await expect(queue(dashboard).last().getByRole('listitem')).toHaveText([
    'Another pending car has the same phone number.',
  ]);
});

test('a picture is enlarged, turned and moved; one that is lost hides itself', async ({ dashboard, api }) => {
  await api.submit({ name: 'BMW M140i', description: 'Tarlton, cold night.', cellphone: '+27 83 555 0102' });
  await showQueue(dashboard, 1);
  await dashboard.getByRole('button', { name: 'Details of BMW M140i' }).click();
  const details = dashboard.getByRole('dialog', { name: 'Car Details' });
  for (const text of ['Naledi', '+27 83 555 0102', 'AWD', 'Tarlton, cold night.']) {
    await expect(details.getByText(text, { exact: true })).toBeVisible();
  }
  const slip = details.getByRole('figure').filter({ hasText: 'Proof of time' });
  const picture = slip.getByRole('img', { name: 'Proof of time' });
  const whole = await picture.boundingBox();
  await slip.getByRole('button', { name: 'Zoom in' }).click();
  await expect
    .poll(async () => (await picture.boundingBox())?.width)
    .toBeGreaterThan((whole?.width ?? 0) * 1.2);
  await dashboard.keyboard.press('ArrowRight');
  await slip.getByRole('button', { name: 'Show all of it' }).click();
  await slip.getByRole('button', { name: 'Rotate' }).click();
  await expect
    .poll(async () => {
      const box = await picture.boundingBox();
      return box && box.height > box.width;
    })
    .toBe(true);
  await dashboard.keyboard.press('Escape');
  await expect(details).toHaveCount(0);

  await dashboard.route('**/media/**', (route) => route.abort());
  await dashboard.reload();
  await expect(queue(dashboard)).toHaveCount(1);
  await expect(queue(dashboard).getByRole('img', { name: 'Car image' })).toHaveCount(0);
});

test('what visitors submit meanwhile shows by itself, and what is decided elsewhere goes', async ({
  dashboard,
  api,
}) => {
  await showQueue(dashboard, 0);
  await expect(dashboard.getByText('All Caught Up!')).toBeVisible();
  const carId = await api.submit({ name: 'Hilux V6' });
  await expect(card(dashboard, 'Hilux V6')).toBeVisible();
  await expect(dashboard.getByRole('tab', { name: 'Pending Submissions 1' })).toBeVisible();
  await api.review({ carId, action: 'reject', reason: 'The proof of time cannot be read.' });
  await expect(dashboard.getByText('All Caught Up!')).toBeVisible();
});

test('many are rejected at once, for one reason, after a look at them', async ({ dashboard, api }) => {
  for (const name of ['First', 'Second', 'Third']) await api.submit({ name });
  await showQueue(dashboard, 3);
  await dashboard.getByLabel('Select First').check();
  await dashboard.getByLabel('Select Third').check();
  await expect(dashboard.getByLabel('2 selected')).toBeVisible();
  await dashboard.getByRole('button', { name: 'Reject selected' }).click();
  const dialog = dashboard.getByRole('dialog', { name: 'Reject 2 cars' });
  await expect(dialog.getByRole('list', { name: 'What will be rejected' }).getByRole('listitem')).toHaveText([
    'First · Naledi',
    'Third · Naledi',
  ]);
  await dialog.getByLabel('The pictures show different cars.').check();
  await dialog.getByLabel('In your own words').fill('Send them again.');
  await dialog.getByRole('button', { name: 'Reject 2 cars' }).click();
  await expect(tray(dashboard)).toContainText('2 rejected, sending in 8 s');
  await expect(current(dashboard)).toHaveAccessibleName('Second');
  await dashboard.clock.runFor(UNDO_MS);
  await expect(notification(dashboard, '2 cars rejected successfully!')).toBeVisible();
  await expect.poll(() => api.pending()).toEqual(['Second']);
});
