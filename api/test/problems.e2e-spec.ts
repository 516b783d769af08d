import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { BODY_MAX_BYTES, bodyMaxBytesForImages } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { Images } from '../src/platform/http/images.decorator.js';
import { BODY_MAX_DEPTH } from '../src/platform/http/validation/json-scanner.js';
import { type ProbeApp, startProbeApp } from './harness/probe-app.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

const schema = z.object({ name: z.string('Please enter a name.'), sizes: z.array(z.number()).default([]) });

@Controller('/api/probe')
class ProbeController {
  constructor(private readonly dataSource: DataSource) {}

  @Post('checked')
  @HttpCode(200)
  checked(@Body({ schema }) body: z.output<typeof schema>): unknown {
    return body;
  }

  @Post('pictures')
  @HttpCode(200)
  @Images('name')
  pictures(@Body({ schema }) body: z.output<typeof schema>): unknown {
    return { length: body.name.length };
  }

  @Post('bodyless')
  @HttpCode(200)
  bodyless(): unknown {
    return { ok: true };
  }

  @Get('items/:id')
  item(@Param('id') id: string): unknown {
    return { length: id.length };
  }

  @Get('statement/:sql')
  statement(@Param('sql') sql: string): unknown {
    return this.dataSource.query(sql);
  }

  @Get('defect')
  defect(): never {
    throw new Error('SELECT secret FROM /etc/passwd');
  }
}

describe('problem answers', () => {
  let database: TestDatabase;
  let server: ProbeApp;
  let address: URL;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startProbeApp(database.url, [ProbeController]);
    await server.app.listen(0, '127.0.0.1');
    address = new URL(await server.app.getUrl());
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  const json = { 'content-type': 'application/json' };
  const post = (url: string, payload: string | Buffer, headers: Record<string, string> = json) =>
    server.inject({ method: 'POST', url: `/api/probe/${url}`, payload, headers });
  const problem = (status: number, code: string) => ({
    status,
    code,
    title: expect.any(String),
    detail: expect.any(String),
  });

  test.each([
    ['broken JSON', '{"name":', 400, 'malformed_json'],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), 400, 'malformed_json'],
    ['no body where one is needed', '', 400, 'invalid_input'],
    ['null', 'null', 400, 'invalid_input'],
    ['a list', '[]', 400, 'invalid_input'],
    ['a text', '"name"', 400, 'invalid_input'],
    ['a body past the limit', `{"name":"${'x'.repeat(BODY_MAX_BYTES)}"}`, 413, 'body_too_big'],
    ['deep lists', '['.repeat(BODY_MAX_DEPTH + 1), 400, 'invalid_input'],
    ['very deep lists', '['.repeat(100_000), 400, 'invalid_input'],
  ])('refuses %s', async (_name, payload, status, code) => {
    const answer = await post('checked', payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['x-request-id']).toEqual(expect.any(String));
    expect(answer.json()).toMatchObject(problem(status, code));
  });

  test('names each faulty value by its dotted path, and the first one’s sentence for the person', async () => {
    const answer = await post('checked', '{"sizes":[1,"two"]}');
    expect(answer.json()).toEqual({
      status: 400,
      title: 'Bad Request',
      code: 'invalid_input',
      detail: 'Please enter a name.',
      errors: [
        { path: 'name', message: 'Please enter a name.' },
        { path: 'sizes.1', message: 'Some of the values sent are not valid.' },
      ],
    });
  });

  test.each([
    ['text', 'text/plain', 'hello'],
    ['a form', 'application/x-www-form-urlencoded', 'name=x'],
    ['no type at all', '', '{}'],
    ['nonsense', 'nonsense', '{}'],
  ])('refuses %s as the content type', async (_name, type, payload) => {
    const answer = await post('checked', payload, type ? { 'content-type': type } : {});
    expect(answer.json()).toMatchObject(problem(415, 'unsupported_media_type'));
  });

  test('refuses a compressed body', async () => {
    const answer = await post('checked', '{}', { ...json, 'content-encoding': 'gzip' });
    expect(answer.statusCode).toBe(415);
  });

  test('takes an empty body with a JSON content type where no body is needed', async () => {
    expect((await post('bodyless', '')).statusCode).toBe(200);
    expect((await post('bodyless', '{"some":"thing"}')).statusCode).toBe(200);
  });

  test.each(['__proto__', 'constructor', 'prototype', 'toString'])('ignores a key %s', async (key) => {
    const answer = await post('checked', `{"name":"x","${key}":{"polluted":true},"other":{"${key}":1}}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ name: 'x', sizes: [] });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test.each([
    ['an unknown path', '/api/nowhere', 404, 'not_found'],
    ['a path with odd escapes', '/api/%F0%9F%8F%81', 404, 'not_found'],
    ['a known path with another method', '/api/probe/checked', 404, 'not_found'],
    ['a URL that cannot be read', '/api/probe/items/%zz', 404, 'not_found'],
    ['an id that is no text', '/api/probe/items/%ff', 404, 'not_found'],
  ])('answers %s', async (_name, url, status, code) => {
    const answer = await server.inject(url);
    expect(answer.json()).toEqual(problem(status, code));
    expect(answer.headers['x-request-id']).toEqual(expect.any(String));
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('matches an id of any length', async () => {
    const answer = await server.inject(`/api/probe/items/${'x'.repeat(8000)}`);
    expect(answer.json()).toEqual({ length: 8000 });
  });

  test('a defect says nothing about itself', async () => {
    const answer = await server.inject('/api/probe/defect');
    expect(answer.json()).toEqual({
      status: 500,
      title: 'Internal Server Error',
      code: 'internal',
      detail: 'Something went wrong on our side.',
    });
  });

  test.each([
    ["SELECT 'x'::uuid", 400],
    ['SELECT 99999999999::int', 400],
    ["SELECT E'\\\\xff'::bytea::text, convert_from('\\xff', 'UTF8')", 400],
    ['SELECT \'"\\u0000"\'::jsonb', 400],
    ["SELECT 'x'::timestamptz", 400],
    ['SELECT nothing', 500],
    ['SELECT pg_terminate_backend(pg_backend_pid())', 503],
  ])('turns the database’s error on %s into %d', async (sql, status) => {
    const answer = await server.inject(`/api/probe/statement/${encodeURIComponent(sql)}`);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toMatch(/SELECT|column|syntax/);
  });

  test('answers 413 to a body far over the limit instead of closing the connection', async () => {
    const body = Buffer.alloc(bodyMaxBytesForImages(1) + 4_000_000, 'x');
    for (const payload of [body, new Blob([body]).stream(), Buffer.alloc(50_000_000, 'x')]) {
      const answer = await fetch(new URL('/api/probe/pictures', address), {
        method: 'POST',
        headers: json,
        body: payload,
        duplex: 'half',
      } as RequestInit);
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({
        code: 'image_too_big',
        detail: 'Image must be less than 10MB.',
      });
    }
  });

  test('takes a body as large as its pictures may be', async () => {
    const name = 'x'.repeat(bodyMaxBytesForImages(1) - 100);
    const answer = await post('pictures', JSON.stringify({ name }));
    expect(answer.json()).toEqual({ length: name.length });
  });

  test('refuses a large body that unfolds into millions of values', async () => {
    const answer = await post('pictures', `{"name":"x","sizes":[${'0,'.repeat(2_000_000)}0]}`);
    expect(answer.statusCode).toBe(413);
  });

  test.each([
    ['bytes that are no HTTP', 'GARBAGE\r\n\r\n'],
    ['several Host headers', 'GET /api/probe/items/1 HTTP/1.1\r\nHost: a.example\r\nhost: b.example\r\n\r\n'],
  ])('refuses %s', async (_what, bytes) => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(address.port), '127.0.0.1', () => socket.write(bytes));
      socket.once('data', (data) => {
        resolve(data.toString());
        socket.destroy();
      });
      socket.once('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('application/problem+json');
    expect(answer).toMatch(/x-request-id: \S+/);
  });
});
