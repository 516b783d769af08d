import { notifications } from '@mantine/notifications';
import {
  type AdminTabId,
  defaultSiteProfile,
  mergeSiteProfile,
  NO_DEMO_CONTENT,
  type SiteSetup,
} from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildVideo, endpoints, FakeApi } from '../../../../../testing/index.js';
import { AdminDashboard } from '../../../../dashboard/admin-dashboard.js';
import { createMemoryHost } from '../../../../test/memory-host.js';
import { openDashboard, renderInTheme } from '../../../../test/render-dashboard.js';

const { setup, finishSetup, removeDemo } = endpoints.admin;
const user = userEvent.setup();
let api: FakeApi;
const DEMO: SiteSetup['demo'] = { cars: 43, videos: 6, sponsors: 1, events: 0, strips: 0, pastEvents: 2 };

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  serve({ finished: false, demo: DEMO });
  let site = defaultSiteProfile;
  api.respond(endpoints.site.update, ({ body: { _seen, ...changes } }) => {
    site = mergeSiteProfile(site, changes);
    api.respond(endpoints.site.read, site);
    return site;
  });
  api.respond(finishSetup, () => serve({ finished: true, demo: DEMO }));
  api.respond(removeDemo, () => {
    serve({ finished: true, demo: NO_DEMO_CONTENT });
    return { removed: DEMO };
  });
});

/** States the state of the setup. */
const serve = (state: SiteSetup): SiteSetup => {
  api.respond(setup, state);
  return state;
};
const open = (tab: AdminTabId = 'setup') => openDashboard(api, tab);
/** Opens the whole dashboard at its first tab. */
const openAll = () =>
  renderInTheme(
    <AdminDashboard host={createMemoryHost(api.transport, 'token')} renderSignedOut={() => null} />,
  );
const updates = () => api.bodies(endpoints.site.update);
const steps = async () => within(await screen.findByRole('region', { name: 'Make it yours' }));
const retype = async (field: HTMLElement, typed: string) => {
  await user.clear(field);
  await user.click(field);
  await user.paste(typed);
};

describe('the first login', () => {
  test('leads through the steps, and saves what was typed', async () => {
    open();
    const card = await steps();
    await retype(await card.findByLabelText(/^Site name/), 'Reef Racing');
    await user.click(card.getByRole('button', { name: 'Save and continue' }));
    expect(await card.findByRole('form', { name: 'Look' })).toBeTruthy();
    expect(updates()[0]).toMatchObject({ siteName: 'Reef Racing' });
    expect(card.getByRole('button', { name: /^1\. Name/ }).textContent).toBeTruthy();
    expect(card.getByLabelText('done')).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Skip this step' }));
    await retype(card.getByLabelText(/^Shop/), 'https://shop.reef.example/');
    await user.click(card.getByRole('button', { name: 'Save and continue' }));
    expect(await card.findByRole('form', { name: 'Opening' })).toBeTruthy();
    const shop = 'https://shop.reef.example/';
    expect(updates()[1]).toMatchObject({ links: { ...defaultSiteProfile.links, shop } });
    await user.click(card.getByRole('button', { name: 'Skip this step' }));
    for (const name of ['First video', 'Demo content', 'Mail', 'Backups']) {
      expect(await card.findByRole('group', { name })).toBeTruthy();
      await user.click(card.getByRole('button', { name: 'Continue' }));
    }
    expect(card.getByRole('group', { name: 'Second factor' })).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(api.calls(finishSetup)).toHaveLength(1));
    expect(api.calls(endpoints.site.read).length).toBeGreaterThan(0);
  });

  test('can be left, and is taken up at the first step that is not done', async () => {
    const { siteName: _, ...rest } = defaultSiteProfile;
    api.respond(endpoints.site.read, { ...rest, siteName: 'Reef Racing', heroImage: '/images/a.webp' });
    openAll();
    await user.click(await screen.findByRole('button', { name: 'Open the first steps' }));
    expect(await screen.findByRole('form', { name: 'Links' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Go on later' }));
    expect(await screen.findByRole('button', { name: 'Open the first steps' })).toBeTruthy();
    expect(api.calls(finishSetup)).toHaveLength(0);
  });

  test('tests mail and backups, and knows a video that is no demo content', async () => {
    api.respond(
      endpoints.videos.list,
      Array.from({ length: 7 }, (_, at) => buildVideo({ _id: `${at}` })),
    );
    const part = { summary: 'Works.', action: null, since: null, details: [] };
    const items = [
      { ...part, id: 'mail', label: 'Mail', state: 'ok', retryable: false },
      { ...part, id: 'backup', label: 'Backups', state: 'warning', retryable: true },
    ] as const;
    api.respond(endpoints.admin.health, { checkedAt: '2026-11-21T08:00:00.000Z', items: [...items] });
    api.respond(endpoints.alerts.test, { mails: 1, devices: 0, failed: 0 });
    api.respond(endpoints.admin.retryHealth, { retried: 1 });
    open();
    const card = await steps();
    expect(
      within(card.getByRole('button', { name: /^5\. First video/ })).getByLabelText('done'),
    ).toBeTruthy();
    await user.click(card.getByRole('button', { name: /^7\. Mail/ }));
    await user.click(card.getByRole('button', { name: 'Send a test' }));
    expect(await screen.findByText('A mail is on its way.')).toBeTruthy();
    await user.click(card.getByRole('button', { name: /^8\. Backups/ }));
    await user.click(card.getByRole('button', { name: 'Make a backup now' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a backup now?' }));
    await user.click(dialog.getByRole('button', { name: 'Make a backup now' }));
    await waitFor(() => expect(api.bodies(endpoints.admin.retryHealth)).toEqual([{ item: 'backup' }]));
  });

  test('moves the focus to the step that opens', async () => {
    open();
    const card = await steps();
    await user.click(await card.findByRole('button', { name: 'Skip this step' }));
    const form = await card.findByRole('form', { name: 'Look' });
    await waitFor(() => expect(document.activeElement?.contains(form)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  test('shows where a link is not set yet', async () => {
    open();
    const card = await steps();
    await user.click(await card.findByRole('button', { name: /^3\. Links/ }));
    expect(card.getAllByText('Not set yet: its button opens a page that says so.')).toHaveLength(4);
  });
});

describe('a dashboard whose first steps are finished', () => {
  beforeEach(() => {
    serve({ finished: true, demo: DEMO });
  });

  test('says that there is demo content', async () => {
    open('dashboard');
    expect(
      (await steps()).getByText(
        /^This site shows demo content: 43 cars, 6 videos, 1 sponsor and 2 past events\./,
      ),
    ).toBeTruthy();
  });

  test('removes it after a confirmation, with one call, and says how much that was', async () => {
    open('dashboard');
    await user.click(await screen.findByRole('button', { name: 'Remove demo content' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove demo content?' }));
    expect(dialog.getByText(/What you added or edited stays\./)).toBeTruthy();
    expect(dialog.getByText('This action cannot be undone.')).toBeTruthy();
    expect(api.calls(removeDemo)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Remove demo content' }));
    expect(
      await screen.findByText('Demo content removed: 43 cars, 6 videos, 1 sponsor and 2 past events.'),
    ).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Make it yours' })).toBeNull());
    expect(api.calls(removeDemo)).toHaveLength(1);
  });

  test('says so when it could not be removed, and keeps the note', async () => {
    api.fail(removeDemo, 'unavailable');
    open('dashboard');
    await user.click(await screen.findByRole('button', { name: 'Remove demo content' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove demo content?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove demo content' }));
    expect(await screen.findByText('Failed to remove the demo content. Please try again.')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Make it yours' })).toBeTruthy();
  });

  test('says nothing once it is gone, and keeps the steps in the Site tab', async () => {
    serve({ finished: true, demo: NO_DEMO_CONTENT });
    openAll();
    expect(await screen.findByText('Quick Actions')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Make it yours' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Settings' }));
    await user.click(await screen.findByRole('button', { name: 'Make it yours' }));
    expect(await steps()).toBeTruthy();
  });

  test('says when they could not be loaded, and loads them again', async () => {
    api.fail(endpoints.site.read, 'unavailable');
    open();
    expect(await screen.findByText('Could not load the site profile.')).toBeTruthy();
    api.recover();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await steps()).toBeTruthy();
  });
});
