import { safeStorage } from 'electron';
import type { Vault } from './vault.js';

/** The operating system's key store (Keychain, DPAPI, libsecret, KWallet). To be called once the app is ready. */
export async function openSystemVault(platform: NodeJS.Platform): Promise<Vault> {
  const isSafe =
    (await safeStorage.isAsyncEncryptionAvailable()) &&
    // On Linux without a key store Electron "encrypts" by a key that everybody knows.
    (platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text');
  return {
    isSafe,
    seal: async (text) => (await safeStorage.encryptStringAsync(text)).toString('base64'),
    open: async (sealed) => (await safeStorage.decryptStringAsync(Buffer.from(sealed, 'base64'))).result,
  };
}
