/**
 * Makes a fresh clone ready for one of the root's commands: `node .ci/setup.mjs start|test|check`.
 * Runs on any Node from 20 on, before anything is installed; so it imports nothing but Node itself.
 */
import { dirname } from 'node:path';
import { chdir, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { buildStale } from './build.mjs';
import { install, isInstalled } from './install.mjs';

chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const goal = process.argv[2];
try {
  if (!isInstalled()) install();
  if (goal === 'start') buildStale();
  if (goal === 'test') ensureBrowser();
} catch (error) {
  console.error(error.message);
  exit(1);
}
