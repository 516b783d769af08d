import { notifications } from '@mantine/notifications';
import type { AlertDevice, AlertSettings } from '@quartermile/core/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildSession, endpoints, FakeApi, Refusal } from '../../../../testing/index.js';
import type { HostPush, PushSupport } from '../../../kernel/host/host-push.js';
import { createMemoryHost } from '../../../test/memory-host.js';
import { renderDashboard } from '../../../test/render-dashboard.js';

const { alerts } = endpoints;
const user = userEvent.setup();
const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
const here: AlertDevice = {
  ...{ _id: 'here', device: 'Chrome on Android', endpoint: 'https://push.example.org/1' },
  ...{ addedAt: '2026-11-21T09:00:00.000Z', sentAt: null, failing: false },
};
let api: FakeApi;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
});

const settingsWith = (change: Partial<AlertSettings> = {}): AlertSettings => ({
  ...{ byMail: true, quietFrom: null, quietTo: null },
  ...{ hasMailServer: true, publicKey: 'key', devices: [], ...change },
});
/** A browser without a subscription before `subscribe`. */
function pushOf(support: PushSupport, subscribed: string | null = null) {
  let endpoint = subscribed;
  return {
    support: () => support,
    endpoint: async () => endpoint,
    subscribe: vi.fn<HostPush['subscribe']>(async () => {
      endpoint = here.endpoint;
      return { endpoint, keys };
    }),
    unsubscribe: vi.fn<HostPush['unsubscribe']>(async () => {
      endpoint = null;
    }),
  };
}
function open(settings: Partial<AlertSettings>, push?: HostPush): void {
  api.respond(endpoints.admin.session, buildSession());
  api.respond(alerts.read, settingsWith(settings));
  renderDashboard({ ...createMemoryHost(api.transport, 'token'), ...(push && { push }) }, 'alerts');
}
const mailSwitch = () => screen.findByLabelText(/^Mails to /);
const deviceSwitch = () => screen.findByLabelText(/^Notifications on this device/);

describe('mails and quiet hours', () => {
  test('are saved with the other choices as they are', async () => {
    open({ quietFrom: 22, quietTo: 7 });
    api.respond(alerts.update, settingsWith());
    await user.click(await mailSwitch());
    expect(await screen.findByText('Alerts saved successfully!')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('To'), '06:00');
    await user.selectOptions(screen.getByLabelText('From'), 'No quiet hours');
    expect(api.bodies(alerts.update)).toEqual([
      { byMail: false, quietFrom: 22, quietTo: 7 },
      { byMail: true, quietFrom: 22, quietTo: 6 },
      { byMail: true, quietFrom: null, quietTo: null },
    ]);
  });

  test('end at seven unless chosen otherwise', async () => {
    open({});
    api.respond(alerts.update, settingsWith());
    await user.selectOptions(await screen.findByLabelText('From'), '23:00');
    expect(api.bodies(alerts.update)).toEqual([{ byMail: true, quietFrom: 23, quietTo: 7 }]);
  });

  test('say when no mail leaves the server', async () => {
    open({ hasMailServer: false });
    expect(await screen.findByText('No mail server is set: no mail leaves this server.')).toBeTruthy();
  });
});

describe('this device', () => {
  test('is switched on with the key of the server, and off again', async () => {
    const push = pushOf('ready');
    open({}, push);
    api.respond(alerts.addDevice, settingsWith({ devices: [here] }));
    api.respond(alerts.read, settingsWith({ devices: [here] }));
    await user.click(await deviceSwitch());
    expect(push.subscribe).toHaveBeenCalledWith('key');
    expect(api.bodies(alerts.addDevice)).toEqual([{ endpoint: here.endpoint, keys }]);
    expect(await screen.findByText('Notifications are on.')).toBeTruthy();
    const row = within(screen.getByText('Chrome on Android').closest('li') as HTMLElement);
    expect(await row.findByText('This device')).toBeTruthy();
    api.respond(alerts.read, settingsWith());
    await user.click(await deviceSwitch());
    expect(await screen.findByText('Notifications are off.')).toBeTruthy();
    expect(push.unsubscribe).toHaveBeenCalledOnce();
    expect(api.calls(alerts.removeDevice)[0]?.parameters).toEqual({ id: 'here' });
  });

  test('says that the browser did not allow it', async () => {
    const push = pushOf('ready');
    push.subscribe.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    open({}, push);
    await user.click(await deviceSwitch());
    expect(await screen.findByText(/^The browser did not allow notifications\./)).toBeTruthy();
  });

  test.each([
    ['unsupported', 'This browser cannot receive notifications while the page is closed.'],
    ['install', /^On iPhone and iPad, add this page to the Home Screen first/],
    ['blocked', /^This browser blocks notifications of this site\./],
  ] as const)('cannot be switched on where it is %s', async (support, sentence) => {
    open({}, pushOf(support));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(await deviceSwitch()).toHaveProperty('disabled', true);
  });

  test('is not offered by a host with notifications of its own, which lists the others', async () => {
    open({ devices: [{ ...here, failing: true, sentAt: '2026-11-21T10:00:00.000Z' }] });
    const row = (await screen.findByText('Chrome on Android')).closest('li');
    expect(row?.textContent).toContain('Not reached at the last attempt');
    expect(row?.textContent).toContain('Last alert 21 Nov 2026, 12:00');
    expect(screen.queryByLabelText(/^Notifications on this device/)).toBeNull();
  });
});

test.each([
  [{ mails: 1, devices: 2, failed: 1 }, 'A mail is on its way. Sent to 2 devices. 1 device was not reached.'],
  [{ mails: 0, devices: 0, failed: 0 }, 'Nothing is switched on.'],
])('a test of %j says what happened', async (outcome, sentence) => {
  open({});
  api.respond(alerts.test, outcome);
  await user.click(await screen.findByText('Send a test'));
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('a failed load is offered again', async () => {
  open({});
  api.respond(alerts.read, new Refusal('internal'));
  expect(await screen.findByText('Could not load your alerts.')).toBeTruthy();
});
