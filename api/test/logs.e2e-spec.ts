import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Controller, Get, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { PublicList } from '../src/platform/cache/public-list.decorator.js';
import { AppError } from '../src/platform/errors/app-error.js';
import { type ProbeApp, startProbeApp } from './harness/probe-app.js';
import { type RecordedLog, recordLog } from './harness/process-log.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

@Controller()
class ProbeController {
  constructor(private readonly dataSource: DataSource) {}

  @Get(['/', '/api/probe'])
  probe(): unknown {
    return {};
  }

  @Get('/api/submissions/:code')
  submission(@Req() request: FastifyRequest): unknown {
    throw new Error(`Cannot open ${request.url}`);
  }

  @Get('/api/list')
  @PublicList()
  list(): unknown {
    return ['a'];
  }

  @Get('/api/quoting')
  quoting(@Req() request: FastifyRequest): unknown {
    throw new Error(`Cannot show ${request.url}`);
  }

  @Get('/api/away')
  away(@Req() request: FastifyRequest): unknown {
    throw new AppError('unavailable', { cause: new Error(`No answer from https://a.example${request.url}`) });
  }

  @Get(['/api/unavailable', '/api/too_many_requests'])
  refused(@Req() request: FastifyRequest): unknown {
    throw new AppError(request.url === '/api/unavailable' ? 'unavailable' : 'too_many_requests');
  }

  @Get('/api/defect')
  defect(): unknown {
    return this.dataSource.query('SELECT $1::text + 1', ['secret6@example.com']);
  }
}

describe('a log line', () => {
  let database: TestDatabase;
  let server: ProbeApp;
  let log: RecordedLog;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startProbeApp(database.url, [ProbeController], { logLevel: 'info' });
    log = recordLog();
  });
  afterAll(async () => {
    await server.close();
    log.stop();
    await database.drop();
  });

  /** Waits until the lines of earlier responses are written. */
  const written = () => new Promise((resolve) => setTimeout(resolve, 150));
  const linesOf = (id: unknown) =>
    log.lines.map((line) => JSON.parse(line)).filter(({ reqId, req }) => id === (reqId ?? req?.id));

  test('names the request and hides what is secret or personal', async () => {
    const answer = await server.inject({
      url: '/api/probe?token=secret1&email=secret2@example.com&access_token=secret8&secret9&limit=3',
      headers: {
        referer: 'https://quartermile.example/leaderboard?session=secret10',
        authorization: 'Bearer secret3',
        cookie: 'voter=secret4',
        'idempotency-key': 'secret5',
      },
    });
    await written();
    const [line] = linesOf(answer.headers['x-request-id']);
    expect(line).toMatchObject({
      level: 30,
      req: {
        method: 'GET',
        url: '/api/probe?token=[hidden]&email=[hidden]&access_token=[hidden]&[hidden]&limit=3',
      },
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
    });
    expect(log.lines.join('')).not.toMatch(/secret\d/);
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
    expect(log.lines.join('')).not.toMatch(/secret\d/);
    const request = linesOf(answer.headers['x-request-id']).find(({ res }) => res);
    expect(request).toMatchObject({ level: 50, res: { statusCode: 500 }, msg: 'request errored' });
  });

  test.each([
    ['/api/unavailable', 503, 0],
    ['/api/too_many_requests', 429, 0],
    ['/api/away', 503, 1],
    ['/api/quoting', 500, 1],
  ])('has a stack if an error was not expected, else none is computed: %s', async (path, status, stacks) => {
    const { prepareStackTrace } = Error;
    let computed = 0;
    Error.prepareStackTrace = (error, sites) => {
      computed += 1;
      return [error, ...sites].join('\n    at ');
    };
    const answer = await server.inject(path);
    await written();
    Error.prepareStackTrace = prepareStackTrace;
    const own = linesOf(answer.headers['x-request-id']);
    expect(answer.statusCode).toBe(status);
    expect(own.filter(({ res }) => res?.statusCode === status)).toHaveLength(1);
    expect([own.filter(({ err }) => err?.stack).length, computed]).toEqual([stacks, stacks]);
  });

  test.each([
    ['/api/submissions/secret14-_Aa', 500, '/api/submissions/[hidden]'],
    ['/api/submissions/secret15/revise', 404, '/api/submissions/[hidden]/revise'],
    ['/submissions/secret16.data?_routes=root', 404, '/submissions/[hidden]?_routes=root'],
    ['/api/%73ubmissions/secret17', 500, '/api/[hidden]'],
    ['/api/submissions/%73ecret18', 500, '/api/submissions/[hidden]'],
    ['/submissions//secret19', 404, '/submissions/[hidden]'],
    ['/submissions%252fsecret20', 404, '/[hidden]'],
    ['/;/submissions/secret21', 404, '/;[hidden]'],
  ])('hides the code of a submission, also in errors: %s', async (url, status, shown) => {
    const answer = await server.inject(url);
    await written();
    expect(answer.statusCode).toBe(status);
    const own = linesOf(answer.headers['x-request-id']);
    expect(own).toHaveLength(status === 500 ? 2 : 1);
    const line = own.find(({ req }) => req);
    expect(line.req.url).toBe(shown);
    expect(log.lines.join('')).not.toMatch(/(?:s|%73)ecret\d/);
  });

  test('of a response served before the router has the same fields as a routed one', async () => {
    await server.app.listen(0, '127.0.0.1');
    const url = `${await server.app.getUrl()}/api/list?q=secret7&n=secret13`;
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
      req: { method: 'GET', url: '/api/list?q=[hidden]&n=[hidden]' },
      responseTime: expect.any(Number),
    });
    expect(expected).toMatchObject({ msg: 'request completed', res: { statusCode: 200 } });
    expect(log.lines.join('')).not.toMatch(/secret\d/);
  });

  test('is written before the server has closed', async () => {
    const own = await startProbeApp(database.url, [ProbeController], { logLevel: 'info' });
    const answer = await own.inject('/api/probe');
    await own.close();
    expect(linesOf(answer.headers['x-request-id'])).toHaveLength(1);
  });
});
