import { EventEmitter } from 'node:events';
import type { Download } from 'playwright-core';
import { network, type VerifyCertificate } from './fake-network.js';
import { preventable } from './preventable.js';
import { refuseUnknown, strict } from './strict.js';

type PermissionHandler = (contents: unknown, permission: string, answer: (yes: boolean) => void) => void;

type PermissionCheck = (contents: unknown, permission: string) => boolean;

/** Permissions named the same in Electron and Playwright. */
const PERMISSIONS = ['geolocation', 'notifications', 'local-network-access'] as const;

/** Fake of Electron's `session`: handlers and downloads. */
export class FakeSession extends EventEmitter {
  permissionHandler: PermissionHandler = (_contents, _permission, answer) => answer(true);
  permissionCheck: PermissionCheck = () => true;
  readonly #grant: (permissions: readonly string[]) => void;
  /** @param grant grants pages the permissions that the app's handler allows, and denies all others */
  constructor(grant: (permissions: readonly string[]) => void) {
    super();
    // One session per launch.
    network.reset();
    this.#grant = grant;
  }
  setPermissionRequestHandler(handler: PermissionHandler): void {
    this.permissionHandler = handler;
    // Playwright needs permissions in advance, so the app's handler is queried for each. All others are denied.
    const allowed: string[] = [];
    for (const permission of PERMISSIONS)
      handler(null, permission, (yes) => {
        if (yes) allowed.push(permission);
      });
    this.#grant(allowed);
  }
  setPermissionCheckHandler(handler: PermissionCheck): void {
    this.permissionCheck = handler;
  }
  /** Number of calls that replaced the certificate check. */
  verifiers = 0;
  /** Replaces the certificate check for all requests; the app itself must not call it. */
  setCertificateVerifyProc(verify: VerifyCertificate | null): void {
    this.verifiers += 1;
    network.verify = verify ?? ((_request, callback) => callback(-3));
  }
  /** Chromium bypasses proxies for loopback addresses unless the bypass rules say otherwise. */
  async setProxy({ proxyRules = '', proxyBypassRules = '' }): Promise<void> {
    const rule = /^http=([\w.]+:\d+)$/.exec(proxyRules)?.[1];
    const isUsed = rule !== undefined && proxyBypassRules.includes('<-loopback>');
    network.proxy = isUsed ? new URL(`http://${rule}`) : null;
  }
  async closeAllConnections(): Promise<void> {}

  readonly availableSpellCheckerLanguages = ['de', 'en-GB', 'en-US'] as const;
  readonly words: string[] = [];
  #spelling = { isOn: true, languages: [] as readonly string[] };
  setSpellCheckerEnabled(isOn: boolean): void {
    this.#spelling = { ...this.#spelling, isOn };
  }
  isSpellCheckerEnabled = (): boolean => this.#spelling.isOn;
  /** @throws Error for a language without dictionary, as Electron does */
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

  /** A page starts a download: the app may set the dialog's options or cancel it. */
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

/** `session.fromPartition`: a separate session for the app's own requests. */
export function sessionFromPartition(partition: string, options: object = {}): object {
  if (typeof partition !== 'string') throw new TypeError('Error processing argument at index 0');
  refuseUnknown('session.fromPartition.options', options, ['cache']);
  return strict('session', { partition });
}
