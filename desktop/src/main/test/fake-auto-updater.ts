import { EventEmitter } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

let channel: string | null = null;

/** Fake of electron-updater's `autoUpdater`; as in the original, setting the channel allows downgrades. */
export const autoUpdater = Object.assign(new EventEmitter(), {
  allowDowngrade: false,
  autoInstallOnAppQuit: true,
  logger: {} as unknown,
  checkForUpdates: vi.fn(),
});
Object.defineProperty(autoUpdater, 'channel', {
  get: () => channel,
  set(value: string) {
    channel = value;
    autoUpdater.allowDowngrade = true;
  },
});

export const lastChannel = (): string | null => channel;

/** Resets the fake and writes a feed configuration; returns its path. */
export async function resetAutoUpdater(): Promise<string> {
  channel = null;
  autoUpdater.removeAllListeners();
  autoUpdater.checkForUpdates.mockReset();
  autoUpdater.autoInstallOnAppQuit = true;
  const resourcesPath = await mkdtemp(join(tmpdir(), 'quartermile-resources-'));
  Object.assign(process, { resourcesPath });
  const feed = join(resourcesPath, 'app-update.yml');
  await writeFile(feed, 'provider: generic');
  return feed;
}

/** Makes the feed offer a version; the returned spy records whether its download was cancelled. */
export function offer(version: string, downloadPromise: Promise<unknown> = Promise.resolve([])) {
  const cancellationToken = { cancel: vi.fn() };
  autoUpdater.checkForUpdates.mockResolvedValue({
    isUpdateAvailable: true,
    updateInfo: { version },
    downloadPromise,
    cancellationToken,
  });
  return cancellationToken;
}

/** Makes the feed offer the current version. */
export function offerNothing(): void {
  autoUpdater.checkForUpdates.mockResolvedValue({
    isUpdateAvailable: false,
    updateInfo: { version: '0.1.0' },
  });
}

/** Makes checks fail with an error code. */
export function failWith(code: string): void {
  autoUpdater.checkForUpdates.mockRejectedValue(Object.assign(new Error('no'), { code }));
}

/** Advances fake timers, ms, and flushes promises. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}
