import { safeStorage } from 'electron';
import type { Vault } from './vault.js';

/** Chromium's mark on what it seals on Linux by a key that stands in its source. */
const FIXED_KEY = 'v10';

/** The operating system's key store (Keychain, DPAPI, libsecret, KWallet). To be called once the app is ready. */
export async function openSystemVault(platform: NodeJS.Platform): Promise<Vault> {
  return {
    isSafe: await isSafe(platform),
    seal: async (text) => (await safeStorage.encryptStringAsync(text)).toString('base64'),
    open: async (sealed) => (await safeStorage.decryptStringAsync(Buffer.from(sealed, 'base64'))).result,
  };
}

/**
 * Whether nobody else can open what is sealed. On Linux encryption is available without a key store as well, and the
 * name of a store does not mean that it answers: only what a probe was sealed with tells.
 */
async function isSafe(platform: NodeJS.Platform): Promise<boolean> {
  try {
    if (!(await safeStorage.isAsyncEncryptionAvailable())) return false;
    if (platform !== 'linux') return true;
    if (safeStorage.getSelectedStorageBackend() === 'basic_text') return false;
    const probe = await safeStorage.encryptStringAsync('probe');
    return probe.subarray(0, FIXED_KEY.length).toString('latin1') !== FIXED_KEY;
  } catch {
    return false;
  }
}
