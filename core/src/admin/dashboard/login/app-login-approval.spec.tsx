import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints, FakeApi, Refusal } from '../../../testing/index.js';
import { createMemoryHost, type MemoryHost } from '../../test/memory-host.js';
import { renderInTheme } from '../../test/render-dashboard.js';
import { AppLoginApproval } from './app-login-approval.js';

const user = userEvent.setup();
let api: FakeApi;
let host: MemoryHost;

beforeEach(async () => {
  api = new FakeApi();
  const { approveAppLogin, passkeyChallenge, readAppLogin } = endpoints.factors;
  api.respond(readAppLogin, ({ parameters: { id } }) =>
    id === 'one' ? { number: '123 456' } : new Refusal('not_found'),
  );
  api.respond(passkeyChallenge, { options: { challenge: 'challenge' } });
  api.respond(approveAppLogin, { approved: true });
  host = createMemoryHost(api.transport);
  await host.passkeys.create({ options: {} });
});
const open = (id = 'one') => renderInTheme(<AppLoginApproval host={host} id={id} />);
const confirm = async () =>
  user.click(await screen.findByRole('button', { name: 'Log in to the app with a passkey' }));

describe('a login of the app in the browser', () => {
  test('is confirmed by a passkey, and logs in nobody here', async () => {
    open();
    expect(await screen.findByText('123 456')).toBeTruthy();
    await confirm();
    expect((await screen.findByRole('status')).textContent).toMatch(/return to the app/);
    expect(api.bodies(endpoints.factors.approveAppLogin)).toMatchObject([
      { passkey: { id: 'credential-1' } },
    ]);
    expect(host.token).toBeNull();
  });

  test('is not confirmed by opening the page', async () => {
    open();
    await screen.findByText('123 456');
    expect(api.calls(endpoints.factors.approveAppLogin)).toEqual([]);
    expect(api.calls(endpoints.factors.passkeyChallenge)).toHaveLength(0);
  });

  test('shows an expired one, and a refused passkey', async () => {
    const { unmount } = open('gone');
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    unmount();
    api.fail(endpoints.factors.approveAppLogin, 'passkey_refused');
    open();
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be verified/);
  });
});
