import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Controller, Get } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { symbols } from 'pino';
import { DataSource } from 'typeorm';
import { type ProbeApp, startProbeApp } from './harness/probe-app.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

@Controller()
class ProbeController {
  constructor(private readonly dataSource: DataSource) {}

  @Get(['/', '/api/probe'])
  probe(): unknown {
    return {};
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
    const stream = { write: (line: string) => lines.push(line) };
    Object.assign(PinoLogger.root, { [symbols.streamSym as unknown as symbol]: stream });
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  const linesOf = (id: unknown) =>
    lines.map((line) => JSON.parse(line)).filter(({ reqId, req }) => id === (reqId ?? req?.id));

  test('names the request and hides what is secret or personal', async () => {
    const answer = await server.inject({
      url: '/api/probe?token=secret1&email=secret2@example.com&page=3',
      headers: { authorization: 'Bearer secret3', cookie: 'voter=secret4', 'idempotency-key': 'secret5' },
    });
    await new Promise((resolve) => setImmediate(resolve));
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
      await new Promise((resolve) => setImmediate(resolve));
      expect([url, linesOf(answer.headers['x-request-id']).length]).toEqual([url, 1]);
    }
  });

  test('of a defect has its stack and none of the values', async () => {
    const answer = await server.inject('/api/defect');
    await new Promise((resolve) => setImmediate(resolve));
    expect(answer.statusCode).toBe(500);
    const defect = linesOf(answer.headers['x-request-id']).find(
      ({ err }) => err?.type === 'QueryFailedError',
    );
    expect(defect).toMatchObject({ level: 50, err: { stack: expect.any(String) } });
    expect(lines.join('')).not.toMatch(/secret\d/);
  });
});
