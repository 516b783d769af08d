import { randomBytes } from 'node:crypto';
import { chmod, link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makePrivateFolder, PRIVATE_FILE } from './private-folders.js';
import { StartupError } from './startup-error.js';

const SECRET_BYTES = 32;

/** What depends on a secret. */
export interface SecretUse {
  /** Whether anything was made with the secret, so that a new one would not do. */
  isInUse(): Promise<boolean>;
  /** Tells the operator what to do if it is in use and its file is missing. */
  readonly advice: string;
}

/**
 * Reads a secret from `dataDir` (mode 0600), created on first use: 32 random bytes, base64url. Concurrent processes
 * get the same one.
 * @throws StartupError when the file is missing while the secret is in use, or when it is empty, because of a full disk
 * or manual editing
 */
export async function storedSecret(dataDir: string, name: string, use?: SecretUse): Promise<string> {
  const file = join(dataDir, 'secrets', name);
  const secret = (await read(file)) ?? (await createUnlessInUse(file, use));
  if (!secret) throw new StartupError(`${file} is empty. Put the secret back.`);
  return secret;
}

async function createUnlessInUse(file: string, use: SecretUse | undefined): Promise<string | null> {
  if (!(await use?.isInUse())) return create(file);
  // Another process may have created it, and then what uses it.
  const secret = await read(file);
  if (secret === null) throw new StartupError(`${file} is missing. ${use?.advice}`);
  return secret;
}

async function read(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes a temporary file and links it, so that no reader sees a partial secret and the first of two writers wins. */
async function create(file: string): Promise<string | null> {
  const folder = dirname(file);
  await makePrivateFolder(folder);
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(aside, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, { mode: PRIVATE_FILE });
  await chmod(aside, PRIVATE_FILE);
  try {
    await link(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(aside);
  }
  return read(file);
}
