import type { HostEvent } from '@quartermile/core/admin';
import type { Transport } from '@quartermile/core/client';
import { problems } from '@quartermile/core/domain';
import { buildLogin, endpoints, FakeApi } from '@quartermile/core/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserAdminHost } from './browser-admin-host.js';
import { ACTIVITY_KEY } from './stored-activity.js';
import { readStoredToken, storeToken, TOKEN_KEY } from './stored-token.js';

const credentials = { email: 'admin@quartermile.example', password: 'start-tree-amber' };
let api: FakeApi;
let events: HostEvent[];
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  api = new FakeApi();
  const expiresAt = '2026-11-22T22:00:00.000Z';
  api.respond(endpoints.admin.login, buildLogin('first'));
  api.respond(endpoints.admin.refresh, { token: 'renewed', expiresAt });
  events = [];
  stop = () => {};
});
afterEach(() => stop());

const open = (transport: Transport = api.transport) =>
  createBrowserAdminHost({ transport, baseUrl: 'https://quartermile.example' });
/** A server that accepts one token. */
const transportFor =
  (token: string): Transport =>
  async (request) => {
    const isValid = request.headers.get('authorization') === `Bearer ${token}`;
    if (isValid) api.recover();
    else api.fail('all', 'unauthorized');
    return api.transport(request);
  };
const otherTab = (key: string | null, newValue: string | null): void => {
  if (key && newValue) localStorage.setItem(key, newValue);
  else localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
};

describe('the host in a browser', () => {
  test('keeps the token under one key and attaches it', async () => {
    const host = open();
    expect(host.hasSession()).toBe(false);
    const session = await host.signIn(credentials);
    expect(session.admin.label).toBe('Admin');
    expect(Object.keys(localStorage)).toEqual([TOKEN_KEY]);
    expect(host.hasSession()).toBe(true);
    expect(await host.client.cars.pending()).toEqual([]);
  });

  test('removes the token at once on logout and ends it on the server', async () => {
    const host = open();
    await host.signIn(credentials);
    const ending = host.signOut();
    expect(readStoredToken()).toBeNull();
    await ending;
    expect(api.calls(endpoints.admin.logout)).toHaveLength(1);
  });

  test('removes the token when the server refuses to hear of it', async () => {
    api.fail(endpoints.admin.logout, 'unauthorized');
    const host = open();
    storeToken('gone');
    await host.signOut();
    expect(localStorage.length).toBe(0);
  });

  test('keeps no token of a refused login', async () => {
    api.fail(endpoints.admin.login, 'invalid_credentials');
    await expect(open().signIn({ ...credentials, password: 'wrong' })).rejects.toMatchObject({
      detail: problems.invalid_credentials.detail,
    });
    expect(localStorage.length).toBe(0);
  });

  test('refuses an answer without a token', async () => {
    const host = open(async () =>
      Response.json({
        admin: { email: credentials.email, label: 'Admin' },
        expiresAt: '2026-11-21T22:00:00Z',
      }),
    );
    await expect(host.signIn(credentials)).rejects.toThrow();
    expect(host.hasSession()).toBe(false);
    expect(localStorage.length).toBe(0);
  });

  test('renews the token', async () => {
    const host = open();
    await host.signIn(credentials);
    await host.extendSession();
    expect(readStoredToken()).toBe('renewed');
  });

  test('a logout stands although a renewed token comes after it', async () => {
    const host = open();
    await host.signIn(credentials);
    const renewing = host.extendSession();
    localStorage.clear();
    await renewing.catch(() => undefined);
    expect(readStoredToken()).toBeNull();
  });

  test('sends a call once more when the token was renewed while it was on its way', async () => {
    const host = open(async (request) => {
      const answer = await transportFor('fresh')(request);
      storeToken('fresh');
      return answer;
    });
    storeToken('old');
    expect(await host.client.cars.pending()).toEqual([]);
    expect(api.calls(endpoints.cars.pending)).toHaveLength(2);
  });

  test('sends a call once more that was refused before the renewed token arrived', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((go) => {
      release = go;
    });
    const host = open(async (request) => {
      const isRenewal = request.url.endsWith(endpoints.admin.refresh.route);
      const answer = await (isRenewal ? api.transport : transportFor('renewed'))(request);
      if (isRenewal) await released;
      return answer;
    });
    storeToken('first');
    const renewal = host.extendSession();
    await vi.waitFor(() => expect(api.calls(endpoints.admin.refresh)).toHaveLength(1));
    const pending = host.client.cars.pending();
    await vi.waitFor(() => expect(api.received.length).toBe(2));
    setTimeout(release);
    expect(await pending).toEqual([]);
    await renewal;
  });

  test('a call refused during a renewal that fails is refused', async () => {
    api.fail('all', 'unauthorized');
    const host = open();
    storeToken('gone');
    const [renewal, pending] = await Promise.allSettled([host.extendSession(), host.client.cars.pending()]);
    expect([renewal.status, pending.status]).toEqual(['rejected', 'rejected']);
  });

  test('a call refused with the current token is refused', async () => {
    api.fail('all', 'unauthorized');
    const host = open();
    storeToken('gone');
    await expect(host.client.cars.pending()).rejects.toMatchObject({ status: 401 });
    expect(api.received).toHaveLength(1);
  });
});

describe('a file to save', () => {
  test('is downloaded under its name', async () => {
    const addresses = { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} };
    vi.stubGlobal('URL', Object.assign(URL, addresses));
    const clicked: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push(`${this.download} from ${this.href}`);
    });
    await open().saveFile('subscribers.csv', new Blob(['email']));
    expect(clicked).toEqual(['subscribers.csv from blob:file']);
    click.mockRestore();
    vi.unstubAllGlobals();
  });
});

describe('several tabs', () => {
  const watch = () => {
    const host = open();
    stop = host.watch((one) => events.push(one));
    return host;
  };

  test('follow a logout', async () => {
    const host = watch();
    await host.signIn(credentials);
    otherTab(TOKEN_KEY, null);
    expect(events).toEqual([{ type: 'signed-out' }]);
  });

  test('distinguish an expired session from a logout', async () => {
    const host = watch();
    await host.signIn(credentials);
    host.shareActivity(Date.now() - 1_200_000);
    otherTab(TOKEN_KEY, null);
    expect(events).toEqual([{ type: 'signed-out', reason: 'idle' }]);
  });

  test('go on with a token that another tab renewed', async () => {
    const host = watch();
    await host.signIn(credentials);
    otherTab(TOKEN_KEY, 'renewed');
    expect(events).toEqual([]);
    expect(host.hasSession()).toBe(true);
  });

  test('hear of activity in the others', () => {
    watch();
    otherTab(ACTIVITY_KEY, '1795000000000');
    expect(events).toEqual([{ type: 'activity', at: 1_795_000_000_000 }]);
  });

  test('read the activity in the others also before they hear of it, as after having been frozen', () => {
    const host = open();
    const at = Date.now() + 60_000;
    open().shareActivity(at);
    expect(host.lastActivity?.()).toBe(at);
  });

  test('hear nothing more once they stopped listening', async () => {
    const host = watch();
    await host.signIn(credentials);
    stop();
    otherTab(null, null);
    expect(events).toEqual([]);
  });
});
