import { messages, problems } from '@quartermile/core/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildLogin, endpoints, type Failure, FakeApi } from '../../../testing/index.js';
import { createMemoryHost, type MemoryHost } from '../../test/memory-host.js';
import { renderInTheme } from '../../test/render-dashboard.js';
import { AdminLogin } from './admin-login.js';

const email = 'admin@quartermile.example';
const PASSWORD = 'start-tree-amber';
const user = userEvent.setup();
let api: FakeApi;
let host: MemoryHost;
const onSignedIn = vi.fn<() => void>();

beforeEach(() => {
  api = new FakeApi();
  api.respond(endpoints.admin.login, buildLogin());
  host = createMemoryHost(api.transport);
  onSignedIn.mockReset();
});

const show = (message?: string) =>
  renderInTheme(<AdminLogin host={host} message={message ?? null} onSignedIn={onSignedIn} />);

async function logIn(password: string): Promise<void> {
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
}

describe('the login', () => {
  test('shows the texts of the specification', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Admin Login' })).toBeTruthy();
    expect(screen.getByText('Enter your admin credentials to access the dashboard')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy();
  });

  test('starts in Email', () => {
    show();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  test('shows what is typed by keyboard as well', async () => {
    show();
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    await user.tab();
    expect(document.activeElement).toBe(password);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show what is typed' }));
    await user.keyboard('{Enter}');
    expect(password.type).toBe('text');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Login' }));
  });

  test('shows the sentence of a server that refuses for a reason unknown here', async () => {
    renderInTheme(
      <AdminLogin
        host={createMemoryHost(async () =>
          Response.json(
            { status: 403, title: 'Locked', detail: 'This account is locked.', code: 'account_locked' },
            { status: 403 },
          ),
        )}
        onSignedIn={onSignedIn}
      />,
    );
    await logIn('any');
    expect((await screen.findByRole('alert')).textContent).toBe('This account is locked.');
  });

  test('identifies the fields to password managers', () => {
    show();
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username webauthn');
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
  });

  test('logs in by Enter', async () => {
    show();
    await logIn(PASSWORD);
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.received).toHaveLength(1);
    expect(api.bodies(endpoints.admin.login)).toEqual([{ email, password: PASSWORD }]);
    expect(host.token).toBe('token');
  });

  test.each<[string, Failure, string]>([
    ['the sentence of the server', 'invalid_credentials', 'Invalid email or password.'],
    ['the sentence about too many tries', 'too_many_logins', problems.too_many_logins.detail],
    ['"Login failed" when the server has no sentence', 'a page', 'Login failed'],
    ['"Network error" without an answer', 'no connection', 'Network error'],
  ])('shows %s and keeps the e-mail', async (_, trouble, sentence) => {
    api.fail(endpoints.admin.login, trouble);
    show();
    await logIn('wrong');
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  test('fails when the host cannot use the answer', async () => {
    host.signIn = () => Promise.reject(new Error('no token'));
    show();
    await logIn('any');
    expect((await screen.findByRole('alert')).textContent).toBe('Login failed');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  test('is sent as it was typed, empty fields included: the server judges', async () => {
    api.fail(endpoints.admin.login, 'invalid_input');
    show();
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect((await screen.findByRole('alert')).textContent).toBe(problems.invalid_input.detail);
    expect(api.received[0]?.body).toEqual({ email: '', password: '' });
  });

  test('says why it shows, until there is something newer to say', async () => {
    api.fail(endpoints.admin.login, 'invalid_credentials');
    show(messages.session.expired);
    expect(screen.getByRole('status').textContent).toBe(messages.session.expired);
    await logIn('wrong');
    await screen.findByRole('alert');
    expect(screen.queryByText(messages.session.expired)).toBeNull();
  });
});
