import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { buildSubmission, CarCalls } from './harness/cars.js';
import { noise, toDataUrl } from './harness/pictures.js';
import {
  makeOpenFolder,
  removeDataDir,
  startServerProcess,
  until,
} from './harness/servers/server-process.js';
import { startTestApp } from './harness/test-app.js';

jest.setTimeout(120_000);

/** Bits of the group and of everybody else. */
const OTHERS = 0o077;

/** With this umask only explicit modes protect new files. */
let umask: number;
beforeAll(() => {
  umask = process.umask(0);
});
afterAll(() => void process.umask(umask));

const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);
/** Files and folders that other users of the machine may access, relative to `folder`. */
async function openTo(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const modes = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => null)));
  return names.filter((_, index) => (modes[index]?.mode ?? 0) & OTHERS);
}

test('uploads, pictures and proof images are readable by their owner only', async () => {
  const server = await startTestApp();
  const { dataDir } = server.config;
  try {
    const calls = await CarCalls.on(server);
    await server.app.listen(0, '127.0.0.1');
    const image = toDataUrl(await noise({ width: 900, height: 600 }).png().toBuffer());
    const body = JSON.stringify(buildSubmission({ image }));
    // Half of the body arrives, so that the file of the upload exists while the test looks at it.
    const stream = new ReadableStream({
      async start(controller) {
        controller.enqueue(Buffer.from(body.slice(0, body.length / 2)));
        await until(async () => (await readdir(join(dataDir, 'incoming'))).length > 0);
        expect(await openTo(dataDir)).toEqual([]);
        controller.enqueue(Buffer.from(body.slice(body.length / 2)));
        controller.close();
      },
    });
    // The option that a streamed body requires is missing in the types.
    const request: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: stream,
      duplex: 'half',
    };
    const sent = await fetch((await server.app.getUrl()) + apiRoutes.cars.submit, request);
    expect(sent.status).toBe(201);
    const [car] = await calls.pending();
    expect((await calls.send('GET', `${car?.proofImage}&w=320`)).statusCode).toBe(200);
    expect((await readdir(join(dataDir, 'media'), { recursive: true })).length).toBeGreaterThan(5);
    expect(await openTo(dataDir)).toEqual([]);
  } finally {
    await server.close();
  }
});

test('the next start closes the folders of an existing installation, and the database still runs', async () => {
  const dataDir = join(await makeOpenFolder(), 'data');
  const folders = ['media', 'incoming', 'secrets'].map((name) => join(dataDir, name));
  for (const folder of [dataDir, ...folders]) await mkdir(folder, { mode: 0o755 });
  const old = join(dataDir, 'media', 'old');
  await writeFile(old, 'x', { mode: 0o644 });
  for (const folder of folders) await chmod(folder, 0o755);
  const server = startServerProcess({ DATA_DIR: dataDir });
  try {
    expect((await fetch((await server.ready) + apiRoutes.ready)).status).toBe(200);
    expect(await Promise.all(folders.map(modeOf))).toEqual(['700', '700', '700']);
    // As root the database runs as another user, which passes through the folder and may not list it.
    expect(['700', '710', '711']).toContain(await modeOf(dataDir));
    for (const name of await readdir(join(dataDir, 'secrets')))
      expect(await modeOf(join(dataDir, 'secrets', name))).toBe('600');
    expect(await modeOf(join(dataDir, 'postgres'))).toBe('700');
  } finally {
    server.child.kill('SIGTERM');
    await server.exited;
    await removeDataDir(dataDir);
  }
});
