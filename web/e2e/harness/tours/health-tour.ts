import type { Page } from '@playwright/test';
import { apiRoutes, type HealthItem, type HealthReport } from '@quartermile/core/domain';
import { logIn } from '../dashboard.js';
import { breakLine, expectAfterRetries } from '../trouble.js';
import { press, type Visit, visitLoading } from './tour.js';

const { health } = apiRoutes.admin;

/** What is the matter with a part, for each state that needs a screenshot. */
const TROUBLE: Readonly<Record<string, Partial<HealthItem>>> = {
  database: {
    state: 'error',
    summary:
      'The database does not answer. Nobody can vote, submit or log in; cached pages are still served.',
    action:
      'Check that PostgreSQL runs on db.example.com and that this server reaches it. It reconnects by itself.',
    since: '2026-11-21T07:30:00.000Z',
  },
  mail: {
    state: 'warning',
    summary: '2 mails wait after a failed attempt.',
    action: 'Check the mail server in SMTP_URL. Waiting mails are sent again by themselves.',
    since: '2026-11-21T07:30:00.000Z',
    retryable: true,
  },
};

/** Every state of the Health tab. */
export async function tourHealth(page: Page, site: string, visit: Visit): Promise<void> {
  await page.goto(`${site}/admin-login`);
  await logIn(page);
  const tab = `${site}/admin?tab=health`;
  await visitLoading(page, tab, health, (state) => visit(state));
  await page.goto(tab);
  await page
    .getByText('Everything works')
    .or(page.getByText(/needs? you: /))
    .first()
    .waitFor();
  await visit('real');
  await page.route(`**${health}`, async (route) => {
    const response = await route.fetch();
    const { items, ...report } = (await response.json()) as HealthReport;
    const troubled = items.map((item) => ({ ...item, ...TROUBLE[item.id] }));
    const rank = ({ state }: HealthItem): number => ['error', 'warning', 'off', 'ok'].indexOf(state);
    const json = { ...report, items: troubled.toSorted((one, other) => rank(one) - rank(other)) };
    return route.fulfill({ response, json });
  });
  await page.reload();
  await page.getByText('2 mails wait after a failed attempt.').waitFor();
  await page.getByText('Details', { exact: true }).first().click();
  await visit('trouble');
  await press(page, 'Send again now');
  await page.getByRole('dialog').waitFor();
  await visit('retry');
  await press(page, 'Cancel');
  await page.unroute(`**${health}`);
  await breakLine(page, `**${health}`);
  await page.clock.install();
  await press(page, 'Refresh');
  await expectAfterRetries(page, page.getByText(/^Could not be renewed/));
  await visit('stale');
  await page.unroute(`**${health}`);
}
