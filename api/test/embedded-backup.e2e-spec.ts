import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { apiRoutes, type Entry } from '@quartermile/core/domain';
import {
  makeOpenFolder,
  removeDataDir,
  type ServerProcess,
  startServerProcess,
} from './harness/servers/server-process.js';

jest.setTimeout(240_000);

const COMMAND = fileURLToPath(new URL('../dist/commands/command.js', import.meta.url));

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await makeOpenFolder();
  file = join(folder, 'site.backup');
});
afterAll(async () => {
  for (const name of ['first', 'second', 'third']) await removeDataDir(join(folder, name));
});

const db = (name: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [COMMAND, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, name) },
  });
const stop = ({ child, exited }: ServerProcess): Promise<number | null> => {
  child.kill('SIGTERM');
  return exited;
};
/** Starts a server and returns its leaderboard and the status of the first picture, then stops it. */
async function look(name: string, demo: boolean, meanwhile = async () => {}) {
  const server = startServerProcess({ DATA_DIR: join(folder, name), DEMO_DATA: String(demo) });
  const address = await server.ready;
  const entries = (await (await fetch(address + apiRoutes.leaderboard.list)).json()) as Entry[];
  const picture = await fetch(`${address}${entries[0]?.car.image}?w=320`);
  await meanwhile();
  expect(await stop(server)).toBe(0);
  return { entries, picture: picture.status };
}

test('the embedded database is backed up while its server runs and while it is down, and restored elsewhere', async () => {
  const online = join(folder, 'online.backup');
  const wrote = (path: string) => `wrote ${path}\nsecrets: not in it; whoever was signed in signs in again\n`;
  const original = await look('first', true, async () => {
    expect((await db('first', 'backup', online)).stdout).toBe(wrote(online));
    await expect(db('first', 'restore', online, '--force')).rejects.toMatchObject({
      stderr: expect.stringMatching(/^Quartermile is already running with the DATA_DIR [^\n]+\n$/),
    });
  });
  expect(original.entries.length).toBeGreaterThan(20);
  expect((await db('first', 'backup', file)).stdout).toBe(wrote(file));
  expect((await db('third', 'restore', online)).stdout).toBe(`restored ${online}\n`);
  expect(await look('third', false)).toEqual({ entries: original.entries, picture: 200 });
  expect((await db('second', 'restore', file)).stdout).toBe(`restored ${file}\n`);
  expect(await look('second', false)).toEqual({ entries: original.entries, picture: 200 });
});
