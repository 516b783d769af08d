import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startBareSender } from '../bare/start-bare.mjs';
import { limitTarget } from '../report/print-rows.mjs';
import { spread } from '../report/statistics.mjs';
import { memoryOf, secret, startServer } from '../server.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const NODE_MAX_MS = 1200;
const NPM_MAX_MS = 2000;
const IDLE_MAX_MIB = 180;
const IDLE_AFTER_MS = 3000;

/** From starting a process to its first response, and its memory when idle, on a DATA_DIR that exists. */
export async function measureStart({ options, report }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'quartermile-bench-'));
  const taken = { bare: [], node: [], npm: [], idle: [] };
  try {
    // The first starts create the database and fill the compile cache.
    await startNode(dataDir);
    await startNpm(dataDir);
    for (let round = 0; round < options.rounds; round++) {
      taken.bare.push(await startBare());
      const { ms, idle } = await startNode(dataDir, true);
      taken.node.push(ms);
      taken.idle.push(idle / 1024 ** 2);
      taken.npm.push(await startNpm(dataDir));
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  const of = (key, name, unit) => ({ name, unit, spread: spread(taken[key]) });
  const node = of('node', 'node api/dist/main.js', 'ms');
  const npm = of('npm', 'npm start, to ready', 'ms');
  const values = [of('bare', 'bare', 'ms'), node, npm];
  const targets = [limitTarget(node, NODE_MAX_MS), limitTarget(npm, NPM_MAX_MS)];
  await report({ title: 'second start, to first answer', values, targets });
  const idle = of('idle', 'node process', 'MiB');
  await report({ title: 'memory idle', values: [idle], targets: [limitTarget(idle, IDLE_MAX_MIB)] });
}

async function startBare() {
  const began = performance.now();
  const bare = await startBareSender({ status: 200, head: 'HTTP/1.1 200 OK', body: Buffer.from('{}') });
  await (await fetch(bare.address)).text();
  const ms = performance.now() - began;
  bare.stop();
  return ms;
}

async function startNode(DATA_DIR, isIdling = false) {
  const began = performance.now();
  const server = await startServer({ DATA_DIR });
  const response = await fetch(`${server.address}/api/health`);
  if (response.status !== 200) throw new Error(`/api/health answered ${response.status}`);
  await response.text();
  const ms = performance.now() - began;
  if (isIdling) await sleep(IDLE_AFTER_MS);
  const { pss: idle } = await memoryOf(server.pid);
  await server.stop();
  return { ms, idle };
}

async function startNpm(DATA_DIR) {
  const env = { ...process.env, PORT: '0', LOG_LEVEL: 'warn', JWT_SECRET: secret, DATA_DIR };
  const began = performance.now();
  const child = spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  let ms = null;
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('ready: ')) continue;
    ms = performance.now() - began;
    child.kill('SIGTERM');
  }
  await ended;
  if (ms === null) throw new Error('npm start ended before it was ready.');
  return ms;
}
