import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { browserArguments, findSystemBrowser } from '../../.ci/browser.mjs';

const LISTENING = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//;

/**
 * Starts a headless Chromium with a temporary profile.
 * @returns {Promise<{ port: number, close(): Promise<void> }>} its debugging port
 * @throws Error when it exits before it listens
 */
export async function openBrowser() {
  const profile = await mkdtemp(join(tmpdir(), 'quartermile-browser-'));
  const child = spawn(
    findSystemBrowser() ?? chromium.executablePath(),
    [...browserArguments, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // A failing benchmark must not leave its browser running.
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
