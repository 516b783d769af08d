import type { Page } from '@playwright/test';
import { pageParameters } from '@quartermile/core/domain';
import { findBarriers } from './harness/barriers.js';
import { expect, test } from './harness/test.js';

const SENTENCE =
  /^12\.12 s would be 11th of 16 in Our Drag Races, 0\.22 s off the top ten, 0\.07 s behind Kagiso\./;
const main = (page: Page) => page.getByRole('main');
const ghost = (page: Page) => page.locator('#your-place');
const note = (page: Page) =>
  main(page)
    .getByText(/would be/)
    .first();
const hero = (page: Page) => page.locator('#hero');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('I send a time from the home page and see its row on the board, and go on to the form', async ({
    page,
    demoServer,
  }) => {
    await page.goto(demoServer.url);
    await hero(page).getByRole('textbox', { name: 'Your time' }).fill('12,12');
    await hero(page).getByRole('button', { name: 'Show my place' }).click();
    await expect(page).toHaveURL(`${demoServer.url}/leaderboard?time=12%2C12`);
    await expect(note(page)).toHaveText(SENTENCE);
    await page.goto(`${demoServer.url}/leaderboard?time=12%2C12&drivetrain=FWD`);
    await expect(note(page)).toContainText('2nd of 3 with FWD.');
    await expect(ghost(page)).toContainText('12.12');
    // Like the rows around it, it has its place on the whole board.
    await expect(ghost(page)).toHaveText(/^11You/);
    const rows = main(page).locator('ol > li');
    await expect(rows.nth(1)).toHaveAttribute('id', 'your-place');
    await ghost(page).getByRole('link', { name: 'Submit this time' }).click();
    await expect(page).toHaveURL(`${demoServer.url}/submit-times?time=12.12&drivetrain=FWD`);
  });

  test('I read the time to beat on the home page, and go on to its board', async ({ page, demoServer }) => {
    await page.goto(demoServer.url);
    await hero(page).getByRole('link', { name: 'Leads the board 9.412s' }).click();
    await expect(page).toHaveURL(`${demoServer.url}/leaderboard?category=Our+Drag+Races`);
  });

  test('after the last row I am invited to be quicker', async ({ page, demoServer }) => {
    await page.goto(`${demoServer.url}/leaderboard?category=Our+Drag+Races`);
    const last = await main(page)
      .locator('ol > li')
      .last()
      .getByText(/^\d+\.\d+s$/)
      .first()
      .textContent();
    const invitation = main(page).getByText(`Quicker than ${last?.replace('s', '')}?`);
    await expect(invitation).toBeVisible();
    await expect(invitation.getByRole('link', { name: 'Put it on the board.' })).toHaveAttribute(
      'href',
      '/submit-times',
    );
    await page.goto(`${demoServer.url}/leaderboard?category=Votes+by+Viewers`);
    await expect(main(page).getByText('Is your car missing?')).toBeVisible();
  });

  test('odd times get a sentence and never an error', async ({ page, demoServer }) => {
    const odd = ['soon', '-1', '1e1', '0', '1000', '١٢.٤', '<b>', '9'.repeat(5000), '%00', '%ff', '[object'];
    for (const time of odd) {
      const answer = await page.goto(`${demoServer.url}/leaderboard?time=${time}`);
      expect(answer?.status(), time.slice(0, 9)).toBe(200);
      await expect(main(page).getByText('That is no quarter-mile time.')).toBeVisible();
      await expect(ghost(page)).toHaveCount(0);
    }
    for (const query of ['time[]=12.4', 'time=', 'time=%20']) {
      expect((await page.goto(`${demoServer.url}/leaderboard?${query}`))?.status(), query).toBe(200);
      await expect(main(page).getByText('That is no quarter-mile time.')).toHaveCount(0);
    }
    await page.goto(`${demoServer.url}/leaderboard?time=12.12&time=13.9`);
    await expect(note(page)).toHaveText(SENTENCE);
    expect(pageParameters).toContain('time');
  });
});

test('while I type a time the row slides in without a reload, and leaves with the text', async ({
  page,
  demoServer,
}) => {
  await page.goto(`${demoServer.url}/leaderboard?category=Our+Drag+Races`);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const field = page.getByRole('textbox', { name: 'Where would I place?' });
  await field.pressSequentially('12,12');
  await expect(note(page)).toHaveText(SENTENCE);
  await expect(ghost(page)).toHaveAttribute('data-slides', 'true');
  await expect(page).toHaveURL(/[?&]time=12\.12$/);
  await page.getByRole('radio', { name: 'FWD' }).check();
  await expect(note(page)).toContainText('2nd of 3 with FWD.');
  await field.fill('');
  await expect(ghost(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('with less motion the row is there at once', async ({ page, demoServer }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${demoServer.url}/leaderboard?category=Our+Drag+Races`);
  await page.getByRole('textbox', { name: 'Where would I place?' }).pressSequentially('12.12');
  await expect(ghost(page)).toHaveCSS('animation-name', 'none');
});

test('the home page answers while I type, nothing moves, and its button takes the time to the form', async ({
  page,
  demoServer,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(demoServer.url);
    const before = await hero(page).boundingBox();
    await hero(page).getByRole('textbox', { name: 'Your time' }).fill('12.12');
    await expect(hero(page).getByRole('status')).toHaveText('11th 0.22 s behind tenth');
    expect((await hero(page).boundingBox())?.height).toBe(before?.height);
  }
  await hero(page).getByRole('link', { name: 'Submit 12.12 s' }).click();
  await expect(page).toHaveURL(`${demoServer.url}/submit-times?time=12.12`);
});

for (const query of ['?time=12.12&drivetrain=FWD', '?category=World+Facts&time=10.5&others=50'])
  test(`Show the row leads to the row of the same board, with ${query}`, async ({ page, demoServer }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto(`${demoServer.url}/leaderboard${query}`);
    const sentence = await note(page).textContent();
    await page.getByRole('link', { name: 'Show the row' }).click();
    await expect(page).toHaveURL(`${demoServer.url}/leaderboard${query}#your-place`);
    await expect(ghost(page)).toBeInViewport({ ratio: 1 });
    await expect(note(page)).toHaveText(sentence ?? '');
  });

for (const path of [
  '/',
  '/leaderboard?time=12.12&drivetrain=FWD',
  '/leaderboard?time=soon',
  '/submit-times?time=12.12',
])
  test(`${path} has no barriers`, async ({ page, demoServer }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(demoServer.url + path);
      expect(await findBarriers(page)).toEqual([]);
    }
  });
