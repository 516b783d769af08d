import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { PostgresStartError, startPostgres } from './postgres-process.js';

/** Starts a shell script in place of PostgreSQL. */
async function startScript(script: string) {
  const folder = await mkdtemp(join(tmpdir(), 'quartermile-postgres-'));
  await mkdir(join(folder, 'bin'));
  await writeFile(join(folder, 'bin/postgres'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const cluster = { distribution: { folder, version: '18' }, account: {}, folder, password: '' };
  const starting = startPostgres(cluster, 1, {});
  return starting.finally(() => rm(folder, { recursive: true }));
}

// Shell scripts do not run on Windows.
if (platform() !== 'win32') {
  test('is ready also when much of its log arrives together with the line that says so', async () => {
    const lines = 'LOG:  redo is not required\n'.repeat(200);
    const process = await startScript(
      `printf '%s' 'LOG:  database system is ready to accept connections\n${lines}' >&2; exec sleep 60`,
    );
    await process.stop();
    await expect(process.ended).resolves.toBeUndefined();
  });

  test('that ends before it is ready says what it wrote last', async () => {
    const start = startScript('echo "FATAL:  could not create lock file" >&2; exit 1');
    await expect(start).rejects.toThrow(PostgresStartError);
    await expect(start).rejects.toThrow('could not create lock file');
  });
}
