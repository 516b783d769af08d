/**
 * Makes a fresh clone ready for one of the root's commands: `node .ci/setup.mjs start|test|check`.
 * Runs on any Node from 20 on, before anything is installed; so it imports nothing but Node itself.
 */
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { argv, chdir, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { buildStale } from './build.mjs';
import { install, isInstalled } from './install.mjs';

// `import.meta.filename` came with Node 20.11.
const OWN_PATH = fileURLToPath(import.meta.url);

/** Installs and builds what a goal needs, from the repository's own folder; ends the process when that fails. */
export function setUp(goal) {
  chdir(dirname(dirname(OWN_PATH)));
  try {
    if (!isInstalled()) install();
    if (goal === 'start') buildStale();
    if (goal === 'test') ensureBrowser();
  } catch (error) {
    console.error(error.message);
    exit(1);
  }
}

if (argv[1] !== undefined && realpathSync(argv[1]) === OWN_PATH) setUp(argv[2]);
