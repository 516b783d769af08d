/**
 * Starts servers as `npm start` does, and reads their use of memory and CPU from /proc: pidusage has no
 * proportional memory.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { administrator } from '@quartermile/core/testing';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** Signing key of every server started here. */
export const secret = 'a signing key of the benchmark, and of nothing else';

/**
 * Starts the built server without rate limits, in a temporary folder unless `settings` name a DATA_DIR; they override
 * the environment. Returns its address, process and a stop function.
 */
export async function startServer(settings = {}) {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'quartermile-bench-')));
  const child = spawn(process.execPath, ['--max-semi-space-size=8', MAIN], {
    env: {
      PATH: process.env.PATH,
      // Memory settings as `npm start` has them (docs/decisions/0046).
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '131072',
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO_DATA: 'false',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      SLIP_READER: 'off',
      PICTURE_HINTS: 'off',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      JWT_SECRET: secret,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise((resolve, reject) => {
    let output = '';
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      const ready = /^ready: (\S+)$/m.exec(output);
      if (ready) resolve(ready[1]);
    });
  });
  const endBehind = () => child.kill('SIGTERM');
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    process.off('exit', endBehind);
    if (settings.DATA_DIR !== undefined) return;
    const cluster = await realpath(join(dataDir, 'postgres')).catch(() => null);
    if (cluster && !cluster.startsWith(dataDir))
      await rm(join(cluster, '..'), { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  };
  // A failing benchmark must not leave its server running.
  process.once('exit', endBehind);
  return { address, child, pid: child.pid, dataDir, stop };
}

/** Memory of a process tree in bytes: sums of RSS and PSS (Linux). */
export async function treeMemory(root) {
  const parents = new Map();
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    parents.set(Number(pid), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const isBelow = (pid) => pid === root || (parents.has(pid) && pid !== 1 && isBelow(parents.get(pid)));
  const sum = { rss: 0, pss: 0 };
  for (const pid of [...parents.keys()].filter(isBelow)) {
    const { rss, pss } = await memoryOf(pid);
    sum.rss += rss;
    sum.pss += pss;
  }
  return sum;
}

/** Memory of a process in bytes, resident and proportional (Linux). */
export async function memoryOf(pid) {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const bytes = (name) => 1024 * Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
  return { rss: bytes('Rss'), pss: bytes('Pss') };
}

/** CPU time of a process, seconds (Linux; 100 ticks per second). */
export async function processorTime(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}
