import { factorRoutes } from '@quartermile/core/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { MemoryApi } from '../../../testing/index.js';
import { createMemoryHost, type MemoryHost } from '../../test/memory-host.js';
import { renderInTheme } from '../../test/render-dashboard.js';
import { AppLoginApproval } from './app-login-approval.js';

const user = userEvent.setup();
let api: MemoryApi;
let host: MemoryHost;

beforeEach(async () => {
  api = new MemoryApi();
  api.appLogins.logins.set('one', false);
  host = createMemoryHost(api.transport);
  await host.passkeys.create({ options: {} });
  const moments = { createdAt: '2026-11-21T10:00:00.000Z', lastUsedAt: null };
  api.factors.passkeys = [{ _id: 'passkey-1', credentialId: 'credential-1', name: 'My phone', ...moments }];
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
    expect(api.appLogins.logins.get('one')).toBe(true);
    expect(host.token).toBeNull();
  });

  test('is not confirmed by opening the page', async () => {
    open();
    await screen.findByText('123 456');
    expect(api.appLogins.logins.get('one')).toBe(false);
    expect(api.countOf(factorRoutes.passkeyChallenge)).toBe(0);
  });

  test('shows an expired one, and a refused passkey', async () => {
    const { unmount } = open('gone');
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    unmount();
    api.factors.passkeys = [];
    open();
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be verified/);
  });
});
