import type { Page } from '@playwright/test';
import { apiRoutes } from '@quartermile/core/domain';
import { logIn, notification, openTab } from '../dashboard.js';
import { press, type Visit, visitLoading } from './tour.js';

/** Delay of the job that looks for bursts. */
const JOB_MS = 60_000;

/** The votes of an entry over time, the pauses and what visitors see of them, on a server with `VOTE_BURST`. */
export async function tourVotes(page: Page, site: string, visit: Visit): Promise<void> {
  await page.goto(`${site}/admin-login`);
  await logIn(page);
  await openTab(page, 'Leaderboard');
  await page
    .getByRole('button', { name: /^Votes for/ })
    .first()
    .waitFor();
  await visit('rows');
  await openTab(page, 'Activity');
  const show = page.getByRole('button', { name: 'Show votes' }).first();
  await show.waitFor({ timeout: JOB_MS });
  await visit('alert');
  await visitDialog(page, visit);
  await visitPauses(page, site, visit);
}

async function visitDialog(page: Page, visit: Visit): Promise<void> {
  const dialog = page.getByRole('dialog');
  const show = page.getByRole('button', { name: 'Show votes' }).first();
  await page.route(`**${apiRoutes.leaderboard.voteHistory}*`, (route) =>
    route.fulfill({ status: 403, json: { status: 403, title: 'No', detail: 'No.', code: 'forbidden' } }),
  );
  await show.click();
  await dialog.getByText('Could not load the votes.').waitFor();
  await visit('dialog-error');
  await page.unroute(`**${apiRoutes.leaderboard.voteHistory}*`);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByText('Counted on the site').waitFor();
  await visit('dialog');
  await dialog.getByRole('button', { name: 'Set aside', exact: true }).click();
  await dialog.getByText('Please give a reason.').waitFor();
  await dialog.getByText('Show as a table').first().click();
  await visit('dialog-refused');
  await dialog.getByText('Show as a table').first().click();
  await dialog.getByLabel('Reason').fill('One hall of computers');
  await dialog.getByRole('button', { name: 'Set aside', exact: true }).click();
  await dialog.getByRole('button', { name: /^Bring back/ }).waitFor();
  await visit('dialog-set-aside');
  await dialog.getByRole('button', { name: /^Bring back/ }).click();
  await dialog.getByText(/^Brought back by/).waitFor();
  await visit('dialog-brought-back');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

async function visitPauses(page: Page, site: string, visit: Visit): Promise<void> {
  await visitLoading(page, `${site}/admin?tab=votes`, apiRoutes.sitePauses, (state) =>
    visit(`pauses-${state}`),
  );
  await page.goto(`${site}/admin?tab=votes`);
  await page.getByRole('button', { name: 'Pause votes' }).waitFor();
  await visit('pauses-open');
  await press(page, 'Pause votes');
  await notification(page, 'The change is on the site.').waitFor();
  // The row of the votes, with its field "Until", is replaced after the notification.
  await page.getByRole('button', { name: 'Resume votes' }).waitFor();
  await page.getByLabel(/^Until/).fill('2099-01-02T10:30');
  await press(page, 'Pause submissions');
  await page.getByText(/^Paused by .*until/).waitFor();
  await visit('pauses-paused');
  for (const [name, path] of [
    ['paused-board', '/leaderboard?category=Votes+by+Viewers'],
    ['paused-submit', '/submit-times'],
    ['paused-home', '/'],
    ['rules', '/terms-of-use.html'],
  ] as const) {
    await page.goto(`${site}${path}`);
    await visit(name);
  }
  await page.goto(`${site}/admin?tab=votes`);
  await press(page, 'Resume votes');
  await page.getByRole('button', { name: 'Pause votes' }).waitFor();
  await press(page, 'Resume submissions');
  await page.getByRole('button', { name: 'Pause submissions' }).waitFor();
}
