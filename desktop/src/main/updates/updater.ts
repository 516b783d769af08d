import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import type { AppUpdater, CancellationToken, UpdateCheckResult } from 'electron-updater';
import type { Settings } from '../../shared/settings.js';
import type { UpdatesState } from '../../shared/updates-state.js';
import { errorCode } from '../log/error-fields.js';
import { log } from '../log/log.js';
import { toUpdateFailure } from './update-failure.js';

/** Interval of update checks: 6 hours. */
export const UPDATE_PERIOD_MS = 6 * 60 * 60 * 1000;

/** Part of installed apps that were packaged with a feed. */
const FEED = 'app-update.yml';

/** Dependencies of {@link Updater}. */
export interface UpdaterOptions {
  onState(): void;
  /** A newer version is ready; called once per version. */
  onReady(version: string): void;
  /** An automatic check failed; called once, although it is retried. */
  onFailure(): void;
}

type Channel = Settings['releaseChannel'];

/** Checks for newer versions, automatically and on request, and downloads them; see decision 51. */
export class Updater {
  readonly #options: UpdaterOptions;
  readonly #announced = new Set<string>();
  #channel: Channel = 'latest';
  #state: UpdatesState;
  #hasFailed = false;
  #timer: NodeJS.Timeout | undefined;
  /** electron-updater's updater; loaded by the first check of an installed app. */
  #engine: AppUpdater | null = null;
  #underWay: Promise<void> | null = null;
  #download: CancellationToken | undefined;

  constructor(options: UpdaterOptions) {
    this.#options = options;
    const isAvailable = app.isPackaged && existsSync(join(process.resourcesPath, FEED));
    this.#state = { status: isAvailable ? 'idle' : 'unavailable' };
  }

  get state(): UpdatesState {
    return this.#state;
  }

  /** electron-updater's updater while a version is ready, otherwise null. */
  get readyEngine(): AppUpdater | null {
    return this.#state.status === 'ready' ? this.#engine : null;
  }

  /** Checks now and every few hours. */
  start(channel: Channel): void {
    this.#channel = channel;
    if (this.#state.status === 'unavailable') return;
    void this.#lookInBackground();
    this.#timer = setInterval(() => void this.#lookInBackground(), UPDATE_PERIOD_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Checks now, or joins a running check. Never rejects: `state` has the result. */
  async check(): Promise<void> {
    if (this.#state.status === 'unavailable') return;
    this.#underWay ??= this.#look().finally(() => {
      this.#underWay = null;
    });
    await this.#underWay;
  }

  /** Switches the channel; a version of the old one is no longer installed. */
  async setChannel(channel: Channel): Promise<void> {
    if (channel === this.#channel) return;
    this.#channel = channel;
    this.#download?.cancel();
    await this.#underWay;
    if (this.#engine) this.#engine.autoInstallOnAppQuit = false;
    if (this.#state.status === 'unavailable') return;
    this.#change({ status: 'idle' });
    await this.check();
  }

  async #lookInBackground(): Promise<void> {
    await this.check();
    if (this.#state.status !== 'failed' || this.#hasFailed) return;
    this.#hasFailed = true;
    this.#options.onFailure();
  }

  async #look(): Promise<void> {
    const channel = this.#channel;
    // A ready version stays ready during another check.
    if (this.#state.status !== 'ready') this.#change({ status: 'checking' });
    try {
      const engine = await this.#load();
      engine.channel = channel;
      // Setting the channel enables downgrades, but an older version may not read newer files.
      engine.allowDowngrade = false;
      const result = await engine.checkForUpdates();
      if (channel === this.#channel) await this.#process(engine, result);
      else await dropDownload(result);
    } catch (error) {
      if (channel !== this.#channel) return;
      log.warn('update failed', { error: errorCode(error) });
      if (this.#state.status !== 'ready') this.#change({ status: 'failed', reason: toUpdateFailure(error) });
    }
  }

  /** Null when electron-updater cannot update this installation, such as an unpacked AppImage. */
  async #process(engine: AppUpdater, result: UpdateCheckResult | null): Promise<void> {
    if (!result) return this.#change({ status: 'unavailable' });
    if (!result.isUpdateAvailable || !result.downloadPromise) {
      if (this.#state.status !== 'ready') this.#change({ status: 'none' });
      return;
    }
    const { version } = result.updateInfo;
    const isReady = this.#state.status === 'ready' && this.#state.version === version;
    if (!isReady) this.#change({ status: 'downloading', version, percent: 0 });
    this.#download = result.cancellationToken;
    engine.autoInstallOnAppQuit = true;
    await result.downloadPromise;
    if (!isReady) this.#change({ status: 'ready', version });
    if (this.#announced.has(version)) return;
    this.#announced.add(version);
    this.#options.onReady(version);
  }

  async #load(): Promise<AppUpdater> {
    if (this.#engine) return this.#engine;
    const { default: updater } = await import('electron-updater');
    const engine = updater.autoUpdater;
    // Its log lines contain paths and addresses.
    engine.logger = null;
    engine.on('download-progress', ({ percent }) => {
      const state = this.#state;
      const whole = Math.min(100, Math.floor(percent));
      if (state.status === 'downloading' && whole > state.percent) this.#change({ ...state, percent: whole });
    });
    this.#engine = engine;
    return engine;
  }

  #change(state: UpdatesState): void {
    const isChange = state.status !== this.#state.status;
    this.#state = state;
    if (isChange) log.info('updates', { ...state });
    this.#options.onState();
  }
}

/** electron-updater joins a running download, even of another channel, so its end is awaited. */
async function dropDownload(result: UpdateCheckResult | null): Promise<void> {
  result?.cancellationToken?.cancel();
  await result?.downloadPromise?.catch(() => undefined);
}
