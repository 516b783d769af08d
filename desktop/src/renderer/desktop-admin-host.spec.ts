import { MemoryApi, memoryPassword } from '@quartermile/core/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiCourier } from '../main/api-courier.js';
import { type DesktopBridge, isApiCall } from '../shared/api-channel.js';
import { createDesktopAdminHost } from './desktop-admin-host.js';

const credentials = { email: 'admin@quartermile.example', password: memoryPassword };
const crossed: unknown[] = [];
let api: MemoryApi;

/** The channel without Electron: what crosses is cloned and checked, as between two processes. */
function connect(): DesktopBridge {
  const courier = new ApiCourier(new URL('https://quartermile.example'), (url, init) =>
    api.transport(new Request(url, init)),
  );
  return {
    siteUrl: 'https://quartermile.example/',
    async callApi(call) {
      const arrived: unknown = structuredClone(call);
      if (!isApiCall(arrived)) throw new Error('This is no call of the API.');
      const answer = structuredClone(await courier.call(arrived));
      crossed.push(answer);
      return answer;
    },
  };
}

beforeEach(() => {
  api = new MemoryApi();
  crossed.length = 0;
});

describe('the host in the desktop app', () => {
  test('logs in, works and logs out without ever seeing the token', async () => {
    const host = createDesktopAdminHost(connect());
    expect(await host.hasSession()).toBe(false);
    expect((await host.signIn(credentials)).admin.label).toBe('Admin');
    expect(await host.hasSession()).toBe(true);
    expect(await host.client.cars.pending()).toEqual([]);
    await host.extendSession();
    await host.signOut();
    expect(await host.hasSession()).toBe(false);
    expect(api.tokens.size).toBe(0);
    expect(JSON.stringify(crossed)).not.toContain('token-');
  });

  test('hands on what the API refuses', async () => {
    const host = createDesktopAdminHost(connect());
    await expect(host.signIn({ ...credentials, password: 'wrong' })).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
  });
});
