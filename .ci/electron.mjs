/** Electron's own package downloads the binary when it is asked for its path. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, platform } from 'node:process';

/** Electron's executable within its folder, where the package does not name it. */
const EXECUTABLE =
  { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }[platform] ?? 'electron';

/**
 * Path of the Electron binary, or undefined. Does not download it. As in Electron's own package,
 * `ELECTRON_OVERRIDE_DIST_PATH` names the folder of another one.
 * @param {string} folder of the package `electron`
 * @returns {string | undefined}
 * @throws Error when the named folder contains none
 */
export function findElectron(folder) {
  const named = join(folder, 'path.txt');
  const executable = existsSync(named) ? readFileSync(named, 'utf8').trim() : undefined;
  const override = env.ELECTRON_OVERRIDE_DIST_PATH;
  if (override) {
    const binary = join(override, executable ?? EXECUTABLE);
    if (existsSync(binary)) return binary;
    throw new Error(`ELECTRON_OVERRIDE_DIST_PATH names a folder without Electron: ${binary} is missing.`);
  }
  const binary = executable && join(folder, 'dist', executable);
  return binary && existsSync(binary) ? binary : undefined;
}

/** Why Electron cannot run in this process, as one line; null when it can. */
export function whyNot() {
  return process.getuid?.() === 0
    ? 'Electron does not run as root, because its sandbox does not: run this as another user.'
    : null;
}
