/**
 * `npm run dev`: runs the product and, at each change of a source, builds what that makes stale and starts
 * the server again. A build that fails leaves the running server as it is.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { execPath } from 'node:process';
import { nodeArguments } from './tools.mjs';

const FOLDERS = ['core/src', 'api/src', 'web/src', 'web/public'];
/** An editor writes a file in several steps. */
const SETTLE_MS = 150;

let server = null;
let builder = null;
let isEnding = false;
let isBusy = false;
/** Counts changes: a round that begins at one number is stale once another change came. */
let changes = 0;
let timer;

function start() {
  const env = { ...process.env, MALLOC_ARENA_MAX: '2' };
  server = spawn(execPath, ['api/dist/main.js'], { stdio: 'inherit', env });
}

async function stop() {
  const running = server;
  server = null;
  if (!running || running.exitCode !== null || running.signalCode !== null) return;
  running.kill('SIGTERM');
  await once(running, 'exit');
}

async function build() {
  const projects = ['nx', 'run-many', '-t', 'build', '-p', 'core', 'api', 'web', '--output-style=static'];
  builder = spawn(execPath, nodeArguments(projects), { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [builder.stdout, builder.stderr]) stream.on('data', (text) => (output += text));
  const [code] = await once(builder, 'close');
  if (code !== 0 && !isEnding) console.error(output);
  return code === 0;
}

/** Changes that come during a round share the next one. */
async function renew() {
  changes++;
  if (isBusy) return;
  isBusy = true;
  for (let built = 0; built !== changes; ) {
    built = changes;
    console.warn('dev: building ...');
    if (!(await build()) || built !== changes || isEnding) continue;
    await stop();
    if (!isEnding) start();
  }
  isBusy = false;
}

for (const folder of FOLDERS)
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(renew, SETTLE_MS);
  });

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, async () => {
    if (isEnding) return;
    isEnding = true;
    clearTimeout(timer);
    builder?.kill('SIGTERM');
    await stop();
    process.exit(0);
  });

start();
