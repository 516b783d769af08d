import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { sendRaw } from './harness/calls/raw-http.js';
import { removeDataDir, type ServerProcess, startServerProcess } from './harness/servers/server-process.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

/** More than the buffers of a connection hold. */
const BODY = Buffer.alloc(5_000_000, 'x');
const JSON_TYPE = 'application/json';
const TRIES = 10;

// In a process of its own, so that it responds while the body is being sent.
let database: TestDatabase;
let server: ServerProcess;
let dataDir: string;
let address: URL;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'quartermile-bodies-'));
  server = startServerProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, RATE_LIMIT: 'off' });
  address = new URL(await server.ready);
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.exited;
  await database.drop();
  await removeDataDir(dataDir);
});

describe('the sender of a body that nobody reads receives the response before the connection closes', () => {
  test.each([
    ['an administrator’s call without a token', apiRoutes.sponsors.add, { 'content-type': JSON_TYPE }, 401],
    ['a body above the limit', apiRoutes.admin.login, { 'content-type': JSON_TYPE }, 413],
    ['a body of unknown length', apiRoutes.admin.login, { 'transfer-encoding': 'chunked' }, 415],
    ['an unknown path', '/api/nothing', { 'content-type': JSON_TYPE }, 413],
    ['a page', '/', { 'content-type': 'text/plain' }, 413],
  ])('%s', async (_kind, target, headers, status) => {
    for (let time = 0; time < TRIES; time++) {
      const answer = await sendRaw(address, { method: 'POST', target, headers, body: BODY });
      expect(answer?.status).toBe(status);
    }
  });
});
