import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, readFile, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { UPLOAD_SPOOL_STALE_MS } from '../../src/platform/http/uploads/upload-spool.js';
import { mountSmallDisk } from '../harness/faults/small-disk.js';
import { makeOpenFolder, removeDataDir, startServerProcess } from '../harness/servers/server-process.js';

// A DATA_DIR that cannot be used: the start ends with one line that names the file.
jest.setTimeout(60_000);

/** Another user than the one that owns the files of this test. */
const NOBODY = 65_534;

let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await makeOpenFolder();
  dataDir = join(folder, 'data');
});
afterAll(async () => {
  await removeDataDir(dataDir);
  await rm(dirname(folder), { recursive: true, force: true });
});

/** The error output of a start that must fail. */
async function refusal(env: Readonly<Record<string, string>>, uid?: number): Promise<string> {
  const server = startServerProcess({ DATA_DIR: dataDir, ...env }, uid);
  expect([await server.exited, server.output.stdout]).toEqual([1, '']);
  return server.output.stderr;
}

/** Starts a server and stops it once it is ready. */
async function startAndStop(): Promise<void> {
  const server = startServerProcess({ DATA_DIR: dataDir });
  await server.ready;
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
}

test('that is a file', async () => {
  const file = join(folder, 'file');
  await writeFile(file, 'x', { mode: 0o644 });
  expect(await refusal({ DATA_DIR: file })).toBe(`${file} is there already, and is no folder.\n`);
  expect((await stat(file)).mode & 0o777).toBe(0o644);
  expect(await refusal({ DATA_DIR: join(file, 'data') })).toMatch(/^\S+ cannot be read: [^\n]+\n$/);
});

test('on a read-only disk', async () => {
  const disk = await mountSmallDisk(join(folder, 'disk'), 1);
  try {
    await promisify(execFile)('mount', ['-o', 'remount,ro', disk.path]);
    for (const inside of [disk.path, join(disk.path, 'data')])
      expect(await refusal({ DATA_DIR: inside })).toMatch(
        new RegExp(`^${inside}\\S* cannot be [^\n]+ its disk is read-only[^\n]*\n$`),
      );
  } finally {
    await disk.unmount();
  }
});

test('that belongs to another user', async () => {
  const closed = join(folder, 'closed');
  await mkdir(closed);
  await chmod(closed, 0o555);
  const uid = userInfo().uid === 0 ? NOBODY : undefined;
  for (const inside of [closed, join(closed, 'data')])
    expect(await refusal({ DATA_DIR: inside }, uid)).toMatch(
      new RegExp(`^${inside}\\S* is not accessible for the user that runs Quartermile\\.\n$`),
    );
});

test('is not blocked by another user, who knows its path', async () => {
  await mkdir(dataDir, { mode: 0o711 });
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 32);
  const squatter = createServer().listen(`\0quartermile-${digest}`);
  await once(squatter, 'listening');
  try {
    await startAndStop();
    expect((await stat(join(dataDir, 'lock'))).mode & 0o777).toBe(0o600);
  } finally {
    squatter.close();
  }
});

test.each(['media', 'incoming'])('whose %s is a file', async (name) => {
  const path = join(dataDir, name);
  await rename(path, `${path}.aside`);
  await writeFile(path, 'x');
  expect(await refusal({})).toBe(`${path} is there already, and is no folder.\n`);
  await rm(path);
  await rename(`${path}.aside`, path);
});

test.each([
  ['secrets/jwt-secret', /^\S+jwt-secret is missing\. [^\n]+ JWT_SECRET\. [^\n]+\n$/],
  ['secrets/database-password', /^\S+database-password is missing\. [^\n]+\n$/],
  ['postgres/PG_VERSION', /^The database in \S+postgres is not whole: \S+PG_VERSION is missing\. [^\n]+\n$/],
])('that lacks %s, which is not replaced', async (name, message) => {
  const path = join(dataDir, name);
  const content = await readFile(path, 'utf8');
  await rename(path, `${path}.aside`);
  for (let time = 0; time < 2; time++) expect(await refusal({})).toMatch(message);
  await rename(`${path}.aside`, path);
  await startAndStop();
  expect(await readFile(path, 'utf8')).toBe(content);
});

test('whose incoming is a link: nothing is deleted or closed where it leads', async () => {
  const target = join(folder, 'elsewhere');
  const file = join(target, 'of-somebody');
  await mkdir(target);
  await chmod(target, 0o755);
  await writeFile(file, 'x');
  const old = new Date(Date.now() - 2 * UPLOAD_SPOOL_STALE_MS);
  await utimes(file, old, old);
  await rm(join(dataDir, 'incoming'), { recursive: true });
  await symlink(target, join(dataDir, 'incoming'));
  await startAndStop();
  expect([await readFile(file, 'utf8'), (await stat(target)).mode & 0o777]).toEqual(['x', 0o755]);
});
