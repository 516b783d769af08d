import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.mjs';
import { findNode, nodeArguments } from './tools.mjs';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable'];

/** The path of the system's Chromium; undefined to use Playwright's download. */
export function findSystemBrowser() {
  return INSTALLED.find((path) => existsSync(path));
}

/** Chromium's arguments in tests and benchmarks: no sandbox for root, no background requests. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-gpu',
  '--disable-quic',
];

/** Chromium uses only the last `--disable-features`, so the features that Playwright disables are repeated. */
const DISABLED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * Features that take CPU time in each new window and that no test sees: the pages behind the suggestions of the address
 * bar, and a renderer process in reserve.
 */
const COSTLY_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/** Chromium's arguments when Playwright starts it for tests. */
export const testBrowserArguments = [
  ...browserArguments,
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...COSTLY_FEATURES].join(',')}`,
];

/** Ensures a Chromium for the end-to-end tests: Debian's package as root, else Playwright's download. */
export function ensureBrowser() {
  if (findSystemBrowser()) return;
  if (installPackages(['chromium'])) return;
  const download = nodeArguments(['playwright', 'install', 'chromium']);
  if (spawnSync(findNode(), download, { stdio: 'inherit' }).status === 0) return;
  throw new Error('No browser for the end-to-end tests. Install Chromium, then run the tests again.');
}
