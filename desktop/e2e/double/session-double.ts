import { EventEmitter } from 'node:events';
import type { Download } from 'playwright-core';
import { preventable } from './preventable.js';
import { strict } from './strict.js';

type PermissionHandler = (contents: unknown, permission: string, answer: (yes: boolean) => void) => void;

type PermissionCheck = (contents: unknown, permission: string) => boolean;

/** By the names that Electron and Playwright share. */
const PERMISSIONS = ['geolocation', 'notifications', 'local-network-access'] as const;

/** Electron's `session`: its handlers, and files that pages hand over. */
export class SessionDouble extends EventEmitter {
  permissionHandler: PermissionHandler = (_contents, _permission, answer) => answer(true);
  permissionCheck: PermissionCheck = () => true;
  readonly #grant: (permissions: readonly string[]) => void;
  /** @param grant lets pages have what the app would let them have */
  constructor(grant: (permissions: readonly string[]) => void) {
    super();
    this.#grant = grant;
  }
  setPermissionRequestHandler(handler: PermissionHandler): void {
    this.permissionHandler = handler;
    // Chromium asks nobody here: it is told beforehand what would be answered.
    for (const permission of PERMISSIONS)
      handler(null, permission, (yes) => yes && this.#grant([permission]));
  }
  setPermissionCheckHandler(handler: PermissionCheck): void {
    this.permissionCheck = handler;
  }
  readonly availableSpellCheckerLanguages = ['de', 'en-GB', 'en-US'] as const;
  readonly words: string[] = [];
  #spelling = { isOn: true, languages: [] as readonly string[] };
  setSpellCheckerEnabled(isOn: boolean): void {
    this.#spelling = { ...this.#spelling, isOn };
  }
  isSpellCheckerEnabled = (): boolean => this.#spelling.isOn;
  /** @throws Error for a language that Chromium has no words of, as Electron does */
  setSpellCheckerLanguages(languages: readonly string[]): void {
    const unknown = languages.find((one) => !this.availableSpellCheckerLanguages.some((has) => has === one));
    if (unknown !== undefined) throw new Error(`Nobody can check "${unknown}".`);
    this.#spelling = { ...this.#spelling, languages };
  }
  getSpellCheckerLanguages = (): readonly string[] => this.#spelling.languages;
  addWordToSpellCheckerDictionary(word: string): boolean {
    this.words.push(word);
    return true;
  }

  /** A page hands a file over: the app may choose where the dialogue starts, or refuse. */
  hand(download: Download): void {
    let asked = {};
    const item = strict('DownloadItem', {
      getURL: () => download.url(),
      getFilename: () => download.suggestedFilename(),
      getSaveDialogOptions: () => asked,
      setSaveDialogOptions(options: object) {
        asked = options;
      },
    });
    const event = preventable();
    this.emit('will-download', event, item);
    if (event.defaultPrevented) void download.cancel();
  }
}
