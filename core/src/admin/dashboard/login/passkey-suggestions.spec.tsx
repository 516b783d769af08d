import { ApiError, NetworkError } from '@quartermile/core/client';
import { PASSKEY_CHALLENGE_S, type Session } from '@quartermile/core/domain';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildLogin, endpoints, FakeApi, Refusal } from '../../../testing/index.js';
import { createMemoryHost, type MemoryHost } from '../../test/memory-host.js';
import { renderInTheme } from '../../test/render-dashboard.js';
import { AdminLogin } from './admin-login.js';

const PASSWORD = 'start-tree-amber';
const EMAIL = 'admin@quartermile.example';
const session: Session = {
  admin: { email: EMAIL, label: 'Admin', role: 'owner' },
  expiresAt: '2026-11-21T22:00:00.000Z',
};
const onSignedIn = vi.fn<() => void>();
let api: FakeApi;
let host: MemoryHost;
/** The suggestions that were opened, the last one last. */
let opened: {
  readonly signal: AbortSignal;
  choose(session: Session | null): void;
  refuse(error: Error): void;
}[];

beforeEach(() => {
  onSignedIn.mockReset();
  opened = [];
  api = new FakeApi();
  host = createMemoryHost(api.transport);
  host.signInBySuggestion = (signal) =>
    new Promise((choose, refuse) => {
      opened.push({ signal, choose, refuse });
      signal.addEventListener('abort', () => choose(null));
    });
});
afterEach(() => vi.useRealTimers());

const show = () => renderInTheme(<AdminLogin host={host} onSignedIn={onSignedIn} />);
const refusal = () =>
  new ApiError(Response.json(null, { status: 503 }), { detail: 'Busy.', code: 'unavailable' });

describe('passkeys among the suggestions of the e-mail field', () => {
  test('log in when one is chosen', async () => {
    show();
    expect(opened).toHaveLength(1);
    await act(async () => opened[0]?.choose(session));
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(session);
  });

  test('are not offered again where the browser cannot', async () => {
    show();
    await act(async () => opened[0]?.choose(null));
    expect(opened).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('go on after a passkey that was refused, and say why', async () => {
    show();
    await act(async () => opened[0]?.refuse(refusal()));
    expect(screen.getByRole('alert').textContent).toBe('Busy.');
    expect(opened).toHaveLength(2);
    await act(async () => opened[1]?.refuse(new NetworkError('connection')));
    expect(screen.getByRole('alert').textContent).toBe('Network error');
  });

  test('are renewed before their challenge expires', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    show();
    await act(() => vi.advanceTimersByTimeAsync((PASSKEY_CHALLENGE_S - 31) * 1000));
    expect(opened).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(opened).toHaveLength(2);
    expect(opened.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  test('do not delay a login with the password, and end in its second step', async () => {
    api.respond(endpoints.admin.login, ({ body: { code } }) =>
      code === undefined
        ? new Refusal('second_factor_required', { factors: ['authenticator'] })
        : buildLogin(),
    );
    const user = userEvent.setup();
    show();
    await user.type(screen.getByLabelText('Email'), EMAIL);
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(opened.every(({ signal }) => signal.aborted)).toBe(true);
  });

  test('end with the page', () => {
    show().unmount();
    expect(opened[0]?.signal.aborted).toBe(true);
  });
});
