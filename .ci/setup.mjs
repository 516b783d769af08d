/**
 * Prepares a fresh clone for one of the root's commands: `node .ci/setup.mjs start|dev|test|check`. Runs on any Node
 * from 20 on before anything is installed, so it imports only modules of Node.
 */
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { argv, chdir, cwd, platform } from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { build, buildApi, buildStale } from './build.mjs';
import { haveScriptsRun, install, isInstalled, runScripts } from './install.mjs';

// `import.meta.filename` requires Node 20.11.
const OWN_PATH = fileURLToPath(import.meta.url);

/** Characters that Vite and the router's build take for parts of a URL, or PostgreSQL's initdb for parts of a command. */
const NO_FOLDER = platform === 'win32' ? /[#%]/ : /[#?%$"`]/;

/**
 * Installs and builds the requirements of a command in the repository's folder.
 * @returns whether that succeeded; otherwise the process ends with code 1 once its output is written
 */
export function setUp(goal) {
  chdir(dirname(dirname(OWN_PATH)));
  try {
    if (NO_FOLDER.test(cwd()))
      throw new Error(
        `The path of this folder must not contain ${NO_FOLDER.exec(cwd())}: rename or move ${cwd()}`,
      );
    if (!isInstalled()) install();
    if (!haveScriptsRun()) runScripts();
    if (goal === 'start') buildStale();
    if (goal === 'dev') buildApi();
    if (goal === 'test') {
      ensureBrowser();
      build('core', 'api', 'web', 'desktop');
    }
    return true;
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
    return false;
  }
}

if (argv[1] !== undefined && realpathSync(argv[1]) === OWN_PATH) setUp(argv[2]);
