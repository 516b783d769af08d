import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@quartermile/core/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ClientRequestDouble } from '../../../e2e/double/client-request-double.js';
import { bridgeTransport } from '../../renderer/bridge-transport.js';
import type { DeskNews } from '../../shared/desk-state.js';
import { SiteSession } from '../session/site-session.js';
import { tempFiles } from '../test/temp-files.js';
import { ApiCourier } from './api-courier.js';
import { electronFetch } from './electron-fetch.js';

// Electron's own way with bodies, as the double has it.
vi.mock('electron', async () => ({ net: (await import('../../../e2e/double/net-double.js')).netDouble }));

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
  ClientRequestDouble.lineSpeed = BYTES_PER_SECOND;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  ClientRequestDouble.lineSpeed = Number.POSITIVE_INFINITY;
  server.closeAllConnections();
  server.close();
});

test('a photograph of 4 MB arrives over 4 Mbit/s at the first try, and its progress shows', {
  timeout: 90_000,
}, async () => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const courier = new ApiCourier(
    origin,
    electronFetch,
    new SiteSession((await tempFiles()).session, () => {}),
  );
  const listeners = new Set<(news: DeskNews) => void>();
  const giveUp = new AbortController();
  const client = createClient({
    baseUrl: 'https://site.invalid',
    transport: bridgeTransport(
      {
        callApi: (id, site, call) =>
          courier.call(call, {
            signal: giveUp.signal,
            onProgress(fraction) {
              for (const listener of listeners) listener({ type: 'upload', site, id, fraction });
            },
          }),
        giveUp: async () => {},
        onNews(listener) {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
      origin,
    ),
  });
  const image = `data:image/jpeg;base64,${'A'.repeat((PHOTO_BYTES / 3) * 4)}`;
  const told: number[] = [];
  const car = { name: 'Golf', owner: 'Thabo', cellphone: '+27821234567', time: '9.8', drivetrain: 'AWD' };
  const submitted = await client.cars.submit({ ...car, image, proofImage: null } as never, {
    onUploadProgress: (fraction) => told.push(fraction),
  });
  expect(submitted).toMatchObject({ _id: 'golf' });
  expect(requests).toBe(1);
  expect(received).toBeGreaterThan(image.length);
  // It rises step by step, and says nothing twice: what repeats itself would look alive when it is not.
  expect(told.at(-1)).toBe(1);
  expect(told.length).toBeGreaterThan(10);
  expect(told).toEqual([...new Set(told)].sort((one, other) => one - other));
});
