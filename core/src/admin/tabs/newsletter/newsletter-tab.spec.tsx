import { notifications } from '@mantine/notifications';
import { type Subscriber } from '@quartermile/core/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints, FakeApi, Refusal } from '../../../testing/index.js';
import { createMemoryHost } from '../../test/memory-host.js';
import { renderDashboard } from '../../test/render-dashboard.js';

const user = userEvent.setup();
let api: FakeApi;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
});

const subscriber = (email: string, fields: Partial<Subscriber> = {}): Subscriber => ({
  _id: email,
  email,
  status: 'confirmed',
  createdAt: '2026-11-20T08:00:00.000Z',
  confirmedAt: '2026-11-20T09:00:00.000Z',
  refusals: 0,
  ...fields,
});
const thandi = subscriber('thandi@example.com');
const sipho = subscriber('sipho@example.com', { status: 'pending', confirmedAt: null });
const ayesha = subscriber('ayesha@example.com', { status: 'unsubscribed' });
const serve = (...subscribers: Subscriber[]) => api.respond(endpoints.newsletter.list, subscribers);
const open = () => {
  const host = createMemoryHost(api.transport, 'token');
  renderDashboard(host, 'newsletter');
  return host;
};
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const addresses = () =>
  screen
    .getAllByRole('checkbox', { name: /@/ })
    .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);

describe('the subscribers', () => {
  beforeEach(() => {
    serve(thandi, sipho, ayesha);
  });

  test('show status and dates, and are counted by status', async () => {
    open();
    const row = await screen.findByRole('row', { name: /thandi/ });
    expect(row.textContent).toContain('Confirmed20 Nov 2026, 10:0020 Nov 2026, 11:00');
    for (const count of ['All (3)', 'Not confirmed (1)', 'Confirmed (1)', 'Unsubscribed (1)']) {
      expect(screen.getByRole('button', { name: count })).toBeTruthy();
    }
  });

  test('are narrowed by status and by search', async () => {
    open();
    await press('Not confirmed (1)');
    expect(addresses()).toEqual(['sipho@example.com']);
    await user.type(screen.getByRole('searchbox', { name: 'Search addresses' }), 'thandi');
    await press('Show everything');
    await waitFor(() => expect(addresses()).toHaveLength(3));
    await user.type(screen.getByRole('searchbox', { name: 'Search addresses' }), 'THANDI');
    await waitFor(() => expect(addresses()).toEqual(['thandi@example.com']));
    await press('Clear search');
    await waitFor(() => expect(addresses()).toHaveLength(3));
  });

  test('say when none has a status', async () => {
    serve(thandi);
    open();
    await press('Unsubscribed (0)');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    await press('Show everything');
    expect(addresses()).toEqual(['thandi@example.com']);
  });

  test('are sorted by address', async () => {
    open();
    await screen.findByRole('row', { name: /thandi/ });
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await user.click(await screen.findByRole('option', { name: 'By address' }));
    await waitFor(() =>
      expect(addresses()).toEqual(['ayesha@example.com', 'sipho@example.com', 'thandi@example.com']),
    );
  });

  test('are deleted together', async () => {
    open();
    await user.click(await screen.findByLabelText('Select all on this page'));
    await press('Delete selected');
    expect(await screen.findByRole('dialog', { name: 'Delete 3 subscribers?' })).toBeTruthy();
    serve();
    await press('Delete 3');
    expect(await screen.findByText('3 subscribers deleted.')).toBeTruthy();
    expect(await screen.findByText('No Subscribers Yet')).toBeTruthy();
  });

  test('that are already deleted go, and the failure is shown', async () => {
    open();
    await screen.findByRole('row', { name: /thandi/ });
    serve(sipho, ayesha);
    api.respond(endpoints.newsletter.delete, new Refusal('not_found'));
    await press('Delete thandi@example.com');
    await press('Delete subscriber');
    expect(await screen.findByText('Failed to delete subscriber. Please try again.')).toBeTruthy();
    await waitFor(() => expect(addresses()).toEqual(['sipho@example.com', 'ayesha@example.com']));
  });

  test('are deleted after the question', async () => {
    open();
    await press('Delete thandi@example.com');
    expect(await screen.findByText('This action cannot be undone.')).toBeTruthy();
    serve(sipho, ayesha);
    await press('Delete subscriber');
    expect(await screen.findByText('Subscriber deleted successfully!')).toBeTruthy();
    await waitFor(() => expect(addresses()).toHaveLength(2));
  });

  test('stay when the deletion fails', async () => {
    api.fail(endpoints.newsletter.delete, 'unavailable');
    open();
    await press('Delete thandi@example.com');
    await press('Delete subscriber');
    expect(await screen.findByText('Failed to delete subscriber. Please try again.')).toBeTruthy();
  });

  test('are handed to the host as a CSV file', async () => {
    api.respond(endpoints.newsletter.exportCsv, '\uFEFFemail,status\r\nthandi@example.com,confirmed\r\n');
    const host = open();
    await press('Export CSV');
    expect(await screen.findByText('Subscribers exported successfully!')).toBeTruthy();
    const [[name, file] = []] = [...host.files];
    expect(name).toMatch(/^newsletter-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(file?.type).toBe('text/csv');
    expect(file?.size).toBeGreaterThan(40);
  });

  test('are not exported when that fails', async () => {
    api.fail(endpoints.newsletter.exportCsv, 'unavailable');
    const host = open();
    await press('Export CSV');
    expect(await screen.findByText('Failed to export subscribers. Please try again.')).toBeTruthy();
    expect(host.files.size).toBe(0);
  });
});

test('an empty list of subscribers shows a message', async () => {
  open();
  expect(await screen.findByText('No Subscribers Yet')).toBeTruthy();
});

test('a failed load of subscribers shows an error, and can be retried', async () => {
  api.fail(endpoints.newsletter.list, 'unavailable');
  open();
  expect(await screen.findByText('Could not load subscribers.')).toBeTruthy();
  api.recover();
  await press('Try again');
  expect(await screen.findByText('No Subscribers Yet')).toBeTruthy();
});

describe('the outbox', () => {
  const mail = {
    _id: 'm1',
    to: 'sipho@example.com',
    subject: 'Confirm your subscription',
    text: 'Hello,\nopen this page.',
    headers: {},
    createdAt: '2026-11-20T08:00:00.000Z',
  };

  test('is searched', async () => {
    api.respond(endpoints.newsletter.outbox, [mail, { ...mail, _id: 'm2', to: 'lerato@example.com' }]);
    open();
    await press('Outbox');
    expect(await screen.findByText('To: sipho@example.com')).toBeTruthy();
    await user.type(screen.getByRole('searchbox', { name: 'Search mails' }), 'lerato');
    await waitFor(() => expect(screen.queryByText('To: sipho@example.com')).toBeNull());
    expect(screen.getByText('To: lerato@example.com')).toBeTruthy();
  });

  test('shows to whom, what and when', async () => {
    api.respond(endpoints.newsletter.outbox, [mail]);
    open();
    await press('Outbox');
    const shown = (await screen.findByRole('listitem')).textContent;
    expect(shown).toContain('Confirm your subscription');
    expect(shown).toContain('To: sipho@example.com');
    expect(shown).toContain('20 Nov 2026, 10:00');
    expect(shown).toContain('Hello,\nopen this page.');
  });

  test('says when it is empty', async () => {
    open();
    await press('Outbox');
    expect(await screen.findByText('No Mails Waiting')).toBeTruthy();
  });

  test('says when it could not be loaded', async () => {
    api.fail(endpoints.newsletter.outbox, 'unavailable');
    open();
    await press('Outbox');
    expect(await screen.findByText('Could not load the outbox.')).toBeTruthy();
  });
});

describe('without a mail server', () => {
  test('says that no mail leaves, and leads to the outbox', async () => {
    api.respond(endpoints.newsletter.delivery, { hasMailServer: false });
    open();
    expect(await screen.findByText('No mail leaves this server')).toBeTruthy();
    expect(screen.getByRole('note').textContent).toContain(
      'No mail server is set (SMTP_URL), so subscribers cannot confirm and no newsletter can be sent. Mails stay in the outbox.',
    );
    await press('Show the outbox');
    expect(await screen.findByText('No Mails Waiting')).toBeTruthy();
    expect(screen.getByText('No mail leaves this server')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show the outbox' })).toBeNull();
  });

  test('with one says nothing of it', async () => {
    open();
    expect(await screen.findByText('No Subscribers Yet')).toBeTruthy();
    await waitFor(() => expect(api.calls(endpoints.newsletter.delivery)).toHaveLength(1));
    expect(screen.queryByText('No mail leaves this server')).toBeNull();
  });
});
