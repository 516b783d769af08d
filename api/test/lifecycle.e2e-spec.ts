import { once } from 'node:events';
import { lstat, mkdtemp, readlink, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { apiRoutes, healthSchema } from '@quartermile/core/domain';
import { freePort } from '../src/platform/database/embedded/postgres-process.js';
import { UnfinishedSubmission } from './harness/calls/unfinished-submission.js';
import { buildSubmission } from './harness/cars.js';
import { EventReader } from './harness/event-reader.js';
import {
  makeOpenFolder,
  postmasterPid,
  processesOfGroup,
  removeDataDir,
  type ServerProcess,
  startServerProcess,
  until,
} from './harness/servers/server-process.js';

jest.setTimeout(60_000);

const email = 'admin@quartermile.local';
/** Contract section 1: the time limit for a shutdown. */
const STOP_PATIENCE_MS = 10_000;
/** For how long the submissions of a test run after the server was told to stop. */
const SUBMISSION_MS = 4000;
/** Settings for clients of PostgreSQL, which do not apply to the embedded one. */
const OTHER_POSTGRESQL = {
  PGHOST: 'nowhere',
  PGPORT: '1',
  PGUSER: 'other',
  PGPASSWORD: 'other',
  PGDATABASE: 'other',
  PGSERVICE: 'other',
  PGPASSFILE: '/nowhere',
  PGOPTIONS: '-c search_path=other -c default_transaction_read_only=on',
  PGSSLMODE: 'require',
  PGSSLNEGOTIATION: 'other',
};
const running = new Set<ServerProcess>();
let folder: string;
let dataDir: string;

function start(env: Readonly<Record<string, string>> = {}): ServerProcess {
  const server = startServerProcess({ DATA_DIR: dataDir, ...env });
  running.add(server);
  void server.exited.then(() => running.delete(server));
  return server;
}

async function stop(server: ServerProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  server.child.kill(signal);
  return server.exited;
}

/** The error output of a server that cannot start. */
async function refusal(env: Readonly<Record<string, string>>): Promise<string> {
  const server = start(env);
  expect(await server.exited).toBe(1);
  expect(server.output.stdout).toBe('');
  return server.output.stderr;
}

/** Stops a server with open connections, one with an incomplete request. Returns the processes still running. */
async function stopAmidCalls(server: ServerProcess, signal: NodeJS.Signals): Promise<string[]> {
  const { hostname, port } = new URL(await server.ready);
  const idle = connect(Number(port), hostname);
  const halfway = connect(Number(port), hostname);
  halfway.write(`POST ${apiRoutes.admin.login} HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{`);
  for (const socket of [idle, halfway]) socket.on('error', () => undefined);
  await once(halfway, 'connect');
  const group = await postmasterPid(dataDir);
  const patience = AbortSignal.timeout(STOP_PATIENCE_MS);
  patience.addEventListener('abort', () => server.child.kill('SIGKILL'));
  expect(await stop(server, signal)).toBe(0);
  expect(await postmasterPid(dataDir)).toBeNull();
  return processesOfGroup(group ?? 0);
}

function sendLogin(address: string, password: string): Promise<Response> {
  const body = JSON.stringify({ email, password });
  const headers = { 'content-type': 'application/json' };
  return fetch(address + apiRoutes.admin.login, { method: 'POST', headers, body });
}

const login = async (address: string, password: string): Promise<number> =>
  (await sendLogin(address, password)).status;

beforeAll(async () => {
  folder = await makeOpenFolder();
  dataDir = join(folder, 'data');
});
afterAll(async () => {
  await Promise.all([...running].map((server) => stop(server)));
  await removeDataDir(dataDir);
  await rm(dirname(folder), { recursive: true, force: true });
});

describe('a first start and those after it', () => {
  let password = '';
  let server: ServerProcess;

  test('prints the administrator, then the ready line, answers, and ends on SIGTERM with all its streams', async () => {
    server = start();
    const address = await server.ready;
    password = /^password: (\S+)$/m.exec(server.output.stdout)?.[1] ?? '';
    expect(server.output.stdout).toMatch(
      /^administrator: \S+\npassword: \S+\n.*\ndashboard: http:\/\/localhost:\d+\/admin\nready: http:\/\/127\.0\.0\.1:\d+\n$/,
    );
    const answer = await fetch(address + apiRoutes.health);
    expect(answer.status).toBe(200);
    expect(healthSchema.safeParse(await answer.json()).success).toBe(true);
    const { token } = (await (await sendLogin(address, password)).json()) as { token: string };
    const stream = await EventReader.open(address, token);
    await stream.until(() => stream.place !== undefined);
    expect(await stopAmidCalls(server, 'SIGTERM')).toEqual([]);
    await stream.over;
  });

  test('keeps generated secrets for its own user alone', async () => {
    for (const name of ['database-password', 'jwt-secret'])
      expect((await stat(join(dataDir, 'secrets', name))).mode & 0o777).toBe(0o600);
  });

  test('keeps the account, prints no password again, and ends on SIGINT', async () => {
    server = start(OTHER_POSTGRESQL);
    const address = await server.ready;
    expect(server.output.stdout).toMatch(/^dashboard: \S+\nready: \S+\n$/);
    expect(await login(address, password)).toBe(200);
    expect(await stopAmidCalls(server, 'SIGINT')).toEqual([]);
  });

  // Each test below uses the server that the previous test started.
  test('recovers when the server was killed and its database goes on alone', async () => {
    server = start();
    await server.ready;
    const orphan = await postmasterPid(dataDir);
    await stop(server, 'SIGKILL');
    expect(await processesOfGroup(orphan ?? 0)).not.toEqual([]);
    server = start();
    expect(await login(await server.ready, password)).toBe(200);
    expect(await processesOfGroup(orphan ?? 0)).toEqual([]);
  });

  test('recovers when everything was killed', async () => {
    process.kill(-((await postmasterPid(dataDir)) ?? 0), 'SIGKILL');
    await stop(server, 'SIGKILL');
    server = start();
    expect(await login(await server.ready, password)).toBe(200);
  });

  test('refuses a second server on one DATA_DIR with one line, and leaves the first alone', async () => {
    expect(await refusal({})).toMatch(/^Quartermile is already running with the DATA_DIR [^\n]+\n$/);
    expect((await fetch((await server.ready) + apiRoutes.ready)).status).toBe(200);
  });

  test('starts the database again when it ends by itself, and ends on SIGHUP', async () => {
    const address = await server.ready;
    process.kill((await postmasterPid(dataDir)) ?? 0, 'SIGKILL');
    await until(async () => server.output.stdout.includes('ended unexpectedly'));
    await until(async () => (await fetch(address + apiRoutes.ready)).status === 200);
    expect(await login(address, password)).toBe(200);
    expect(await stopAmidCalls(server, 'SIGHUP')).toEqual([]);
  });
});

describe('ending', () => {
  test('lets 16 submissions finish that are running, refuses others with 503, and takes no longer than 10 s', async () => {
    const server = start({ RATE_LIMIT: 'off' });
    const address = await server.ready;
    const submissions = await Promise.all(
      Array.from({ length: 16 }, () => UnfinishedSubmission.begin(address)),
    );
    const endsBefore = performance.now() + STOP_PATIENCE_MS;
    server.child.kill('SIGTERM');
    await until(async () => (await fetch(address + apiRoutes.health)).status === 503);
    const refused = await fetch(address + apiRoutes.cars.submit, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(buildSubmission()),
    });
    expect([refused.status, refused.headers.get('connection')]).toEqual([503, 'close']);
    expect((await refused.json()) as unknown).toMatchObject({ code: 'unavailable' });
    await sleep(endsBefore - performance.now() - (STOP_PATIENCE_MS - SUBMISSION_MS));
    expect(await Promise.all(submissions.map((submission) => submission.finish()))).toEqual(
      submissions.map(() => 201),
    );
    expect(await server.exited).toBe(0);
    expect(performance.now()).toBeLessThan(endsBefore);
    expect(await postmasterPid(dataDir)).toBeNull();
  });

  test('is possible after those who read its output went away', async () => {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const server = start({ PORT: `${port}` });
    server.child.stdout?.destroy();
    server.child.stderr?.destroy();
    const health = async () => (await fetch(address + apiRoutes.health)).status;
    await until(async () => (await health().catch(() => 0)) === 200);
    expect(await stop(server)).toBe(0);
    expect(await postmasterPid(dataDir)).toBeNull();
  }, 20_000);

  test('is possible while the server is still starting', async () => {
    const server = start();
    await until(async () => (await postmasterPid(dataDir)) !== null);
    const group = await postmasterPid(dataDir);
    expect(await stop(server)).toBe(0);
    expect(await processesOfGroup(group ?? 0)).toEqual([]);
  }, 20_000);
});

describe('a start that cannot be', () => {
  test('reports a malformed variable in one line', async () => {
    expect(await refusal({ LOG_LEVEL: 'loud' })).toMatch(/^LOG_LEVEL must be [^\n]+\n$/);
  });

  test('reports a port in use in one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = `${(other.address() as AddressInfo).port}`;
    expect(await refusal({ PORT: port })).toMatch(new RegExp(`^PORT ${port} is already in use [^\n]+\n$`));
    other.close();
  });

  test('reports an unreachable external database in one line, without its password', async () => {
    const output = await refusal({ DATABASE_URL: 'postgres://thandi:hunter2@127.0.0.1:1/cars' });
    expect(output).toMatch(/^DATABASE_URL cannot be reached: [^\n]+\n$/);
    expect(output).not.toContain('hunter2');
  });
});

// Only root runs the database as another user.
if (userInfo().uid === 0) {
  test('a private DATA_DIR lets the database user pass, and nobody else', async () => {
    const inside = await mkdtemp(join(tmpdir(), 'quartermile-private-'));
    await start({ DATA_DIR: inside }).ready;
    expect((await lstat(join(inside, 'postgres'))).isDirectory()).toBe(true);
    expect((await stat(inside)).mode & 0o777).toBe(0o710);
  });

  test('below a folder closed to its user the database is stored elsewhere, logs its location, and is reused', async () => {
    const closed = await mkdtemp(join(tmpdir(), 'quartermile-closed-'));
    const inside = join(closed, 'data');
    const first = start({ DATA_DIR: inside });
    await first.ready;
    const password = /^password: (\S+)$/m.exec(first.output.stdout)?.[1] ?? '';
    const home = await readlink(join(inside, 'postgres'));
    expect(first.output.stdout).toMatch(new RegExp(`^The database is in ${home}, because [^\n]+\n`));
    await stop(first);
    const second = start({ DATA_DIR: inside });
    expect(await login(await second.ready, password)).toBe(200);
    expect(await readlink(join(inside, 'postgres'))).toBe(home);
    await stop(second);
    await removeDataDir(inside);
  });
}
