/** Temporary files of tests are in memory where that is possible, and are deleted in any case. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createMemoryFolder } from './memory-folder.mjs';

const MODULE = pathToFileURL(join(import.meta.dirname, 'memory-folder.mjs')).href;
const posix = process.platform !== 'win32';
const limit = { timeout: 60_000 };

let place;
before(() => {
  place = mkdtempSync(join(tmpdir(), 'quartermile-place-'));
});
after(() => rmSync(place, { recursive: true, force: true }));

/** /proc/mounts with a file system at `at`. */
const mountsWith = (options, at = place) => `/dev/vda / ext4 rw 0 0\ntmpfs ${at} tmpfs ${options} 0 0\n`;

test('there is none without such a file system, without access, without execution, and without enough room', async () => {
  const neededBytes = 1;
  assert.equal(await createMemoryFolder({ place, mounts: '', neededBytes }), null);
  assert.equal(await createMemoryFolder({ place, mounts: mountsWith('rw', `${place}x`), neededBytes }), null);
  assert.equal(await createMemoryFolder({ place, mounts: mountsWith('rw,noexec'), neededBytes }), null);
  const neededTooMuch = { place, mounts: mountsWith('rw'), neededBytes: Number.MAX_SAFE_INTEGER };
  assert.equal(await createMemoryFolder(neededTooMuch), null);
  const missing = join(place, 'missing');
  assert.equal(
    await createMemoryFolder({ place: missing, mounts: mountsWith('rw', missing), neededBytes }),
    null,
  );
  assert.deepEqual(readdirSync(place), []);
});

/** Starts a process that creates a folder and waits. */
async function startOwner() {
  const options = { place, mounts: mountsWith('rw,nosuid'), neededBytes: 1, deleteAfterS: 1 };
  const code = `import { createMemoryFolder } from ${JSON.stringify(MODULE)};
    // Before the line is printed, because the test sends the signal as soon as it has read it.
    process.on('SIGTERM', () => process.exit(0));
    console.log(await createMemoryFolder(${JSON.stringify(options)}));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const folder = String(line).trim();
  return { child, folder };
}

for (const end of posix ? ['exited', 'was killed'] : []) {
  test(`the database's user can traverse it, and it is deleted when its process ${end}`, limit, async () => {
    const { child, folder } = await startOwner();
    assert.equal(statSync(folder).mode & 0o777, 0o711);
    mkdirSync(join(folder, 'database'));
    writeFileSync(join(folder, 'database', 'file'), 'x');
    const ended = once(child, 'exit');
    child.kill(end === 'exited' ? 'SIGTERM' : 'SIGKILL');
    await ended;
    if (end === 'was killed') while (existsSync(folder)) await wait(100);
    assert.deepEqual(readdirSync(place), []);
  });
}
