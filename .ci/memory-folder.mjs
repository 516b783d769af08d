import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const TESTING = new URL('../core/dist/testing/index.js', import.meta.url);
/** Where Linux mounts a file system in memory. */
const PLACE = '/dev/shm';
/** Required room in it and in memory, bytes: several times what a test run stores there (docs/decisions/0024). */
const NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * Creates a folder in memory for the temporary files of this process and its children, because no runner has an option
 * for that. It is deleted when this process exits, or 10 s after it was killed, when its programs have ended.
 * @returns its path; null where the file system is missing or too small, or its files cannot be executed
 */
export async function createMemoryFolder() {
  if (!isExecutable(readMounts()) || !hasRoom()) return null;
  const folder = mkdtempSync(join(PLACE, 'quartermile-'));
  // PostgreSQL runs as another user, who must be able to traverse it.
  chmodSync(folder, 0o711);
  const { whenGone } = await import(TESTING.href);
  whenGone('[ -d "$0" ] || exit 0; sleep 10; rm -rf "$0"', folder);
  process.on('exit', () => deleteFolder(folder));
  return folder;
}

function deleteFolder(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // A program that is still ending has written to it; it is deleted once more after this process.
  }
}

/**
 * Whether files there can be executed: containers often mount it with `noexec`.
 * @param mounts content of /proc/mounts
 */
export const isExecutable = (mounts) => / \/dev\/shm \S+ (?!\S*noexec)/.test(mounts);

const readMounts = () => (existsSync('/proc/mounts') ? readFileSync('/proc/mounts', 'utf8') : '');

function hasRoom() {
  const { bavail, bsize } = statfsSync(PLACE);
  return Math.min(bavail * bsize, process.availableMemory?.() ?? freemem()) >= NEEDED_BYTES;
}
