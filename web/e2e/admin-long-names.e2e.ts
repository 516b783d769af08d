import type { Page } from '@playwright/test';
import {
  apiRoutes,
  type Factors,
  factorRoutes,
  type Invitation,
  PASSKEY_NAME_MAX_LENGTH,
  peopleRoutes,
} from '@quartermile/core/domain';
import { type AdminApi, drawDataUrl } from './harness/admin-api.js';
import { expect, openTab, test } from './harness/dashboard.js';

/** A name of maximum length without a possible line break. */
const long = (first: string): string => first + 'W'.repeat(99);

/** An address without a possible line break, as long as a local part may be, and of a long domain. */
const LONG_EMAIL = `${'w'.repeat(64)}@${'d'.repeat(60)}.example.com`;

/** The lists of the dashboard, each with an item. */
const tabs = [
  ['Video Management', long('V')],
  ['Leaderboard Cars', long('C')],
  ['Sponsor Management', long('S')],
  ['Pending Submissions', long('P')],
  ['Edit Approved Cars', long('C')],
  ['World Facts Management', long('C')],
  ['Factory Specifications', long('C')],
  ['Events', long('E')],
  ['Past', long('B')],
  ['Newsletter', `${'w'.repeat(60)}@example.com`],
  ['Activity', long('C')],
  ['People', LONG_EMAIL],
  ['Security', `P${'W'.repeat(PASSKEY_NAME_MAX_LENGTH - 1)}`],
] as const;

/** An administrator and an open invitation with long addresses. */
async function addAdministrators(api: AdminApi): Promise<void> {
  const invite = (email: string) => api.call('POST', peopleRoutes.invite, { email, role: 'reviewer' });
  await invite(LONG_EMAIL);
  const [invitation] = await api.call<Invitation[]>('GET', peopleRoutes.invitations);
  const token = invitation?.link?.split('#')[1];
  await api.call('POST', peopleRoutes.acceptInvitation, { token, password: 'quarter mile at dawn' });
  await invite(LONG_EMAIL.replace('w', 'v'));
}

/** Lengthens what the Security tab shows: the name of a passkey, and device and place of the sessions. */
async function renameSecurity(page: Page): Promise<void> {
  const moments = { createdAt: '2026-11-21T10:00:00.000Z', lastUsedAt: null };
  const name = `P${'W'.repeat(PASSKEY_NAME_MAX_LENGTH - 1)}`;
  await page.route(`**${factorRoutes.list}`, async (route) => {
    const response = await route.fetch();
    const factors = (await response.json()) as Factors;
    const passkeys = [{ _id: 'one', credentialId: 'one', name, ...moments }];
    await route.fulfill({ response, json: { ...factors, passkeys } });
  });
  await page.route(`**${peopleRoutes.sessions}`, async (route) => {
    const response = await route.fetch();
    const [session] = (await response.json()) as Record<string, unknown>[];
    const other = { device: long('D'), place: '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', isCurrent: false };
    await route.fulfill({ response, json: [session, { ...session, ...other, _id: 'other' }] });
  });
}

test('no list scrolls sideways for a name of a hundred letters', async ({ dashboard, api }) => {
  test.setTimeout(180_000);
  await api.clearCars();
  const owner = long('O');
  const description = 'D'.repeat(300);
  const carId = await api.approve({ name: long('C'), owner, description }, 'World Facts');
  const source = long('F');
  await api.call('PUT', apiRoutes.cars.updateWorldFacts, { carId, worldFacts: 9.8, source });
  await api.call('PUT', apiRoutes.cars.updateFactorySpecs, { carId, factoryPower: 'K'.repeat(60) });
  const rejected = await api.submit({ name: long('R'), owner });
  await api.review({ carId: rejected, action: 'reject', reason: 'X'.repeat(400) });
  await api.submit({ name: long('P'), owner, description });
  await api.addSponsor(long('S'));
  const link = 'https://www.youtube.com/watch?v=abcdefghijk';
  await api.call('POST', apiRoutes.videos.add, {
    title: long('V'),
    link,
    thumbnail: await drawDataUrl(),
  });
  await api.call('POST', apiRoutes.events.add, { title: long('E'), date: '2031-02-03', location: owner });
  await api.call('POST', apiRoutes.pastEvents.add, { title: long('B'), date: '2025-02-03', location: owner });
  await api.call('POST', apiRoutes.newsletter.signup, { email: `${'w'.repeat(60)}@example.com` });
  await addAdministrators(api);
  await renameSecurity(dashboard);
  for (const width of [390, 1440]) {
    await dashboard.setViewportSize({ width, height: 844 });
    const isTooWide = () =>
      dashboard.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    for (const [tab, shown] of tabs) {
      await test.step(`${tab} at ${width} px`, async () => {
        await openTab(dashboard, tab);
        const panel = dashboard.getByRole('tabpanel', { name: tab });
        await expect(panel.getByText(shown).first()).toBeVisible();
        if (tab === 'Security') await expect(panel.getByText(long('D'))).toBeVisible();
        expect(await isTooWide()).toBeLessThanOrEqual(0);
        if (tab === 'Leaderboard Cars' || tab === 'Edit Approved Cars') {
          for (const display of ['List', 'Grid']) {
            await panel.getByRole('button', { name: display, exact: true }).click();
            expect(await isTooWide()).toBeLessThanOrEqual(0);
          }
        }
        if (tab === 'Pending Submissions') {
          await panel.getByRole('button', { name: 'Rejected' }).click();
          await expect(panel.getByText(long('R'))).toBeVisible();
          expect(await isTooWide()).toBeLessThanOrEqual(0);
        }
      });
    }
  }
});
