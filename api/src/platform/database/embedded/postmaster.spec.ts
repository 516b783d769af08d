import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  startUnreapedProcess,
  type UnreapedProcess,
} from '../../../../test/harness/servers/unreaped-process.js';
import { stopOrphan, stopProcess } from './postmaster.js';

// Elsewhere the first process of a machine waits for all orphans at once.
if (platform() === 'linux') {
  describe('a process whose parent does not wait for it', () => {
    let child: UnreapedProcess;
    let folder: string;
    let pidFile: string;
    beforeEach(async () => {
      child = await startUnreapedProcess();
      folder = await mkdtemp(join(tmpdir(), 'quartermile-postmaster-'));
      pidFile = join(folder, 'postmaster.pid');
    });
    afterEach(async () => {
      jest.restoreAllMocks();
      await child.reap();
      await rm(folder, { recursive: true });
    });

    test('is stopped once it has exited, without stronger signals', async () => {
      const kill = jest.spyOn(process, 'kill');
      await stopProcess(child.pid);
      expect(kill.mock.calls.filter(([, signal]) => signal !== 0)).toEqual([[child.pid, 'SIGINT']]);
      expect(await child.hasExited()).toBe(true);
    });

    test('has no pid file any more once it has exited, because PostgreSQL would not start', async () => {
      await child.kill();
      await writeFile(pidFile, `${child.pid}\n`);
      await stopOrphan(folder);
      expect(existsSync(pidFile)).toBe(false);
    });

    test('is left alone if it is another program, and has no pid file any more', async () => {
      await writeFile(pidFile, `${child.pid}\n`);
      await stopOrphan(folder);
      expect(await child.hasExited()).toBe(false);
      expect(existsSync(pidFile)).toBe(false);
    });
  });
}
