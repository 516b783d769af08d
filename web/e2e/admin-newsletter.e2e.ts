import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { apiRoutes, type OutboxMail } from '@quartermile/core/domain';
import type { AdminApi } from './harness/admin-api.js';
import { expect, notification, openTab, test } from './harness/dashboard.js';

const { newsletter } = apiRoutes;

test.beforeEach(({ api }) => api.clear(newsletter.list, newsletter.delete));

const row = (page: Page, email: string) =>
  page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: email, exact: true }) });

async function subscribe(api: AdminApi, ...emails: string[]): Promise<void> {
  for (const email of emails) await api.call('POST', newsletter.signup, { email });
}

/** Confirms a subscription with the link in the mail. */
async function confirmByMail(api: AdminApi, email: string): Promise<void> {
  const mails = await api.call<OutboxMail[]>('GET', newsletter.outbox);
  const link = /\S+\/confirm(\?token=\S+)/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[1];
  const answer = await fetch(`${api.origin}${newsletter.confirm}${link}`, { method: 'POST' });
  expect(answer.status).toBe(200);
}

test('subscribers show with their status, and are handed over as a file that no spreadsheet runs', async ({
  dashboard,
  api,
}) => {
  await subscribe(api, '=sum@example.com', 'anna@example.com');
  await confirmByMail(api, 'anna@example.com');
  await openTab(dashboard, 'Newsletter');
  await expect(row(dashboard, 'anna@example.com')).toContainText('Confirmed');
  await expect(row(dashboard, '=sum@example.com')).toContainText('Not confirmed');
  const coming = dashboard.waitForEvent('download');
  await dashboard.getByRole('button', { name: 'Export CSV' }).click();
  const download = await coming;
  await expect(notification(dashboard, 'Subscribers exported successfully!')).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^newsletter-\d{4}-\d{2}-\d{2}\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('anna@example.com');
  expect(csv).toContain("'=sum@example.com");

  await dashboard.getByRole('button', { name: 'Outbox', exact: true }).click();
  const mail = dashboard.getByRole('listitem').filter({ hasText: 'To: =sum@example.com' });
  await mail.getByText('To: =sum@example.com').click();
  await expect(mail.getByText(/By pressing the button you agree to this/)).toBeVisible();
});
