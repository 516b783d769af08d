import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const FOLDER = resolve(import.meta.dirname, '../..');
const VITE = resolve(FOLDER, '../node_modules/electron-vite/bin/electron-vite.js');

/** Stands in for Electron: prints the page's server and waits to be killed. */
const FAKE_ELECTRON = `#!${process.execPath}
console.log('page at ' + process.env.ELECTRON_RENDERER_URL);
setInterval(() => {}, 1000);
`;

/** A running `npm run desktop`. */
export interface DevelopmentStart {
  /** Origin of the development server. */
  readonly pageServer: string;
  stop(): Promise<void>;
}

/** Runs `npm run desktop` with a fake Electron binary. */
export async function startDevelopment(): Promise<DevelopmentStart> {
  const folder = await mkdtemp(join(tmpdir(), 'quartermile-development-'));
  const electron = join(folder, 'electron');
  await writeFile(electron, FAKE_ELECTRON, { mode: 0o755 });
  const child = spawn(process.execPath, [VITE, 'dev', '--watch', '--outDir', join(folder, 'out')], {
    cwd: FOLDER,
    env: { ...process.env, ELECTRON_EXEC_PATH: electron },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pageServer = await readPageServer(child);
  return {
    pageServer,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function readPageServer({ stdout, stderr }: ChildProcess): Promise<string> {
  if (!stdout || !stderr) throw new Error('electron-vite was started without pipes.');
  const lines: string[] = [];
  createInterface({ input: stderr }).on('line', (line) => lines.push(line));
  for await (const line of createInterface({ input: stdout })) {
    lines.push(line);
    const server = /^page at (\S+)$/.exec(line)?.[1];
    if (server) {
      stdout.resume();
      return server;
    }
  }
  throw new Error(`Electron was never started:\n${lines.join('\n')}`);
}
