/** Every npm script runs on Windows too, and `npm start` exits with the process that npm starts. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { nodeArguments } from './tools.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDERS = ['.', 'core', 'api', 'web', 'desktop'];
const scripts = FOLDERS.flatMap((folder) => {
  const { scripts: own = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  return Object.entries(own).map(([name, line]) => [`${folder}: ${name}`, line]);
});

/** POSIX shell syntax that `cmd.exe` does not support. */
const SHELL_ONLY = [
  [/(^|[&|]\s*)(exec|env|export|source|sh|bash|rm|cp|mv|cat|test)\s/, 'a command of a POSIX shell'],
  [/(^|[&|]\s*)[A-Z_]+=/, 'a variable before a command'],
  [/\.bin\//, 'a file of .bin, which has another name there'],
  [/'/, 'single quotes'],
  [/[;`$]|<\(|2>&1/, 'shell syntax'],
  [/(^|[&|]\s*)\.\.?\//, 'a path as a command'],
];

/** The syntax that would fail on Windows, or undefined. */
const objection = (line) => SHELL_ONLY.find(([pattern]) => pattern.test(line))?.[1] ?? null;

for (const [name, line] of scripts) {
  test(`runs without a POSIX shell: ${name}`, () => assert.equal(objection(line), null, line));
}

test('finds POSIX shell syntax', () => {
  const lines = {
    'node a.mjs && exec node b.mjs': 'a command of a POSIX shell',
    'env A=1 node a.mjs': 'a command of a POSIX shell',
    'NODE_OPTIONS=--x jest': 'a variable before a command',
    'node_modules/.bin/nx run x': 'a file of .bin, which has another name there',
    "node --test '.ci/*.spec.mjs'": 'single quotes',
    'node a.mjs; node b.mjs': 'shell syntax',
    './a.sh': 'a path as a command',
  };
  for (const [line, reason] of Object.entries(lines)) assert.equal(objection(line), reason);
});

test('no script of this folder runs a file in .bin', () => {
  const sources = readdirSync(import.meta.dirname).filter((name) => /(?<!\.spec)\.mjs$/.test(name));
  for (const name of sources) {
    const source = readFileSync(join(import.meta.dirname, name), 'utf8');
    assert.doesNotMatch(source, /['"/]\.bin['"/]/, name);
  }
});

test('every root command and its tools exist', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, '.ci/command.mjs')], {
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  const known = /Usage: node \.ci\/command\.mjs (\S+)/.exec(stderr)?.[1]?.split('|') ?? [];
  const wanted = scripts.flatMap(([, line]) => /command\.mjs (\S+)/.exec(line)?.[1] ?? []);
  assert.ok(wanted.length >= 10);
  assert.deepEqual(
    wanted.filter((name) => !known.includes(name)),
    [],
  );
  process.chdir(ROOT);
  assert.deepEqual(nodeArguments(['node', 'a.js']), ['a.js']);
  for (const tool of ['nx', 'playwright', 'electron-vite']) {
    const [script] = nodeArguments([tool]);
    assert.doesNotThrow(() => readFileSync(script), tool);
  }
  assert.throws(() => nodeArguments(['sell']), /"sell"/);
});

let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'quartermile-command-'));
  writeFileSync(
    join(folder, 'server.mjs'),
    `process.on('SIGTERM', () => { console.log('stopping'); setTimeout(() => process.exit(3), 50); });
    console.log('ready ' + process.pid + ' ' + process.env.GIVEN + ' ' + process.argv[2]);
    setInterval(() => {}, 1000);`,
  );
  writeFileSync(
    join(folder, 'starter.mjs'),
    `import { handOver } from ${JSON.stringify(join(ROOT, '.ci/hand-over.mjs'))};
    const server = ${JSON.stringify(join(folder, 'server.mjs'))};
    await handOver(process.execPath, [server, 'asked'], { ...process.env, GIVEN: 'given' });`,
  );
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a command line and waits until its program is ready; `pid` is the program's. */
async function startProgram(command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [first] = await once(child.stdout, 'data');
  const [, pid, given, argument] = /^ready (\d+) (\S+) (\S+)/.exec(String(first)) ?? [];
  assert.deepEqual([given, argument], ['given', 'asked']);
  return { child, pid: Number(pid), rest: text(child.stdout) };
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const posix = process.platform !== 'win32';
const limit = { timeout: 20_000 };

for (const signal of posix ? ['SIGTERM', 'SIGINT', 'SIGHUP'] : []) {
  test(`${signal} to a command reaches its program, and the command exits like it`, limit, async () => {
    const { child, pid, rest } = await startProgram(process.execPath, [join(folder, 'starter.mjs')]);
    const ended = once(child, 'exit');
    child.kill(signal);
    assert.deepEqual(await ended, signal === 'SIGTERM' ? [3, null] : [null, signal]);
    assert.equal((await rest).trim(), signal === 'SIGTERM' ? 'stopping' : '');
    assert.equal(isAlive(pid), false);
  });
}

// npm runs scripts by `sh -c` and signals that process only; many shells stay between npm and the script.
for (const signal of posix ? ['SIGTERM', 'SIGKILL'] : []) {
  test(`${signal} to the shell that npm started leaves no process behind`, limit, async () => {
    const line = `${JSON.stringify(process.execPath)} ${JSON.stringify(join(folder, 'starter.mjs'))}; true`;
    const { child, pid, rest } = await startProgram('/bin/sh', ['-c', line]);
    child.kill(signal);
    // stdout closes when its last process has exited.
    assert.equal((await rest).trim(), 'stopping');
    assert.equal(isAlive(pid), false);
  });
}
