import type { Page } from '@playwright/test';
import { launchServer, type RunningServer } from '@quartermile/core/testing';
import { expect, notification, openDashboard, openTab } from './harness/dashboard.js';
import { test } from './harness/test.js';
import { VOTE_BURST } from './harness/vote-burst.js';

/** Delay of the job that looks for bursts. */
const JOB_MS = 60_000;

let server: RunningServer;
test.beforeAll(async () => {
  server = await launchServer({}, { sql: VOTE_BURST });
});
test.afterAll(() => server.stop());

/** The leaderboard as another visitor sees it. */
async function visit(page: Page): Promise<Page> {
  const visitor = (await page.context().browser()?.newContext()) ?? page.context();
  const board = await visitor.newPage();
  await board.goto(`${server.url}/leaderboard?category=Votes+by+Viewers`);
  return board;
}
const order = (board: Page) => board.getByRole('main').getByRole('heading', { level: 3 });

test('a burst is alerted, set aside, and brought back, and the public count follows', async ({ page }) => {
  test.setTimeout(3 * JOB_MS);
  const board = await visit(page);
  await expect(board.getByText('184 votes')).toBeVisible();
  await expect(order(board)).toContainText(['Burst Golf', 'Quiet Polo']);

  await openDashboard(page, server.url);
  await openTab(page, 'Activity');
  const alert = page.getByRole('listitem').filter({ hasText: 'noticed a burst of votes for Burst Golf' });
  await expect(alert).toContainText(/84 votes from .+ to .+, usually /, { timeout: JOB_MS });
  await alert.getByRole('button', { name: 'Show votes' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('definition')).toHaveText(['184', '0', '184']);
  await dialog.getByLabel('Reason').fill('One hall of computers');
  await dialog.getByRole('button', { name: 'Set aside', exact: true }).click();
  await expect(dialog.getByRole('definition')).toHaveText(['100', '84', '184']);

  await board.reload();
  await expect(board.getByText('184 votes')).toHaveCount(0);
  await expect(board.getByText('100 votes')).toHaveCount(2);

  await dialog.getByRole('button', { name: /^Bring back 84 votes/ }).click();
  await expect(dialog.getByRole('definition')).toHaveText(['184', '0', '184']);
  await board.reload();
  await expect(board.getByText('184 votes')).toBeVisible();
  await board.context().close();
});

test('paused votes and submissions are announced on the site, and votes of an open page are not lost silently', async ({
  page,
}) => {
  const board = await visit(page);
  await expect(board.getByRole('button', { name: 'Vote' })).toHaveCount(2);
  await openDashboard(page, server.url);
  await openTab(page, 'Site');
  await page.getByRole('button', { name: 'Pause votes' }).click();
  await expect(notification(page, 'The change is on the site.')).toBeVisible();
  await expect(page.getByText(/^Paused by /)).toBeVisible();

  await board.getByRole('button', { name: 'Vote' }).first().click();
  await expect(board.getByText('Voting is paused for now.')).toBeVisible();
  await expect(board.getByRole('button', { name: 'Paused' })).toHaveCount(2);
  await expect(board.getByRole('button', { name: 'Paused' }).first()).toBeDisabled();

  await page.getByRole('button', { name: 'Pause submissions' }).click();
  await expect(page.getByText(/^Paused by /)).toHaveCount(2);
  await board.goto(`${server.url}/submit-times`);
  await expect(board.getByText('Submissions are paused for now.')).toBeVisible();

  await page.getByRole('button', { name: 'Resume votes' }).click();
  await page.getByRole('button', { name: 'Resume submissions' }).click();
  await expect(page.getByText(/^Paused by /)).toHaveCount(0);
  await board.goto(`${server.url}/leaderboard?category=Votes+by+Viewers`);
  await board.getByRole('button', { name: 'Vote' }).first().click();
  await expect(board.getByRole('button', { name: 'Voted' })).toHaveCount(1);
  await board.context().close();
});
