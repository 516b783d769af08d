import { chmod, lstat, mkdir, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** Mode of folders with personal data or secrets. */
export const PRIVATE_FOLDER = 0o700;
/** Mode of their files. */
export const PRIVATE_FILE = 0o600;
/** Folders that earlier versions created readable for other users of the machine. */
const FOLDERS = ['media', 'incoming', 'secrets'];
/** A folder with the sticky bit, such as /tmp, is shared on purpose. */
const STICKY = 0o1000;

/** Creates a folder with its parents, accessible by its owner only, whatever the umask. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  await makePrivate(folder);
}

/** What a link leads to may be somebody else's, and is left unchanged. */
async function makePrivate(folder: string): Promise<void> {
  if (!(await isLink(folder))) await restrict(folder, PRIVATE_FOLDER);
}

/**
 * Denies other users access to an existing DATA_DIR and its folders. If root starts the server, other users may still
 * pass through DATA_DIR, because the embedded database runs as one of them; they cannot list it.
 */
export async function protectDataDir(dataDir: string, isRoot = userInfo().uid === 0): Promise<void> {
  await restrict(dataDir, isRoot ? 0o711 : PRIVATE_FOLDER);
  for (const name of FOLDERS) await makePrivate(join(dataDir, name));
}

/** Whether a path is a link. */
export async function isLink(path: string): Promise<boolean> {
  return lstat(path).then(
    (stats) => stats.isSymbolicLink(),
    () => false,
  );
}

/** Removes all permissions but those in `allowed`. A missing folder, or one of another user, is left unchanged. */
export async function restrict(folder: string, allowed: number): Promise<void> {
  const stats = await stat(folder).catch(() => null);
  if (!stats?.isDirectory() || stats.mode & STICKY || (stats.mode & 0o777 & ~allowed) === 0) return;
  await chmod(folder, stats.mode & allowed).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM' && error.code !== 'EROFS') throw error;
  });
}
