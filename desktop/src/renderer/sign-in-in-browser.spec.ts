import { createHash } from 'node:crypto';
import { ApiError, NetworkError } from '@quartermile/core/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type BrowserSignIn, signInInBrowser } from './sign-in-in-browser.js';

const started = { _id: 'one', number: '123 456', address: 'https://site.example/admin-login?app=one' };
const login = {
  token: '',
  expiresAt: '2026-11-21T22:00:00.000Z',
  admin: { email: 'admin@quartermile.example', label: 'Admin', role: 'owner' },
} as const;
const start = vi.fn<BrowserSignIn['calls']['start']>();
const claim = vi.fn<BrowserSignIn['calls']['claim']>();
const open = vi.fn<BrowserSignIn['open']>();
const onNumber = vi.fn<BrowserSignIn['onNumber']>();
let ending: AbortController;

beforeEach(() => {
  vi.resetAllMocks();
  start.mockResolvedValue(started);
  ending = new AbortController();
});
const run = () =>
  signInInBrowser({ calls: { start, claim }, open, onNumber, signal: ending.signal, pollMs: 1 });
const gone = () => new ApiError(new Response(null, { status: 404 }), null);

describe('a login in the system browser', () => {
  test('opens the page, shows its number and waits for the session', async () => {
    claim.mockResolvedValueOnce({ status: 'pending' }).mockResolvedValueOnce(login);
    expect(await run()).toEqual({ admin: login.admin, expiresAt: login.expiresAt });
    expect(onNumber).toHaveBeenCalledWith('123 456');
    expect(open).toHaveBeenCalledExactlyOnceWith(started.address);
    expect(claim).toHaveBeenCalledTimes(2);
  });

  test('proves by a secret, of which the start carries the digest only', async () => {
    claim.mockResolvedValue(login);
    await run();
    const [, verifier = ''] = claim.mock.calls[0] ?? [];
    expect(verifier).toMatch(/^[\w-]{43}$/);
    expect(start).toHaveBeenCalledWith(createHash('sha256').update(verifier).digest('base64url'));
    await run();
    expect(claim.mock.calls[1]?.[1]).not.toBe(verifier);
  });

  test('goes on while the network is away, and ends with the login', async () => {
    claim.mockRejectedValueOnce(new NetworkError('timeout')).mockRejectedValueOnce(gone());
    await expect(run()).rejects.toMatchObject({ status: 404 });
    expect(claim).toHaveBeenCalledTimes(2);
  });

  test('ends when it is cancelled', async () => {
    claim.mockImplementation(async () => {
      ending.abort();
      return { status: 'pending' };
    });
    expect(await run()).toBeNull();
    expect(claim).toHaveBeenCalledOnce();
  });
});
