/** Temporary files of tests are in memory where that is possible, and are deleted in any case. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { isExecutable } from './memory-folder.mjs';

const MODULE = pathToFileURL(join(import.meta.dirname, 'memory-folder.mjs')).href;

test('there is none without such a file system, or where files cannot be executed', () => {
  const mountsWith = (options, place = '/dev/shm') =>
    `/dev/vda / ext4 rw 0 0\ntmpfs ${place} tmpfs ${options} 0 0\n`;
  assert.equal(isExecutable(mountsWith('rw,nosuid')), true);
  assert.equal(isExecutable(mountsWith('rw,noexec,nosuid')), false);
  assert.equal(isExecutable(mountsWith('rw', '/dev/shmx')), false);
  assert.equal(isExecutable(''), false);
});

/** Starts a process that creates a folder and waits. */
async function startOwner() {
  const code = `import { createMemoryFolder } from ${JSON.stringify(MODULE)};
    // Before the line is printed, because the test sends the signal as soon as it has read it.
    process.on('SIGTERM', () => process.exit(0));
    console.log(await createMemoryFolder());
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { child, folder: String(line).trim() };
}

for (const [end, signal] of [
  ['exited', 'SIGTERM'],
  ['was killed', 'SIGKILL'],
]) {
  test(`the database's user can traverse it, and it is deleted when its process ${end}`, async () => {
    const { child, folder } = await startOwner();
    const ended = once(child, 'exit');
    if (folder !== 'null') {
      assert.equal(statSync(folder).mode & 0o777, 0o711);
      writeFileSync(join(folder, 'file'), 'x');
    }
    child.kill(signal);
    await ended;
    if (end === 'was killed') while (existsSync(folder)) await wait(100);
    assert.equal(existsSync(folder), false);
  });
}
