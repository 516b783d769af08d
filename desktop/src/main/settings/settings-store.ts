import {
  DEFAULT_SETTINGS,
  type Settings,
  type SettingsChange,
  settingsSchema,
} from '../../shared/settings.js';
import { JsonFile } from '../storage/json-file.js';

/** Stores the app's settings in a file. */
export class SettingsStore {
  readonly #file: JsonFile<Settings>;
  readonly #listeners = new Set<(settings: Settings) => void>();
  #settings: Settings = DEFAULT_SETTINGS;

  /** @param path of the JSON file */
  constructor(path: string) {
    this.#file = new JsonFile(path, settingsSchema);
  }

  /** Loads the settings and notifies the listeners. */
  async load(): Promise<void> {
    this.#take((await this.#file.read()) ?? DEFAULT_SETTINGS);
  }

  get current(): Settings {
    return this.#settings;
  }

  /**
   * Changes some settings and notifies the listeners before writing.
   * @returns whether they were written
   */
  async change(change: SettingsChange): Promise<boolean> {
    const given = Object.entries(change).filter(([, value]) => value !== undefined);
    this.#take(settingsSchema.parse({ ...this.#settings, ...Object.fromEntries(given) }));
    return this.#file.tryWrite(this.#settings);
  }

  /** Adds a listener. */
  onChange(listener: (settings: Settings) => void): void {
    this.#listeners.add(listener);
  }

  #take(settings: Settings): void {
    this.#settings = settings;
    for (const listener of this.#listeners) listener(settings);
  }
}
