import { safeStorage } from 'electron';
import type { SecureStorage } from './secure-storage.js';

/** Chromium's prefix on Linux for data encrypted with its hard-coded key. */
const FIXED_KEY = 'v10';

/** The operating system's key store (Keychain, DPAPI, libsecret, KWallet). Call after Electron is ready. */
export async function openSystemSecureStorage(platform: NodeJS.Platform): Promise<SecureStorage> {
  return {
    isSafe: await isSafe(platform),
    seal: async (text) => (await safeStorage.encryptStringAsync(text)).toString('base64'),
    open: async (sealed) => (await safeStorage.decryptStringAsync(Buffer.from(sealed, 'base64'))).result,
  };
}

/**
 * Whether encryption is effective. On Linux Electron reports it as available without a key store, and a named backend
 * may be unreachable; only the prefix of encrypted data is reliable.
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
