import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@quartermile/core/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FakeClientRequest } from '../../../e2e/fake-electron/fake-client-request.js';
import { bridgeTransport } from '../../renderer/bridge-transport.js';
import type { AppEvent } from '../../shared/app-state.js';
import { SiteSession } from '../session/site-session.js';
import { tempFiles } from '../test/temp-files.js';
import { ApiProxy } from './api-proxy.js';
import { createElectronFetch } from './electron-fetch.js';
import { ProxyLogin } from './proxy-login.js';

// Upload behaviour as in Electron, from the Electron fake.
vi.mock('electron', async () => ({ net: (await import('../../../e2e/fake-electron/fake-net.js')).fakeNet }));

const electronFetch = createElectronFetch(new ProxyLogin(() => {}));

/** 4 Mbit/s. */
const BYTES_PER_SECOND = 500_000;
const PHOTO_BYTES = 4_000_000;

let received = 0;
let requests = 0;
const server = createServer(async (request, response) => {
  requests += 1;
  for await (const chunk of request) received += chunk.length;
  response
    .writeHead(201, { 'content-type': 'application/json' })
    .end(JSON.stringify({ _id: 'golf', status: 'pending' }));
});
beforeAll(async () => {
  FakeClientRequest.lineSpeed = BYTES_PER_SECOND;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  FakeClientRequest.lineSpeed = Number.POSITIVE_INFINITY;
  server.closeAllConnections();
  server.close();
});

test('uploads a 4 MB photograph over 4 Mbit/s in one attempt, with progress', {
  timeout: 90_000,
}, async () => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const proxy = new ApiProxy(origin, electronFetch, new SiteSession((await tempFiles()).session, () => {}));
  const listeners = new Set<(event: AppEvent) => void>();
  const cancelCall = new AbortController();
  const client = createClient({
    baseUrl: 'https://site.invalid',
    transport: bridgeTransport(
      {
        callApi: (id, _site, call) =>
          proxy.call(call, {
            signal: cancelCall.signal,
            onProgress(fraction) {
              for (const listener of listeners) listener({ type: 'upload', id, fraction });
            },
          }),
        cancelCall: async () => {},
        onEvent(listener) {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
      origin,
    ),
  });
  const image = `data:image/jpeg;base64,${'A'.repeat((PHOTO_BYTES / 3) * 4)}`;
  const reported: number[] = [];
  const car = { name: 'Golf', owner: 'Thabo', cellphone: '+27821234567', time: '9.8', drivetrain: 'AWD' };
  const submitted = await client.cars.submit({ ...car, image, proofImage: null } as never, {
    onUploadProgress: (fraction) => reported.push(fraction),
  });
  expect(submitted).toMatchObject({ _id: 'golf' });
  expect(requests).toBe(1);
  expect(received).toBeGreaterThan(image.length);
  // Progress increases strictly; a repeated value would suggest activity during a stall.
  expect(reported.at(-1)).toBe(1);
  expect(reported.length).toBeGreaterThan(10);
  expect(reported).toEqual([...new Set(reported)].sort((one, other) => one - other));
});
