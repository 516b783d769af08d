import { apiRoutes, type HealthReport } from '@quartermile/core/domain';
import { expect, notification, openTab, test } from './harness/dashboard.js';
import { breakLine, expectAfterRetries } from './harness/trouble.js';

const { health } = apiRoutes.admin;

test('the health of a real server is shown part by part, and again at the press of a button', async ({
  dashboard,
}) => {
  await openTab(dashboard, 'Health');
  const panel = dashboard.getByRole('tabpanel', { name: 'Health' });
  const part = (name: string) =>
    panel.getByRole('listitem').filter({ has: dashboard.getByRole('heading', { name, exact: true }) });
  await expect(part('Database')).toContainText(/The (embedded|external) database answers in \d+ ms\./);
  await expect(part('Recurring jobs')).toContainText('Works');
  await expect(part('Mail')).toContainText('What to do: Set SMTP_URL to your mail server');
  await expect(part('Backups')).toContainText('What to do: Set BACKUP_DIR');
  const folders = part('Disk space').getByText('Folders');
  await expect(folders).toBeHidden();
  await part('Disk space').getByText('Details').click();
  await expect(folders).toBeVisible();

  const again = dashboard.waitForResponse(`**${health}`);
  await panel.getByRole('button', { name: 'Refresh' }).click();
  expect((await again).status()).toBe(200);
  await expect(panel.getByRole('alert')).toHaveCount(0);
});

test('without a connection the last state stays and says its age', async ({ dashboard }) => {
  await openTab(dashboard, 'Health');
  const panel = dashboard.getByRole('tabpanel', { name: 'Health' });
  await expect(panel.getByRole('heading', { name: 'Database', exact: true })).toBeVisible();
  await dashboard.clock.install();
  await breakLine(dashboard, `**${health}`);
  await panel.getByRole('button', { name: 'Refresh' }).click();
  const note = panel.getByRole('alert').filter({ hasText: 'Could not be renewed. This is the state of' });
  await expectAfterRetries(dashboard, note);
  await expect(panel.getByRole('heading', { name: 'Database', exact: true })).toBeVisible();
  await dashboard.unroute(`**${health}`);
  await panel.getByRole('button', { name: 'Refresh' }).click();
  await expect(panel.getByRole('alert')).toHaveCount(0);
});

test('what fails comes first, is marked on the tab, and is tried again after a confirmation', async ({
  dashboard,
}) => {
  await dashboard.route(`**${health}`, async (route) => {
    if (route.request().method() === 'POST') return route.continue();
    const response = await route.fetch();
    const { items, ...report } = (await response.json()) as HealthReport;
    const mail = {
      ...items.find(({ id }) => id === 'mail'),
      state: 'warning',
      summary: '2 mails wait after a failed attempt.',
      since: '2026-11-21T07:30:00.000Z',
      retryable: true,
    };
    const others = items.filter(({ id }) => id !== 'mail');
    return route.fulfill({ response, json: { ...report, items: [mail, ...others] } });
  });
  await dashboard.reload();
  await expect(dashboard.getByRole('tab', { name: /^Health .*\d things? to look at$/ })).toBeVisible();
  await openTab(dashboard, 'Health');
  const first = dashboard.getByRole('tabpanel', { name: 'Health' }).getByRole('listitem').first();
  await expect(first).toContainText('2 mails wait after a failed attempt.');
  await expect(first).toContainText('Since 21 Nov 2026, 09:30');
  await first.getByRole('button', { name: 'Send again now' }).click();
  const sent = dashboard.waitForResponse((answer) => answer.request().method() === 'POST');
  await dashboard.getByRole('dialog').getByRole('button', { name: 'Send again now' }).click();
  expect((await sent).status()).toBe(200);
  await expect(notification(dashboard, 'Waiting mails are being sent.')).toBeVisible();
});
