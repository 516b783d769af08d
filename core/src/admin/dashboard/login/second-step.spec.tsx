import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryApi, memoryCodes, memoryPassword } from '../../../testing/index.js';
import { createMemoryHost, type MemoryHost } from '../../test/memory-host.js';
import { renderInTheme } from '../../test/render-dashboard.js';
import { AdminLogin } from './admin-login.js';

const email = 'admin@quartermile.example';
const recovery = 'k7qd-2m9x-p4tz';
const user = userEvent.setup();
let api: MemoryApi;
let host: MemoryHost;
const onSignedIn = vi.fn<() => void>();

beforeEach(() => {
  api = new MemoryApi();
  api.factors.authenticatorSince = '2026-11-21T10:00:00.000Z';
  api.factors.recoveryCodes = [recovery];
  host = createMemoryHost(api.transport);
  onSignedIn.mockReset();
});

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const enterPassword = async () => {
  renderInTheme(<AdminLogin host={host} onSignedIn={onSignedIn} />);
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), `${memoryPassword}{Enter}`);
  return screen.findByRole('heading', { name: 'Confirm Login' });
};
const passkey = {
  _id: 'passkey-1',
  credentialId: 'credential-1',
  name: 'My phone',
  createdAt: '2026-11-21T10:00:00.000Z',
  lastUsedAt: null,
};

describe('the second step of the login', () => {
  test('accepts the code of the app, and gives it to the phone’s suggestions', async () => {
    await enterPassword();
    const field = screen.getByLabelText('Code');
    expect(document.activeElement).toBe(field);
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual([
      'one-time-code',
      'numeric',
    ]);
    await user.type(field, `${memoryCodes[0]}{Enter}`);
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.tokens.has(host.token ?? '')).toBe(true);
  });

  test('shows a wrong code, and selects it', async () => {
    await enterPassword();
    await user.type(screen.getByLabelText('Code'), '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/This code is not valid/);
    await user.keyboard(`${memoryCodes[0]}{Enter}`);
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  });

  test('accepts a recovery code, and removes the message about another code', async () => {
    await enterPassword();
    await user.type(screen.getByLabelText('Code'), '000000{Enter}');
    await screen.findByRole('alert');
    await press('Use a recovery code');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(screen.getByLabelText('Recovery code'), `${recovery}{Enter}`);
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.factors.recoveryCodes).toEqual([]);
  });

  test('offers only what the administrator has', async () => {
    api.factors.authenticatorSince = null;
    api.factors.recoveryCodes = [];
    api.factors.passkeys = [passkey];
    await enterPassword();
    expect(screen.queryByLabelText('Code')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Use a passkey' })).toBeTruthy();
  });

  test('leads back to the password, with the e-mail as it was', async () => {
    await enterPassword();
    await press('Back');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
    expect(screen.getByRole('heading', { name: 'Admin Login' })).toBeTruthy();
  });
});

describe('a login with a passkey', () => {
  test('needs no password', async () => {
    api.factors.passkeys = [passkey];
    renderInTheme(<AdminLogin host={host} onSignedIn={onSignedIn} />);
    await host.passkeys.create({ options: {} });
    await press('Use a passkey');
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.tokens.has(host.token ?? '')).toBe(true);
  });

  test('shows that none was used, and that an unknown one is refused', async () => {
    renderInTheme(<AdminLogin host={host} onSignedIn={onSignedIn} />);
    await press('Use a passkey');
    expect((await screen.findByRole('alert')).textContent).toBe('No passkey was used. Please try again.');
    await host.passkeys.create({ options: {} });
    await press('Use a passkey');
    await vi.waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'The passkey could not be verified. Please try again.',
      ),
    );
  });

  test('is not offered where the browser lacks them', () => {
    renderInTheme(
      <AdminLogin
        host={{ ...host, passkeys: { ...host.passkeys, isSupported: false } }}
        onSignedIn={onSignedIn}
      />,
    );
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  });
});
