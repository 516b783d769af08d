import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SiteFiles, siteFiles } from '../site/site-files.js';
import type { SecureStorage } from '../storage/secure-storage.js';

/** A fake key store: base64, so that files contain no plain text. */
export const fakeSecureStorage: SecureStorage = {
  isSafe: true,
  seal: async (text) => Buffer.from(text).toString('base64'),
  open: async (sealed) => Buffer.from(sealed, 'base64').toString(),
};

/** A temporary folder for a spec. */
export function tempFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'quartermile-desktop-'));
}

/** A site's files in a temporary folder. */
export async function tempFiles(secureStorage: SecureStorage = fakeSecureStorage): Promise<SiteFiles> {
  return siteFiles(await tempFolder(), 'https://quartermile.example', secureStorage);
}
