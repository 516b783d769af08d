import { notifications } from '@mantine/notifications';
import { QuartermileProvider } from '@quartermile/core/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildAdminCar,
  buildPastEvent,
  buildSession,
  buildVideo,
  endpoints,
  FakeApi,
} from '../../../testing/index.js';
import { AdminDashboard } from '../admin-dashboard.js';
import { finderMessages } from './finder-messages.js';
// Preloaded, so that loading code does not count towards the timeouts of a spec.
import '../open-dashboard.js';
import '../../tabs/review/pending-tab.js';
import './finder.js';
import { reviewMessages } from '../../kernel/messages/review-messages.js';
import { createMemoryHost } from '../../test/memory-host.js';
import { serveCars } from '../../test/serve-cars.js';

const text = finderMessages;
const user = userEvent.setup();
const TAB = 'Pending Submissions';
let api: FakeApi;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  serveCars(api, [
    buildAdminCar({
      ...{ _id: 'polo', name: 'Polo GTI', owner: 'Tshepo', cellphone: '+27 82 111 2222', driverId: 'tshepo' },
    }),
    buildAdminCar({ _id: 'golf', name: 'Golf R', owner: 'Lerato', cellphone: null }),
    buildAdminCar({
      _id: 'm2',
      name: 'BMW M2',
      owner: 'Tshepo',
      cellphone: '+27821112222',
      driverId: 'tshepo',
      status: 'approved',
    }),
    buildAdminCar({ _id: 'rs3', name: 'Audi RS3', owner: 'Naledi', cellphone: null, status: 'rejected' }),
    buildAdminCar({ _id: 'amg', name: 'A45 AMG', owner: 'Sipho', cellphone: null, status: 'withdrawn' }),
  ]);
  api.respond(endpoints.videos.list, [
    buildVideo({ title: 'Supra at Tarlton' }),
    buildVideo({ _id: 'v2', title: 'Old film' }),
  ]);
  api.respond(endpoints.events.list, [
    { id: 'e1', title: 'Summer nationals', date: '2096-12-05' },
    { id: 'e2', title: 'Long gone meeting', date: '2016-12-05' },
  ]);
  api.respond(endpoints.pastEvents.list, [buildPastEvent({ title: 'Winter shoot-out' })]);
});

/** The dashboard, which switches its tabs by itself. */
async function open(role: 'owner' | 'reviewer' = 'owner') {
  api.respond(endpoints.admin.session, buildSession({ role }));
  render(
    <QuartermileProvider env="test">
      <AdminDashboard
        host={createMemoryHost(api.transport, 'token')}
        undoMs={60_000}
        renderSignedOut={(reason) => <p>signed out: {reason}</p>}
      />
    </QuartermileProvider>,
  );
  await screen.findByRole('tab', { name: new RegExp(`^${TAB}`) });
}
const finder = () => screen.findByRole('dialog', { name: text.title });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: text.title })).toBeNull());
const labels = () =>
  within(screen.getByRole('dialog', { name: text.title }))
    .queryAllByRole('button')
    .map(({ firstElementChild, textContent }) => firstElementChild && textContent);
/** The open page, within its group if it has one. */
const openTab = () => screen.getAllByRole('tab', { selected: true }).at(-1)?.textContent;

/** Opens the finder by its keys and types. */
async function find(words: string) {
  await user.keyboard('{Control>}k{/Control}');
  await finder();
  await user.keyboard(words);
}

describe('Ctrl+K', () => {
  test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
    'opens the finder with the tabs of the role by %s, Escape closes it',
    async (keys) => {
      await open('reviewer');
      await user.keyboard(keys);
      await finder();
      expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: text.placeholder }));
      expect(labels()).toEqual([TAB, 'SecuritySettings', 'AlertsSettings']);
      await user.keyboard('{Escape}');
      await closed();
    },
  );

  test('opens it from a text field, and gives the focus back', async () => {
    await open();
    await user.click(screen.getByRole('tab', { name: new RegExp(`^${TAB}`) }));
    const search = await screen.findByRole('searchbox', { name: reviewMessages.search });
    await user.click(search);
    await find('j');
    await user.keyboard('{Escape}');
    await closed();
    expect(document.activeElement).toBe(search);
  });

  test('leaves no letter to the keys of the queue', async () => {
    await open();
    await user.click(screen.getByRole('tab', { name: new RegExp(`^${TAB}`) }));
    await screen.findByRole('article', { name: 'Polo GTI' });
    await find('golf');
    await user.tab();
    await user.keyboard('ar');
    expect(screen.queryByText(/sending in/)).toBeNull();
    expect(screen.queryByRole('dialog', { name: /^Reject/ })).toBeNull();
  });

  test('takes the letters back when the dialog below takes the focus with a delay', async () => {
    await open();
    await find('polo');
    await waitFor(() => expect(labels()).toContain('Polo GTITshepo · Pending'));
    await user.keyboard('{Enter}');
    const details = await screen.findByRole('dialog', { name: reviewMessages.detailsTitle });
    await find('lera');
    within(details).getAllByRole('button', { hidden: true })[0]?.focus();
    await user.keyboard('to');
    expect(document.activeElement).toHaveProperty('value', 'lerato');
    expect(screen.queryByRole('dialog', { name: /^Edit/ })).toBeNull();
  });
});

describe('the finder finds', () => {
  test('a pending car, and opens its details', async () => {
    await open();
    await find('polo');
    await waitFor(() => expect(labels()).toContain('Polo GTITshepo · Pending'));
    await user.keyboard('{Enter}');
    const details = await screen.findByRole('dialog', { name: reviewMessages.detailsTitle });
    expect(within(details).getByText('Polo GTI')).toBeTruthy();
    expect(openTab()).toContain(TAB);
  });

  test.each([
    ['m2', 'BMW M2Tshepo · Approved', 'Edit Approved Cars', 'BMW M2 Tshepo'],
    ['rs3', 'Audi RS3Naledi · Rejected', TAB, 'Audi RS3 Naledi'],
    ['amg', 'A45 AMGSipho · Withdrawn', TAB, 'A45 AMG Sipho'],
    ['supra', 'Supra at Tarlton', 'Video Management', 'Supra at Tarlton'],
    ['nationals', /^Summer nationalsEvent/, 'Upcoming', 'Summer nationals'],
    ['long gone', /^Long gone meetingEvent/, 'Upcoming', 'Long gone meeting'],
    ['shoot', 'Winter shoot-outPast event', 'Past', 'Winter shoot-out'],
    ['082 111', 'TshepoBMW M2, Polo GTI', 'Edit Approved Cars', 'Tshepo'],
    ['lerato', 'LeratoGolf R', TAB, 'Lerato'],
  ])('%s, and leads to its list', async (words, label, tab, search) => {
    await open();
    await find(words);
    const result = await waitFor(() => {
      const buttons = within(screen.getByRole('dialog')).getAllByRole('button');
      const found = buttons.find(({ textContent }) =>
        typeof label === 'string' ? textContent === label : label.test(textContent),
      );
      expect(found).toBeTruthy();
      return found as HTMLElement;
    });
    await user.click(result);
    await closed();
    await waitFor(() => expect(openTab()).toContain(tab));
    const box = await screen.findByRole<HTMLInputElement>('searchbox');
    expect(box.value).toBe(search);
    expect(screen.queryByText('Nothing found')).toBeNull();
  });

  test('a setting, and shows its heading', async () => {
    await open();
    await find('mailboxes{Enter}');
    await waitFor(() => expect(openTab()).toBe('Site'));
    const heading = await screen.findByRole('heading', { name: 'Mailboxes' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test('nothing, and says so; a list that cannot be loaded is named', async () => {
    api.fail(endpoints.videos.list, 'unavailable');
    await open();
    await find('zzz');
    const dialog = within(await finder());
    expect(await dialog.findByText(text.nothing, { selector: 'div' })).toBeTruthy();
    expect(await dialog.findByText(text.incomplete)).toBeTruthy();
  });

  test('for a reviewer only what the role may see', async () => {
    await open('reviewer');
    for (const words of ['m2', 'supra', 'nationals', 'shoot', 'mailboxes', 'Newsletter']) {
      await find(words);
      await waitFor(() => expect(screen.getByText(text.nothing)).toBeTruthy());
      expect(labels()).toEqual([]);
      await user.keyboard('{Escape}');
      await closed();
    }
    await find('tshepo');
    await waitFor(() => expect(labels()).toEqual(['Polo GTITshepo · Pending', 'TshepoPolo GTI']));
    for (const { list } of [endpoints.videos, endpoints.events, endpoints.pastEvents])
      expect(api.calls(list)).toHaveLength(0);
  });
});
