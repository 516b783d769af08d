import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { apiPath, apiRoutes, type Issue, issueRoutes } from '@quartermile/core/domain';
import type { AdminApi } from './harness/admin-api.js';
import { showScheme } from './harness/barriers.js';
import { openDashboard, openTab } from './harness/dashboard.js';
import { subscribe, test } from './harness/mail-sink.js';
import { expect } from './harness/test.js';

/** Folder of the screenshots; ignored by git. */
const FOLDER = join(import.meta.dirname, '..', 'shots');
const READERS = ['anna@example.com', 'lerato@example.com', 'sipho@example.com'];

/** Cars, an event, and a newsletter in each state. At one mail a minute, sending lasts longer than the screenshots. */
async function prepare(api: AdminApi): Promise<void> {
  const cars = [
    { name: 'Volkswagen Golf 7 R', owner: 'Lerato', time: '11.82' },
    { name: 'Toyota GR Yaris', owner: 'Sipho', time: '11.84' },
    { name: 'Ford Ranger Raptor', owner: 'Anna van der Merwe', time: '14.1' },
  ];
  for (const car of cars) await api.approve(car, 'Our Drag Races');
  await api.call('POST', apiRoutes.events.add, {
    title: 'Night run at Tarlton',
    description: 'Bring lights.',
    date: '2030-12-05T18:00:00+02:00',
    location: 'Tarlton International Raceway',
  });
  const add = async (subject: string, ...actions: string[]) => {
    const blocks = [
      { kind: 'heading', text: 'A new leader' },
      { kind: 'paragraph', text: 'Rain until noon.\n\nThen a record.' },
      { kind: 'button', label: 'See the board', link: 'https://example.com/board' },
    ];
    const { _id: id } = await api.call<Issue>('POST', issueRoutes.add, { subject, blocks, perMinute: 1 });
    for (const action of actions) await api.call('POST', apiPath(issueRoutes.act, { id }), { action });
  };
  await add(
    'Spring finals: dates, entries and a very long subject that needs two lines on a phone',
    'send',
    'pause',
  );
  await add('A new leader after forty days', 'send');
  await add('Draft of the next one');
}

type Take = (name: string) => Promise<void>;

async function takeList(page: Page, take: Take): Promise<void> {
  await openTab(page, 'Newsletter');
  await page.getByRole('button', { name: 'Newsletters', exact: true }).click();
  await expect(page.getByText('Sending', { exact: true })).toBeVisible();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await take('list-sending-paused');
  const row = page.getByRole('listitem', { name: 'Draft of the next one' });
  await row.getByRole('button', { name: 'Edit Draft of the next one' }).click();
  await take('editor');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Then a record.')).toBeVisible();
  await take('preview-phone');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Send...' }).click();
  await take('send-question');
  await page.keyboard.press('Escape');
}

async function takeWrap(page: Page, take: Take): Promise<void> {
  await page.getByRole('button', { name: 'Sunday wrap' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sunday wrap' });
  await expect(dialog.getByRole('heading', { name: 'New leaders' })).toBeVisible();
  await take('wrap-newsletter');
  await dialog.getByRole('button', { name: 'WhatsApp', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeVisible();
  await take('wrap-message');
  await dialog.getByRole('button', { name: 'Picture', exact: true }).click();
  await expect(dialog.getByRole('img', { name: /^The wrap of the week/ })).toBeVisible();
  await take('wrap-picture');
}

test('screenshots of the newsletters in the dashboard', async ({ browser, site, mails }) => {
  await prepare(await subscribe(site, mails.received, READERS));
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    for (const scheme of ['dark', 'light'] as const) {
      const page = await browser.newPage({ viewport: { width, height } });
      await showScheme(page, scheme);
      await openDashboard(page, site);
      const take: Take = async (name) => {
        await page.screenshot({ path: join(FOLDER, `newsletter-${name}-${width}-${scheme}.png`) });
      };
      await takeList(page, take);
      await takeWrap(page, take);
      await page.close();
    }
  }
});
