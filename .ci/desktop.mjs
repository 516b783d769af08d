/** The desktop app from the root: `node .ci/desktop.mjs start|package|smoke`. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { env, exit } from 'node:process';
import { findElectron, whyNot } from './electron.mjs';
import { nodeArguments } from './tools.mjs';

const ELECTRON = join('node_modules', 'electron');
const NO_BINARY =
  'The Electron binary could not be downloaded: name a mirror that has it in ELECTRON_MIRROR and try again; until then the dashboard is at /admin of the website.';
const SKIPPED =
  'The Electron binary is not installed here, so the packed app was not started and the smoke test is skipped.';

function run(args, options = {}) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', ...options });
  return status === 0;
}

const hasBinary = () => findElectron(ELECTRON) !== undefined;

/** Downloads Electron's binary before its first use, because Electron's own error message is too long. */
function ensureBinary() {
  if (hasBinary()) return true;
  spawnSync(process.execPath, [join(ELECTRON, 'install.js')], { stdio: 'ignore' });
  return hasBinary();
}

/** Whether Electron can run; prints the reason otherwise. */
function isAllowed() {
  const refusal = whyNot();
  if (refusal !== null) console.error(refusal);
  return refusal === null;
}

const goals = {
  start() {
    if (!isAllowed()) return false;
    const [script, ...rest] = nodeArguments(['electron-vite', 'dev', '--watch']);
    const binary = resolve(findElectron(ELECTRON));
    return run([resolve(script), ...rest], { cwd: 'desktop', env: { ELECTRON_EXEC_PATH: binary, ...env } });
  },
  package: () =>
    run(nodeArguments(['nx', 'run', '@quartermile/desktop:package', '--output-style=static'])) &&
    goals.smoke(),
  /** Starts the packaged app on Electron and tests it against a real server: docs/decisions/0024. */
  smoke() {
    if (!isAllowed()) return false;
    const projects = ['nx', 'run-many', '-t', 'build', '-p', 'core', 'api', 'web', '--output-style=static'];
    const [script, ...rest] = nodeArguments(['playwright', 'test', '--config', 'smoke.config.ts']);
    return run(nodeArguments(projects)) && run([resolve(script), ...rest], { cwd: 'desktop' });
  },
};

const goal = goals[process.argv[2]];
if (!goal) {
  console.error('Usage: node .ci/desktop.mjs start|package|smoke');
  exit(1);
}
if (goal === goals.smoke && !hasBinary()) {
  console.log(SKIPPED);
  exit(0);
}
if (!ensureBinary()) {
  console.error(NO_BINARY);
  exit(1);
}
exit(goal() ? 0 : 1);
