import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const FOLDER = resolve(import.meta.dirname, '../..');
const VITE = resolve(FOLDER, '../node_modules/electron-vite/bin/electron-vite.js');

/** Stands for Electron: says where it would find the page, and stays until it is ended. */
const STAND_IN = `#!${process.execPath}
console.log('page at ' + process.env.ELECTRON_RENDERER_URL);
setInterval(() => {}, 1000);
`;

/** What `npm run desktop` leaves running. */
export interface DevelopmentStart {
  /** Origin of the server that has the page. */
  readonly pageServer: string;
  stop(): Promise<void>;
}

/** Starts the app as `npm run desktop` does, with something else in Electron's place. */
export async function startDevelopment(): Promise<DevelopmentStart> {
  const folder = await mkdtemp(join(tmpdir(), 'quartermile-development-'));
  const electron = join(folder, 'electron');
  await writeFile(electron, STAND_IN, { mode: 0o755 });
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
  const said: string[] = [];
  createInterface({ input: stderr }).on('line', (line) => said.push(line));
  for await (const line of createInterface({ input: stdout })) {
    said.push(line);
    const server = /^page at (\S+)$/.exec(line)?.[1];
    if (server) {
      stdout.resume();
      return server;
    }
  }
  throw new Error(`Electron was never started:\n${said.join('\n')}`);
}
