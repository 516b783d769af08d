import { type HealthItem } from '@quartermile/core/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints, FakeApi } from '../../../../testing/index.js';
import { createMemoryHost } from '../../../test/memory-host.js';
import { renderDashboard } from '../../../test/render-dashboard.js';
import { HEALTH_REFRESH_MS } from './use-health.js';

const user = userEvent.setup();
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  serve(database());
});
afterEach(() => {
  vi.useRealTimers();
});

const build = (overrides: Partial<HealthItem> = {}): HealthItem => ({
  id: 'mail',
  label: 'Mail',
  state: 'ok',
  summary: 'The mail server accepts connections.',
  action: null,
  since: null,
  details: [],
  retryable: false,
  ...overrides,
});
const database = () => build({ id: 'database', label: 'Database', summary: 'The database answers.' });
/** States the parts of the server, as the report sorts them. */
const serve = (...items: HealthItem[]) =>
  api.respond(endpoints.admin.health, { checkedAt: '2026-11-21T08:00:00.000Z', items });
const failingMail = build({
  state: 'warning',
  summary: '3 mails wait after a failed attempt.',
  action: 'They are tried again by themselves.',
  since: '2026-11-21T07:30:00.000Z',
  details: [
    { label: 'Waiting', value: '3', kind: 'text' },
    { label: 'Last failure', value: '2026-11-21T08:00:00.000Z', kind: 'moment' },
  ],
  retryable: true,
});
const open = (tab: 'health' | 'dashboard' = 'health') => {
  const host = createMemoryHost(api.transport, 'token');
  renderDashboard(host, tab);
  return host;
};
const loads = () => api.calls(endpoints.admin.health).length;

describe('the Health tab', () => {
  test('says that everything works', async () => {
    open();
    expect(await screen.findByText('Everything works')).toBeTruthy();
    expect(screen.getByText('The database answers.')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Health' })).toBeTruthy();
  });

  test('names what is not set up, instead of saying that everything works', async () => {
    const backup = { id: 'backup', label: 'Backups', summary: 'Backups are not scheduled.' } as const;
    serve(
      database(),
      build({ state: 'off', action: 'Set SMTP_URL to your mail server and restart the server.' }),
      build({ ...backup, state: 'off', action: 'Set BACKUP_DIR to a folder.' }),
    );
    open();
    expect(await screen.findByText('2 things need you: mail is not set up, no backup yet')).toBeTruthy();
    expect(screen.getByRole('tab', { name: /^Health\s*2 things to look at$/ })).toBeTruthy();
  });

  test('says what is wrong, since when and what to do, with the values folded away', async () => {
    serve(failingMail, database());
    open();
    expect(await screen.findByText('1 thing needs you: mail')).toBeTruthy();
    const list = within(screen.getByRole('list', { name: 'Parts of the server' }));
    const [mail] = list.getAllByRole('listitem');
    expect(mail?.textContent).toContain('3 mails wait after a failed attempt.');
    expect(mail?.textContent).toContain('Since 21 Nov 2026, 09:30');
    expect(mail?.textContent).toContain('What to do: They are tried again by themselves.');
    const details = (mail as HTMLElement).querySelector('details');
    expect(details?.open).toBe(false);
    await user.click(screen.getByText('Details'));
    expect(details?.textContent).toContain('Last failure21 Nov 2026, 10:00');
  });

  test('is loaded again by its button, and by itself while it is visible', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const clicker = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    open();
    await screen.findByText('Everything works');
    const before = loads();
    serve(failingMail);
    await clicker.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('1 thing needs you: mail')).toBeTruthy();
    expect(loads()).toBe(before + 1);
    serve();
    await act(() => vi.advanceTimersByTimeAsync(HEALTH_REFRESH_MS));
    expect(await screen.findByText('Everything works')).toBeTruthy();
    expect(loads()).toBe(before + 2);
  });

  test('is not loaded by itself while another tab is open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open('dashboard');
    await screen.findByText('Quick Actions');
    await waitFor(() => expect(loads()).toBe(1));
    await act(() => vi.advanceTimersByTimeAsync(3 * HEALTH_REFRESH_MS));
    expect(loads()).toBe(1);
  });

  test('shows that it loads, and an error with another try', async () => {
    const release = api.hold(endpoints.admin.health);
    api.fail(endpoints.admin.health, 'no connection');
    open();
    await screen.findByRole('tab', { name: 'Health' });
    expect(screen.queryByText('Could not load the state of the server.')).toBeNull();
    release();
    expect(await screen.findByText('Could not load the state of the server.')).toBeTruthy();
    api.recover();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Everything works')).toBeTruthy();
  });

  test('keeps the last state without a connection, and says how old it is', async () => {
    open();
    await screen.findByText('Everything works');
    api.fail(endpoints.admin.health, 'no connection');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Could not be renewed\. This is the state of \d+ \w+ \d{4}, \d\d:\d\d\.$/,
    );
    expect(screen.getByText('The database answers.')).toBeTruthy();
  });
});

describe('what failed', () => {
  const retries = () => api.bodies(endpoints.admin.retryHealth);

  test.each([
    ['mail', 'Send again now', 'Send waiting mails now?', 'Waiting mails are being sent.'],
    ['jobs', 'Run failed jobs now', 'Run failed jobs now?', 'The failed jobs are being run again.'],
  ] as const)('is tried again after a confirmation: %s', async (id, button, title, done) => {
    serve({ ...failingMail, id });
    open();
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(retries()).toEqual([]);
    await user.click(screen.getByRole('button', { name: button }));
    api.respond(endpoints.admin.retryHealth, { retried: 1 });
    serve();
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: button }));
    expect(await screen.findByText(done)).toBeTruthy();
    expect(retries()).toEqual([{ item: id }]);
    expect(await screen.findByText('Everything works')).toBeTruthy();
  });

  test('says when it could not be tried again', async () => {
    serve(failingMail);
    open();
    await user.click(await screen.findByRole('button', { name: 'Send again now' }));
    api.fail(endpoints.admin.retryHealth, 'unavailable');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send again now' }));
    expect(await screen.findByText('Could not be tried again. Please try again.')).toBeTruthy();
  });
});

describe('the backup key', () => {
  const pair = { identity: `AGE-SECRET-KEY-1${'A'.repeat(58)}`, recipient: `age1${'a'.repeat(58)}` };
  const backup = (overrides: Partial<HealthItem>) =>
    build({ id: 'backup', label: 'Backups', summary: 'Backups do not leave this machine.', ...overrides });
  const used = () => api.bodies(endpoints.admin.confirmBackupKey);
  const create = async (button: string) => {
    await user.click(await screen.findByRole('button', { name: button }));
    return within(await screen.findByRole('dialog', { name: 'Your backup key' }));
  };
  beforeEach(() => {
    api.respond(endpoints.admin.createBackupKey, pair);
    api.respond(endpoints.admin.confirmBackupKey, { recipient: pair.recipient });
  });

  test('is shown once, can be stored, and is used when the owner confirms', async () => {
    serve(backup({ state: 'error', backupKey: 'missing' }));
    const host = open();
    const dialog = await create('Create backup key');
    expect(dialog.getByRole('listitem').textContent).toBe(pair.identity);
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    const file = await host.files.get('quartermile-backup-key.txt')?.text();
    expect(file).toContain(`\n${pair.identity}\n`);
    expect(file).toContain(pair.recipient);
    expect(used()).toEqual([]);
    api.fail(endpoints.admin.confirmBackupKey, 'unavailable');
    await user.click(dialog.getByRole('button', { name: 'I have stored it' }));
    expect(await screen.findByText('The key is not in use yet. Please try again.')).toBeTruthy();
    expect(dialog.getByText(pair.identity)).toBeTruthy();
    api.recover();
    serve(backup({ backupKey: 'stored' }));
    await user.click(dialog.getByRole('button', { name: 'I have stored it' }));
    expect(await screen.findByRole('button', { name: 'Replace backup key' })).toBeTruthy();
    expect(used().at(-1)).toEqual({ recipient: pair.recipient });
    expect(screen.queryByText(pair.identity)).toBeNull();
  });

  test('stays as it is when its replacement is cancelled', async () => {
    serve(backup({ backupKey: 'stored' }));
    open();
    const dialog = await create('Replace backup key');
    expect(dialog.getByText(/keep the old one too, because earlier backups need that one/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(used()).toEqual([]);
  });

  test('is not offered where backups are sent to no bucket', async () => {
    serve(backup({}));
    open();
    await screen.findByText('Backups do not leave this machine.');
    expect(screen.queryByRole('button', { name: /backup key/ })).toBeNull();
  });
});

describe('the mark on the tab', () => {
  test('counts what needs attention, in every tab, and follows the server’s announcements', async () => {
    serve(failingMail, { ...failingMail, id: 'jobs', state: 'error' });
    const host = open('dashboard');
    expect(await screen.findByRole('tab', { name: /^Settings\s*2 things to look at$/ })).toBeTruthy();
    serve(build({ state: 'off' }));
    act(() => host.emit({ type: 'changed' }));
    expect(await screen.findByRole('tab', { name: 'Settings' })).toBeTruthy();
  });

  test('is not there while the state is unknown', async () => {
    api.fail(endpoints.admin.health, 'unavailable');
    open('dashboard');
    expect(await screen.findByRole('tab', { name: 'Settings' })).toBeTruthy();
  });
});
