import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Controller, Get } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { symbols } from 'pino';
import { DataSource } from 'typeorm';
import { PublicList } from '../src/platform/cache/public-list.decorator.js';
import { type ProbeApp, startProbeApp } from './harness/probe-app.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

@Controller()
class ProbeController {
  constructor(private readonly dataSource: DataSource) {}

  @Get(['/', '/api/probe'])
  probe(): unknown {
    return {};
  }

  @Get('/api/list')
  @PublicList()
  list(): unknown {
    return ['a'];
  }

  @Get('/api/defect')
  defect(): unknown {
    return this.dataSource.query('SELECT $1::text + 1', ['secret6@example.com']);
  }
}

describe('a log line', () => {
  let database: TestDatabase;
  let server: ProbeApp;
  const lines: string[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startProbeApp(database.url, [ProbeController], { logLevel: 'info' });
    // pino bypasses process.stdout. Its documented symbol allows another destination.
    const stream = { write: (text: string) => lines.push(...text.split('\n').filter(Boolean)) };
    Object.assign(PinoLogger.root, { [symbols.streamSym as unknown as symbol]: stream });
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  /** Waits until the lines of earlier responses are written. */
  const written = () => new Promise((resolve) => setTimeout(resolve, 150));
  const linesOf = (id: unknown) =>
    lines.map((line) => JSON.parse(line)).filter(({ reqId, req }) => id === (reqId ?? req?.id));

  test('names the request and hides what is secret or personal', async () => {
    const answer = await server.inject({
      url: '/api/probe?token=secret1&email=secret2@example.com&page=3',
      headers: { authorization: 'Bearer secret3', cookie: 'voter=secret4', 'idempotency-key': 'secret5' },
    });
    await written();
    const [line] = linesOf(answer.headers['x-request-id']);
    expect(line).toMatchObject({
      level: 30,
      req: { method: 'GET', url: '/api/probe?token=[hidden]&email=[hidden]&page=3' },
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
    });
    expect(lines.join('')).not.toMatch(/secret\d/);
  });

  test('is written for every path, once', async () => {
    for (const url of ['/', '/nowhere', '/api/probe', '/api/nowhere/at/all']) {
      const answer = await server.inject(url);
      await written();
      expect([url, linesOf(answer.headers['x-request-id']).length]).toEqual([url, 1]);
    }
  });

  test('of a defect has its stack and none of the values', async () => {
    const answer = await server.inject('/api/defect');
    await written();
    expect(answer.statusCode).toBe(500);
    const defect = linesOf(answer.headers['x-request-id']).find(
      ({ err }) => err?.type === 'QueryFailedError',
    );
    expect(defect).toMatchObject({ level: 50, err: { stack: expect.any(String) } });
    expect(lines.join('')).not.toMatch(/secret\d/);
    const request = linesOf(answer.headers['x-request-id']).find(({ res }) => res);
    expect(request).toMatchObject({ level: 50, res: { statusCode: 500 }, msg: 'request errored' });
  });

  test('of a response served before the router has the same fields as a routed one', async () => {
    await server.app.listen(0, '127.0.0.1');
    const url = `${await server.app.getUrl()}/api/list?q=secret7`;
    const ids: (string | null)[] = [];
    for (let times = 0; times < 2; times++) {
      const response = await fetch(url);
      await response.text();
      ids.push(response.headers.get('x-request-id'));
      await written();
    }
    const [routed, cached] = ids.map((id) => linesOf(id));
    expect([routed?.length, cached?.length]).toEqual([1, 1]);
    const { time: _, ...expected } = routed?.[0] ?? {};
    expect(Object.keys(cached?.[0] ?? {})).toEqual(Object.keys(routed?.[0] ?? {}));
    expect(cached?.[0]).toMatchObject({
      ...expected,
      reqId: ids[1],
      req: { method: 'GET', url: '/api/list?q=[hidden]' },
      responseTime: expect.any(Number),
    });
    expect(expected).toMatchObject({ msg: 'request completed', res: { statusCode: 200 } });
    expect(lines.join('')).not.toMatch(/secret\d/);
  });

  test('is written before the server has closed', async () => {
    const own = await startProbeApp(database.url, [ProbeController], { logLevel: 'info' });
    const answer = await own.inject('/api/probe');
    await own.close();
    expect(linesOf(answer.headers['x-request-id'])).toHaveLength(1);
  });
});
