import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient, type Transport } from '../index.js';

const image = 'data:image/png;base64,AAAA';
const car = {
  name: 'Golf 7 R',
  owner: 'Lerato',
  cellphone: '+27821234567',
  time: '9.8',
  drivetrain: 'AWD',
  image,
  proofImage: image,
} as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const submitOver = (transport: Transport, onUploadProgress?: (fraction: number) => void) =>
  createClient({ transport, baseUrl: 'http://api.test' }).cars.submit(car, {
    ...(onUploadProgress && { onUploadProgress }),
  });

/** Reports progress every `stepMs` for `steps` steps, then responds. */
function slowTransport(stepMs: number, steps: number): Transport {
  return async (_, options) => {
    for (let step = 1; step <= steps; step += 1) {
      await new Promise((resolve) => setTimeout(resolve, stepMs));
      options?.onUploadProgress?.(step / steps);
    }
    return Response.json({ _id: 'c1', status: 'pending' }, { status: 201 });
  };
}

describe('an upload', () => {
  test('may take minutes while it moves', async () => {
    const seen: number[] = [];
    const call = submitOver(slowTransport(9000, 20), (fraction) => seen.push(fraction));
    await vi.runAllTimersAsync();
    expect(await call).toEqual({ _id: 'c1', status: 'pending' });
    expect(seen).toHaveLength(20);
    expect(seen.at(-1)).toBe(1);
  });

  test('fails after 10 s without progress, and is tried again', async () => {
    const startedAt: number[] = [];
    const call = submitOver((request) => {
      startedAt.push(Date.now());
      return new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    }).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await call).toMatchObject({ failure: 'timeout' });
    expect(startedAt.map((at) => at - (startedAt[0] ?? 0))).toEqual([0, 11_000, 22_000, 33_000]);
  });

  test('fails in time over a transport that looks at no signal', async () => {
    const call = submitOver(() => new Promise(() => {})).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await call).toMatchObject({ failure: 'timeout' });
  });

  test('sends its body again on a new try', async () => {
    const bodies: unknown[] = [];
    const call = submitOver(async (request) => {
      bodies.push(await request.json());
      return Response.json({ _id: 'c1' }, { status: bodies.length === 1 ? 502 : 201 });
    });
    await vi.runAllTimersAsync();
    await call;
    expect(bodies).toEqual([car, car]);
  });
});
