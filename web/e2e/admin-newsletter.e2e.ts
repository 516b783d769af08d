import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { apiPath, apiRoutes, type OutboxMail, type Subscriber } from '@quartermile/core/domain';
import type { AdminApi } from './harness/admin-api.js';
import { confirm, expect, notification, openTab, refuse, test } from './harness/dashboard.js';

const { newsletter } = apiRoutes;

test.beforeEach(({ api }) => api.clear(newsletter.list, newsletter.delete));

const row = (page: Page, email: string) =>
  page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: email, exact: true }) });
const part = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const search = (page: Page, label: string) => page.getByRole('searchbox', { name: label });

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

async function removeElsewhere(api: AdminApi, email: string): Promise<void> {
  const all = await api.call<Subscriber[]>('GET', newsletter.list);
  const id = all.find((one) => one.email === email)?._id ?? '';
  await api.call('DELETE', apiPath(newsletter.delete, { id }));
}

test('subscribers show with their status, are counted by it, searched and sorted', async ({
  dashboard,
  api,
}) => {
  await openTab(dashboard, 'Newsletter');
  await expect(dashboard.getByText('No Subscribers Yet')).toBeVisible();
  await subscribe(api, 'zanele@example.com', 'anna@example.com', 'pieter@example.com');
  await confirmByMail(api, 'anna@example.com');
  await dashboard.reload();
  await expect(row(dashboard, 'anna@example.com')).toContainText('Confirmed');
  await expect(row(dashboard, 'zanele@example.com')).toContainText('Not confirmed');
  await expect(part(dashboard, 'All (3)')).toHaveAttribute('aria-pressed', 'true');
  await part(dashboard, 'Confirmed (1)').click();
  await expect(row(dashboard, 'anna@example.com')).toBeVisible();
  await expect(row(dashboard, 'zanele@example.com')).toHaveCount(0);
  await part(dashboard, 'Unsubscribed (0)').click();
  await expect(dashboard.getByText('Nothing found')).toBeVisible();
  await dashboard.getByRole('button', { name: 'Show everything' }).click();
  await search(dashboard, 'Search addresses').fill('PIETER');
  await expect(row(dashboard, 'anna@example.com')).toHaveCount(0);
  await dashboard.getByRole('button', { name: 'Clear search' }).click();
  await dashboard.getByRole('combobox', { name: 'Sort by' }).click();
  await dashboard.getByRole('option', { name: 'By address' }).click();
  await expect(dashboard.getByRole('row').nth(1)).toContainText('anna@example.com');
});

test('subscribers are deleted, one or many; one that somebody else deleted shows an error', async ({
  dashboard,
  api,
}) => {
  await subscribe(api, 'one@example.com', 'two@example.com', 'three@example.com', 'four@example.com');
  await openTab(dashboard, 'Newsletter');
  await expect(row(dashboard, 'four@example.com')).toBeVisible();
  await removeElsewhere(api, 'one@example.com');
  await dashboard.getByRole('button', { name: 'Delete one@example.com' }).click();
  await confirm(dashboard, 'Delete subscriber?', 'Delete subscriber');
  await expect(notification(dashboard, 'Failed to delete subscriber. Please try again.')).toBeVisible();
  await expect(row(dashboard, 'one@example.com')).toHaveCount(0);
  await dashboard.getByRole('button', { name: 'Delete two@example.com' }).click();
  await confirm(dashboard, 'Delete subscriber?', 'Delete subscriber');
  await expect(notification(dashboard, 'Subscriber deleted successfully!')).toBeVisible();
  await dashboard.getByLabel('Select all on this page').check();
  await dashboard.getByRole('button', { name: 'Delete selected' }).click();
  await confirm(dashboard, 'Delete 2 subscribers?', 'Delete 2');
  await expect(notification(dashboard, '2 subscribers deleted.')).toBeVisible();
  await expect(dashboard.getByText('No Subscribers Yet')).toBeVisible();
});

test('the subscribers are handed over as a file that no spreadsheet runs', async ({ dashboard, api }) => {
  await subscribe(api, '=sum@example.com', 'anna@example.com');
  await openTab(dashboard, 'Newsletter');
  const exportAll = dashboard.getByRole('button', { name: 'Export CSV' });
  await refuse(dashboard, newsletter.exportCsv);
  await exportAll.click();
  await expect(notification(dashboard, 'Failed to export subscribers. Please try again.')).toBeVisible();
  await dashboard.unroute(`**${newsletter.exportCsv}`);
  const coming = dashboard.waitForEvent('download');
  await exportAll.click();
  const download = await coming;
  await expect(notification(dashboard, 'Subscribers exported successfully!')).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^newsletter-\d{4}-\d{2}-\d{2}\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('anna@example.com');
  expect(csv).toContain("'=sum@example.com");
});

test('mails that wait are found and read', async ({ dashboard, api }) => {
  await openTab(dashboard, 'Newsletter');
  await part(dashboard, 'Outbox').click();
  await expect(dashboard.getByText('No Mails Waiting')).toBeVisible();
  await subscribe(api, 'sipho@example.com', 'lerato@example.com');
  await dashboard.reload();
  await part(dashboard, 'Outbox').click();
  await expect(dashboard.getByText('To: sipho@example.com')).toBeVisible();
  await search(dashboard, 'Search mails').fill('lerato');
  await expect(dashboard.getByText('To: sipho@example.com')).toHaveCount(0);
  await dashboard.getByText('To: lerato@example.com').click();
  await expect(dashboard.getByText(/By pressing the button you agree to this/)).toBeVisible();
});
