/** Playwright's own download of a browser is the last choice: it needs more than the package registry. */
import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.mjs';
import { runStep } from './step.mjs';
import { findNode, nodeArguments } from './tools.mjs';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable'];

/**
 * Chromium without windows and menus, as Playwright downloads it for tests without a screen, too. They take a fifth less CPU
 * time with it.
 */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
/** Its Debian package, and a font with the metrics of Arial, to which the fallback fonts of the site are adjusted. */
const PACKAGES = ['chromium-headless-shell', 'fonts-liberation'];

/** The path of the system's Chromium; undefined to use Playwright's download. */
export function findSystemBrowser() {
  return [...INSTALLED, HEADLESS_SHELL].find((path) => existsSync(path));
}

/** The path of the Chromium that runs the tests: the system's, preferably the one without windows. */
export function findTestBrowser() {
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findSystemBrowser();
}

/** Chromium's arguments in tests and benchmarks: no sandbox for root, no background requests. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-gpu',
  '--disable-quic',
];

/** Chromium's arguments when Playwright starts it for tests. */
export const testBrowserArguments = [
  ...browserArguments,
  // Without windows, Chromium fits letters to the pixels of a screen by default, which makes lines wider than on phones.
  '--font-render-hinting=none',
];

/**
 * Ensures a Chromium for the end-to-end tests: Debian's package as root, else one that is installed, else Playwright's
 * download.
 */
export function ensureBrowser() {
  if (existsSync(HEADLESS_SHELL) || installPackages(PACKAGES)) return;
  if (findSystemBrowser()) return;
  const download = nodeArguments(['playwright', 'install', 'chromium']);
  if (runStep('downloading a browser for the tests', findNode(), download)) return;
  throw new Error('No browser for the end-to-end tests. Install Chromium, then run the tests again.');
}
