import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { _electron } from 'playwright-core';
import { findElectron as findIn, whyNot } from '../../../.ci/electron.mjs';
import type { DesktopOptions, LaunchedDesktop } from './launched-desktop.js';
import { discardUnsaved } from './leaving.js';

const FOLDER = resolve(import.meta.dirname, '../..');
const ELECTRON = dirname(createRequire(import.meta.url).resolve('electron/package.json'));

/** Path of the Electron binary that is installed or named in `ELECTRON_OVERRIDE_DIST_PATH`, or undefined. */
export const findElectron = (): string | undefined => findIn(ELECTRON);

/**
 * Runs the built app on real Electron.
 * @throws Error as root
 */
export async function launchElectron(
  executablePath: string,
  { userData, colorScheme = 'dark', keyStore = 'keyring', link, isAtLogin = false }: DesktopOptions,
): Promise<LaunchedDesktop> {
  const refusal = whyNot();
  if (refusal !== null) throw new Error(refusal);
  const app = await _electron.launch({
    executablePath,
    colorScheme,
    args: [
      FOLDER,
      `--user-data-dir=${userData}`,
      ...(keyStore === 'keyring' ? [] : ['--password-store=basic']),
      ...(link === undefined ? [] : [link]),
      ...(isAtLogin ? ['--hidden'] : []),
    ],
    // Files in the user's config folder go to the test's folder.
    env: { ...process.env, XDG_CONFIG_HOME: join(userData, 'config') } as Record<string, string>,
  });
  const evaluate: LaunchedDesktop['evaluate'] = (act, given) => app.evaluate(act as never, given) as never;
  return {
    isReal: true,
    firstWindow: () => app.firstWindow(),
    windows: () => app.windows(),
    evaluate,
    async close() {
      // Nobody answers questions; the app may have ended.
      await discardUnsaved({ evaluate }).catch(() => undefined);
      await app.close();
    },
  };
}
