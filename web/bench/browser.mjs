import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { browserArguments, findSystemBrowser } from '../../.ci/browser.mjs';

const LISTENING = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//;

/**
 * Starts a Chromium without a window and with a profile of its own.
 * @returns {Promise<{ port: number, close(): Promise<void> }>} the port of its developer tools
 * @throws Error when it ends before it listens
 */
export async function openBrowser() {
  const profile = await mkdtemp(join(tmpdir(), 'quartermile-browser-'));
  const child = spawn(
    findSystemBrowser() ?? chromium.executablePath(),
    [...browserArguments, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // A bench that fails must not leave its browser behind.
  const killBehind = () => child.kill('SIGKILL');
  process.once('exit', killBehind);
  return {
    port: await readPort(child),
    async close() {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', killBehind);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function readPort(child) {
  const said = [];
  for await (const line of createInterface({ input: child.stderr })) {
    said.push(line);
    const port = LISTENING.exec(line)?.[1];
    if (port) {
      child.stderr.resume();
      return Number(port);
    }
  }
  throw new Error(`The browser ended before it was ready:\n${said.join('\n')}`);
}
