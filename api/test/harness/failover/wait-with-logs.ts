import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 100;
/** Two busy cores start a cluster in about 20 s. */
const WAIT_MAX_MS = 90_000;
const LOG_LINES = 15;

/**
 * Waits for a condition.
 * @param complaint what is wrong if it does not become true
 * @param folder with the logs of the programs that should have made it true
 * @throws Error with the complaint and the last lines of each log
 */
export async function waitWithLogs(
  complaint: string,
  folder: string,
  isTrue: () => Promise<boolean>,
): Promise<void> {
  const endsAt = performance.now() + WAIT_MAX_MS;
  while (!(await isTrue())) {
    if (performance.now() > endsAt)
      throw new Error(`${complaint} after ${WAIT_MAX_MS / 1000} s.\n${await lastLines(folder)}`);
    await sleep(POLL_MS);
  }
}

async function lastLines(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  const tails = names.map(async (name) => {
    const lines = (await readFile(join(folder, name), 'utf8')).trimEnd().split('\n');
    return `--- ${name}\n${lines.slice(-LOG_LINES).join('\n')}`;
  });
  return (await Promise.all(tails)).join('\n');
}
