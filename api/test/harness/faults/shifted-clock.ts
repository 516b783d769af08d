import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const LIBRARIES = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
];

/** The clock of a server process, which can be set while it runs. The clock of its database is not affected. */
export interface ShiftedClock {
  /** Environment of the process. */
  readonly env: Readonly<Record<string, string>>;
  /** Sets the clock to the real time plus `seconds`; the process sees it at once. */
  shift(seconds: number): Promise<void>;
}

/**
 * Prepares a clock whose shift is in a file.
 * @throws Error when libfaketime is missing and cannot be installed
 */
export async function prepareClock(file: string): Promise<ShiftedClock> {
  const library = await findLibrary();
  const shift = async (seconds: number): Promise<void> => {
    // In one step, because the process may read it at any time.
    await writeFile(`${file}.next`, `${seconds < 0 ? '' : '+'}${seconds}\n`);
    await rename(`${file}.next`, file);
  };
  await shift(0);
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // A change of the clock does not affect timers.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    shift,
  };
}

/** Debian's package is installed if missing, as the browser of the end-to-end tests is. */
async function findLibrary(): Promise<string> {
  const find = () => LIBRARIES.find((path) => existsSync(path));
  if (!find()) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env }).catch(() => undefined);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'libfaketime'], { env }).catch(
      () => undefined,
    );
  }
  const library = find();
  if (!library)
    throw new Error('Clock changes are tested with libfaketime. Install it, then run the tests again.');
  return library;
}
