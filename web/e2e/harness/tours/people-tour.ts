import type { Page } from '@playwright/test';
import { type Invitation, peopleRoutes } from '@quartermile/core/domain';
import { AdminApi } from '../admin-api.js';
import { logIn, openTab } from '../dashboard.js';
import { breakLine, expectAfterRetries } from '../trouble.js';
import { press, type Visit, visitLoading } from './tour.js';

const PASSWORD = 'quarter mile at dawn';
const DEVICES = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) Version/26.1 Mobile/15E148 Safari/604.1',
];

/** SQL for an invitation that has expired; its hash matches no link. */
export const EXPIRED_INVITATION = `
  INSERT INTO administrator_invitation (email, role, token_hash, invited_by, created_at, expires_at)
  VALUES ('sipho.late@example.com', 'owner', '\\x00', 'admin@quartermile.example',
    now() - interval '9 days', now() - interval '2 days');`;

/** Invites a person as the owner and returns the token of the link. */
async function invite(api: AdminApi, email: string, role: 'owner' | 'reviewer'): Promise<string> {
  await api.call('POST', peopleRoutes.invite, { email, role });
  const invitations = await api.call<Invitation[]>('GET', peopleRoutes.invitations);
  return invitations.find((one) => one.email === email)?.link?.split('#')[1] ?? '';
}

/** Every state of the Administrators tab, the list of sessions and the invitation page, on a server of its own. */
export async function tourPeople(page: Page, site: string, visit: Visit): Promise<void> {
  const api = await AdminApi.open(site);
  await page.goto(`${site}/admin-login`);
  await logIn(page);
  await visitTab(page, site, visit);
  for (const userAgent of DEVICES) {
    await fetch(`${site}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({ email: 'admin@quartermile.example', password: 'start-tree-amber-9.8' }),
    });
  }
  await openTab(page, 'Security');
  await page.getByText('Firefox on Linux').waitFor();
  await visit('sessions');
  await press(page, 'Logout');
  await visitInvitation(page, site, await invite(api, 'naledi@example.com', 'reviewer'), visit);
}

async function visitTab(page: Page, site: string, visit: Visit): Promise<void> {
  const tab = `${site}/admin?tab=administrators`;
  await visitLoading(page, tab, peopleRoutes.administrators, (state) => visit(`list-${state}`));
  await page.goto(tab);
  await page.getByText('Set on the server').waitFor();
  await visit('list-alone');
  const api = await AdminApi.open(site);
  for (const [email, role] of [
    ['lerato.reviewer@example.com', 'reviewer'],
    ['thandi.owner.of.the.club@motorsport-events.example.co.za', 'owner'],
  ] as const) {
    const token = await invite(api, email, role);
    await api.call('POST', peopleRoutes.acceptInvitation, { token, password: PASSWORD });
  }
  // Phones have the form collapsed.
  if (!(await page.getByLabel('Email').isVisible())) await page.getByText('Invite Administrator').click();
  await page.getByLabel('Email').fill('lerato.reviewer@example.com');
  await press(page, 'Create Invitation');
  await page.getByText('This person is an administrator already.').waitFor();
  await visit('list-refused');
  await page.getByLabel('Email').fill('bongani@example.com');
  await press(page, 'Create Invitation');
  await page.getByLabel('Invitation link of bongani@example.com').waitFor();
  await visit('list-full');
  await page.getByRole('button', { name: 'Remove lerato.reviewer@example.com' }).click();
  await page.getByRole('dialog').waitFor();
  await visit('list-remove');
  await press(page, 'Cancel');
}

async function visitInvitation(page: Page, site: string, token: string, visit: Visit): Promise<void> {
  const address = (part: string): string => `${site}${peopleRoutes.invitationPage}#${part}`;
  /** Another address of the same page would not be loaded anew. */
  const open = async (part: string): Promise<void> => {
    await page.goto('about:blank');
    await page.goto(address(part));
  };
  await breakLine(page, `**${peopleRoutes.openInvitation}`);
  await page.clock.install();
  await open(token);
  await expectAfterRetries(page, page.getByText('The invitation could not be checked.'));
  await visit('invitation-failed');
  await page.unroute(`**${peopleRoutes.openInvitation}`);
  await open('torn');
  await page.getByRole('heading', { name: 'This link is not complete' }).waitFor();
  await visit('invitation-incomplete');
  await open(token);
  await page.getByText('You were invited as naledi@example.com.').waitFor();
  await visit('invitation');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await press(page, 'Save Password');
  await page.getByText('Please use at least 12 characters.').waitFor();
  await visit('invitation-short');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat password').fill('something else');
  await press(page, 'Save Password');
  await page.getByText('The two passwords are different.').waitFor();
  await visit('invitation-different');
  await page.getByLabel('Repeat password').fill(PASSWORD);
  await press(page, 'Save Password');
  await page.getByRole('heading', { name: 'Welcome!' }).waitFor();
  await visit('invitation-done');
  await open(token);
  await page.getByRole('heading', { name: 'This invitation is over' }).waitFor();
  await visit('invitation-over');
}
