import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const TESTING = new URL('../core/dist/testing/index.js', import.meta.url);
/** Where Linux mounts a file system in memory. */
const PLACE = '/dev/shm';
/** Required room in it and in memory, bytes: several times what a test run stores there (docs/decisions/0024). */
const NEEDED_BYTES = 2 * 1024 ** 3;
/** The programs of a killed run may still be ending, seconds. */
const DELETE_AFTER_S = 10;

/**
 * Creates a folder in memory for the temporary files of this process and its children. It is deleted when this process
 * exits, or soon after it was killed.
 * @param options.place mount point of a file system
 * @param options.mounts content of /proc/mounts
 * @param options.neededBytes required room in it and in memory
 * @param options.deleteAfterS time from the end of a killed process to the deletion
 * @returns its path; null where the file system is missing, too small or not writable, or its files cannot be executed
 */
export async function createMemoryFolder({
  place = PLACE,
  mounts = readMounts(),
  neededBytes = NEEDED_BYTES,
  deleteAfterS = DELETE_AFTER_S,
} = {}) {
  if (!isExecutable(place, mounts) || availableBytes() < neededBytes) return null;
  const folder = makeFolder(place, neededBytes);
  if (folder === null) return null;
  // PostgreSQL runs as another user, who must be able to traverse it.
  chmodSync(folder, 0o711);
  const { whenGone } = await import(TESTING.href);
  whenGone(`[ -d "$0" ] || exit 0; sleep ${deleteAfterS}; rm -rf "$0"`, folder);
  process.on('exit', () => deleteFolder(folder));
  return folder;
}

/** A new folder in a file system; null when it has too little room or cannot be written to. */
function makeFolder(place, neededBytes) {
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize < neededBytes ? null : mkdtempSync(join(place, 'quartermile-'));
  } catch {
    return null;
  }
}

function deleteFolder(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // A program that is still ending has written to it; it is deleted once more after this process.
  }
}

/** Whether files of a mounted file system can be executed. */
function isExecutable(place, mounts) {
  const mount = mounts.split('\n').find((line) => line.split(' ')[1] === place);
  return mount !== undefined && !mount.split(' ')[3]?.split(',').includes('noexec');
}

/** Memory that this process can use, within the limit of its container. */
const availableBytes = () => process.availableMemory?.() ?? freemem();

function readMounts() {
  try {
    return readFileSync('/proc/mounts', 'utf8');
  } catch {
    return '';
  }
}
