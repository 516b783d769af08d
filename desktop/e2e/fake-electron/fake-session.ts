import { EventEmitter } from 'node:events';
import type { BrowserContext, Download } from 'playwright-core';
import { network, type VerifyCertificate } from './fake-network.js';
import { emitPreventable } from './preventable.js';

/** Permissions named the same in Electron and Playwright. */
const PERMISSIONS = ['geolocation', 'notifications', 'local-network-access'] as const;

/** Fake of Electron's default session: handlers, network, spelling and downloads. */
export class FakeSession extends EventEmitter {
  permissionHandler = (_contents: unknown, _permission: string, answer: (yes: boolean) => void) =>
    answer(true);
  permissionCheck = (_contents: unknown, _permission: string) => true;
  /** Number of calls that replaced the certificate check; the app itself must not make any. */
  verifiers = 0;
  readonly availableSpellCheckerLanguages = ['de', 'en-GB', 'en-US'];
  #spelling = { isOn: true, languages: [] as readonly string[] };

  constructor(private readonly context: BrowserContext) {
    super();
    network.reset();
  }

  setPermissionRequestHandler(handler: typeof this.permissionHandler): void {
    this.permissionHandler = handler;
    // Playwright needs permissions in advance, so the app's handler is queried for each. All others are denied.
    const allowed: string[] = [];
    for (const permission of PERMISSIONS) handler(null, permission, (yes) => yes && allowed.push(permission));
    void this.context.grantPermissions(allowed);
  }
  setPermissionCheckHandler(handler: typeof this.permissionCheck): void {
    this.permissionCheck = handler;
  }

  setCertificateVerifyProc(verify: VerifyCertificate): void {
    this.verifiers += 1;
    network.verify = verify;
  }
  async closeAllConnections(): Promise<void> {}
  async setProxy({ proxyRules }: { proxyRules: string }): Promise<void> {
    network.proxy = new URL(proxyRules.replace('http=', 'http://'));
  }

  isSpellCheckerEnabled = () => this.#spelling.isOn;
  getSpellCheckerLanguages = () => this.#spelling.languages;
  setSpellCheckerEnabled(isOn: boolean): void {
    this.#spelling.isOn = isOn;
  }
  setSpellCheckerLanguages(languages: readonly string[]): void {
    this.#spelling.languages = languages;
  }

  /** A page starts a download: the app may set the dialog's options or cancel it. */
  offer(download: Download): void {
    let dialog = {};
    const item = {
      getURL: () => download.url(),
      getFilename: () => download.suggestedFilename(),
      getSaveDialogOptions: () => dialog,
      setSaveDialogOptions: (options: object) => (dialog = options),
    };
    if (emitPreventable(this, 'will-download', {}, item).defaultPrevented) void download.cancel();
  }
}
