import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SiteFiles, siteFiles } from '../storage/site-files.js';
import type { Vault } from '../storage/vault.js';

/** A vault that only looks like one: base64, so that nothing stands in the files as plain text. */
export const pretendVault: Vault = {
  isSafe: true,
  seal: async (text) => Buffer.from(text).toString('base64'),
  open: async (sealed) => Buffer.from(sealed, 'base64').toString(),
};

/** A folder of its own for a spec; the system clears it away. */
export function tempFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'quartermile-desk-'));
}

/** A site's files in a folder of their own. */
export async function tempFiles(vault: Vault = pretendVault): Promise<SiteFiles> {
  return siteFiles(await tempFolder(), 'https://quartermile.example', vault);
}
