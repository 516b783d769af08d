import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { healthSchema } from '@quartermile/core/domain';
import { HealthService } from '../src/features/health/health.service.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe('GET /api/health', () => {
  test('says who answers', async () => {
    const answer = await server.inject('/api/health');
    expect(answer.statusCode).toBe(200);
    expect(healthSchema.parse(answer.json())).toMatchObject({ status: 'ok', name: 'quartermile', api: 1 });
  });
});

describe('GET /api/ready', () => {
  test('is ready while database and media store answer', async () => {
    const answer = await server.inject('/api/ready');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ok', database: 'ok', media: 'ok' });
  });

  test('is ready although this process had no CPU for longer than its time-out', async () => {
    const answer = server.app.get(HealthService).readiness();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2200);
    expect(await answer).toEqual({ status: 'ok', database: 'ok', media: 'ok' });
  });

  test('is not ready without its database, which health survives', async () => {
    const lame = await startTestApp();
    await lame.dataSource.destroy();
    expect(await lame.inject('/api/ready')).toMatchObject({ statusCode: 503 });
    expect((await lame.inject('/api/ready')).json()).toEqual({
      status: 'unavailable',
      database: 'unavailable',
      media: 'ok',
    });
    expect(await lame.inject('/api/health')).toMatchObject({ statusCode: 200 });
    await lame.dataSource.initialize();
    await lame.close();
  });
});
