import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';

/** Polling interval, ms. */
const LOOK_MS = 100;
/** Windows has no process groups. */
const HAS_GROUPS = process.platform !== 'win32';

/** A running packed app with its shipped fuses. */
export interface RunningPackedApp {
  /** The page of its first window. */
  readonly page: Page;
  /** Closes the window, which quits the app; resolves to the exit code. */
  quit(): Promise<number | null>;
  /** Kills the app if it is still running. */
  kill(): void;
}

/**
 * Starts a packed app. Its fuses disable Node's inspector, which Playwright normally uses for Electron, so the test
 * connects to Chromium's debugging port (decision 24).
 * @param userData an empty folder
 * @throws Error with the app's output when it exits before opening a window
 */
export async function launchPacked(executable: string, userData: string): Promise<RunningPackedApp> {
  // Closing the window must quit the app even where there is a tray.
  await writeFile(join(userData, 'settings.json'), JSON.stringify({ closesToTray: false }));
  const args = [`--user-data-dir=${userData}`, '--remote-debugging-port=0'];
  // A group of its own, so that the program that a script starts is killed, too.
  const app = spawn(executable, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: HAS_GROUPS });
  const ended = once(app, 'exit') as Promise<[number | null]>;
  const output = collect(app);
  const failed = ended.then(([code]) => {
    throw new Error(`The packed app ended with ${code} before it had a window.\n${output()}`);
  });
  failed.catch(() => undefined);
  try {
    const browser = await Promise.race([attach(userData, output), failed]);
    const page = await Promise.race([firstWindow(browser), failed]);
    return {
      page,
      async quit() {
        await page.close({ runBeforeUnload: true });
        const [code] = await ended;
        await browser.close();
        return code;
      },
      kill: () => killGroup(app),
    };
  } catch (error) {
    killGroup(app);
    throw error;
  }
}

/** Kills a process and those it started, unless all have ended. */
function killGroup(app: ChildProcess): void {
  if (app.pid === undefined || !HAS_GROUPS) return void app.kill('SIGKILL');
  try {
    process.kill(-app.pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Chromium writes its debugging port to a file, and to a terminal if there is one. */
async function attach(userData: string, output: () => string): Promise<Browser> {
  for (;;) {
    const text = await readFile(join(userData, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const [port, path] = text.split('\n');
    const written = port && path ? `ws://127.0.0.1:${port}${path}` : undefined;
    const address = written ?? /DevTools listening on (ws:\S+)/.exec(output())?.[1];
    // Electron does not support browser contexts; `noDefaults` avoids them.
    if (address) return chromium.connectOverCDP(address, { noDefaults: true });
    await wait(LOOK_MS);
  }
}

async function firstWindow(browser: Browser): Promise<Page> {
  for (;;) {
    const pages = browser.contexts().flatMap((context) => context.pages());
    const page = pages.find((one) => !/^$|^about:/.test(one.url()));
    if (page) return page;
    await wait(LOOK_MS);
  }
}

/** The program's output so far. */
function collect({ stdout, stderr }: ChildProcess): () => string {
  const output: string[] = [];
  for (const stream of [stdout, stderr]) stream?.on('data', (text) => output.push(String(text)));
  return () => output.join('');
}
