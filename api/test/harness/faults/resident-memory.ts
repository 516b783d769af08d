import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SAMPLE_MS = 200;
const KIB_PER_MIB = 1024;

/** Resident memory of a process alone, without its children, MiB. */
export async function residentMiB(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', `${pid}`]);
  return Math.round(Number(stdout) / KIB_PER_MIB);
}

/** The highest resident memory of a process while something happens, MiB. */
export async function peakMiB<Result>(pid: number, work: Promise<Result>): Promise<[number, Result]> {
  const over = new AbortController();
  const end = (): void => over.abort();
  work.then(end, end);
  let peak = 0;
  while (!over.signal.aborted) {
    peak = Math.max(peak, await residentMiB(pid));
    await sleep(SAMPLE_MS);
  }
  return [peak, await work];
}
