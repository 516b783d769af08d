import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { apiPath, apiRoutes, type OutboxMail, type Subscriber } from '@quartermile/core/domain';
import { confirm, expect, notice, openTab, refuse, test } from './harness/desk.js';
import type { DeskApi } from './harness/desk-api.js';

const { newsletter } = apiRoutes;

test.beforeEach(({ api }) => api.clear(newsletter.list, newsletter.delete));

const row = (page: Page, email: string) =>
  page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: email, exact: true }) });
const part = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const search = (page: Page, label: string) => page.getByRole('searchbox', { name: label });

async function subscribe(api: DeskApi, ...emails: string[]): Promise<void> {
  for (const email of emails) await api.call('POST', newsletter.signup, { email });
}

/** Presses the button of the page that the mail's link opens. */
async function confirmByMail(api: DeskApi, email: string): Promise<void> {
  const mails = await api.call<OutboxMail[]>('GET', newsletter.outbox);
  const link = /\S+\/confirm(\?token=\S+)/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[1];
  const answer = await fetch(`${api.origin}${newsletter.confirm}${link}`, { method: 'POST' });
  expect(answer.status).toBe(200);
}

async function removeElsewhere(api: DeskApi, email: string): Promise<void> {
  const all = await api.call<Subscriber[]>('GET', newsletter.list);
  const id = all.find((one) => one.email === email)?._id ?? '';
  await api.call('DELETE', apiPath(newsletter.delete, { id }));
}

test('subscribers show with their status, are counted by it, found and sorted', async ({ desk, api }) => {
  await openTab(desk, 'Newsletter');
  await expect(desk.getByText('No Subscribers Yet')).toBeVisible();
  await subscribe(api, 'zanele@example.com', 'anna@example.com', 'pieter@example.com');
  await confirmByMail(api, 'anna@example.com');
  await desk.reload();
  await expect(row(desk, 'anna@example.com')).toContainText('Confirmed');
  await expect(row(desk, 'zanele@example.com')).toContainText('Not confirmed');
  await expect(part(desk, 'All (3)')).toHaveAttribute('aria-pressed', 'true');
  await part(desk, 'Confirmed (1)').click();
  await expect(row(desk, 'anna@example.com')).toBeVisible();
  await expect(row(desk, 'zanele@example.com')).toHaveCount(0);
  await part(desk, 'Unsubscribed (0)').click();
  await expect(desk.getByText('Nothing found')).toBeVisible();
  await desk.getByRole('button', { name: 'Show everything' }).click();
  await search(desk, 'Search addresses').fill('PIETER');
  await expect(row(desk, 'anna@example.com')).toHaveCount(0);
  await desk.getByRole('button', { name: 'Clear search' }).click();
  await desk.getByRole('combobox', { name: 'Sort by' }).click();
  await desk.getByRole('option', { name: 'By address' }).click();
  await expect(desk.getByRole('row').nth(1)).toContainText('anna@example.com');
});

test('subscribers are deleted, one or many; one that somebody else deleted is told', async ({
  desk,
  api,
}) => {
  await subscribe(api, 'one@example.com', 'two@example.com', 'three@example.com', 'four@example.com');
  await openTab(desk, 'Newsletter');
  await expect(row(desk, 'four@example.com')).toBeVisible();
  await removeElsewhere(api, 'one@example.com');
  await desk.getByRole('button', { name: 'Delete one@example.com' }).click();
  await confirm(desk, 'Delete subscriber?', 'Delete subscriber');
  await expect(notice(desk, 'Failed to delete subscriber. Please try again.')).toBeVisible();
  await expect(row(desk, 'one@example.com')).toHaveCount(0);
  await desk.getByRole('button', { name: 'Delete two@example.com' }).click();
  await confirm(desk, 'Delete subscriber?', 'Delete subscriber');
  await expect(notice(desk, 'Subscriber deleted successfully!')).toBeVisible();
  await desk.getByLabel('Select all on this page').check();
  await desk.getByRole('button', { name: 'Delete selected' }).click();
  await confirm(desk, 'Delete 2 subscribers?', 'Delete 2');
  await expect(notice(desk, '2 subscribers deleted.')).toBeVisible();
  await expect(desk.getByText('No Subscribers Yet')).toBeVisible();
});

test('the subscribers are handed over as a file that no spreadsheet runs', async ({ desk, api }) => {
  await subscribe(api, '=sum@example.com', 'anna@example.com');
  await openTab(desk, 'Newsletter');
  const exportAll = desk.getByRole('button', { name: 'Export CSV' });
  await refuse(desk, newsletter.exportCsv);
  await exportAll.click();
  await expect(notice(desk, 'Failed to export subscribers. Please try again.')).toBeVisible();
  await desk.unroute(`**${newsletter.exportCsv}`);
  const coming = desk.waitForEvent('download');
  await exportAll.click();
  const download = await coming;
  await expect(notice(desk, 'Subscribers exported successfully!')).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^newsletter-\d{4}-\d{2}-\d{2}\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('anna@example.com');
  expect(csv).toContain("'=sum@example.com");
});

test('mails that wait are found and read', async ({ desk, api }) => {
  await openTab(desk, 'Newsletter');
  await part(desk, 'Outbox').click();
  await expect(desk.getByText('No Mails Waiting')).toBeVisible();
  await subscribe(api, 'sipho@example.com', 'lerato@example.com');
  await desk.reload();
  await part(desk, 'Outbox').click();
  await expect(desk.getByText('To: sipho@example.com')).toBeVisible();
  await search(desk, 'Search mails').fill('lerato');
  await expect(desk.getByText('To: sipho@example.com')).toHaveCount(0);
  await desk.getByText('To: lerato@example.com').click();
  await expect(desk.getByText(/By pressing the button you agree to this/)).toBeVisible();
});
