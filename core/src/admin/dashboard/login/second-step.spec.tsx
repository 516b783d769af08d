import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildLogin, endpoints, FakeApi, Refusal } from '../../../testing/index.js';
import { createMemoryHost, type MemoryHost } from '../../test/memory-host.js';
import { renderInTheme } from '../../test/render-dashboard.js';
import { AdminLogin } from './admin-login.js';

const email = 'admin@quartermile.example';
const PASSWORD = 'start-tree-amber';
const CODE = '123456';
const recovery = 'k7qd-2m9x-p4tz';
const user = userEvent.setup();
let api: FakeApi;
let host: MemoryHost;
const onSignedIn = vi.fn<() => void>();

beforeEach(() => {
  api = new FakeApi();
  serveLogin(['authenticator', 'recovery_code']);
  api.respond(endpoints.factors.passkeyChallenge, { options: { challenge: 'challenge' } });
  api.respond(endpoints.factors.passkeyLogin, buildLogin());
  host = createMemoryHost(api.transport);
  onSignedIn.mockReset();
});

/** States a login that asks for one of these factors. */
const serveLogin = (factors: string[]) =>
  api.respond(endpoints.admin.login, ({ body: { code } }) => {
    if (code === undefined) return new Refusal('second_factor_required', { factors });
    return code === CODE || code === recovery ? buildLogin() : new Refusal('invalid_code');
  });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const enterPassword = async () => {
  renderInTheme(<AdminLogin host={host} onSignedIn={onSignedIn} />);
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
  return screen.findByRole('heading', { name: 'Confirm Login' });
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
    await user.type(field, `${CODE}{Enter}`);
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(host.token).toBe('token');
  });

  test('shows a wrong code, and selects it', async () => {
    await enterPassword();
    await user.type(screen.getByLabelText('Code'), '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/This code is not valid/);
    await user.keyboard(`${CODE}{Enter}`);
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
    expect(api.bodies(endpoints.admin.login).at(-1)).toMatchObject({ code: recovery });
  });

  test('offers only what the administrator has', async () => {
    serveLogin(['passkey']);
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
    renderInTheme(<AdminLogin host={host} onSignedIn={onSignedIn} />);
    await host.passkeys.create({ options: {} });
    await press('Use a passkey');
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(host.token).toBe('token');
  });

  test('shows that none was used, and that an unknown one is refused', async () => {
    api.fail(endpoints.factors.passkeyLogin, 'passkey_refused');
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
