import { execFile } from 'node:child_process';
import { loadavg } from 'node:os';
import { promisify } from 'node:util';
import { readFaultConfig } from './fault-config.js';
import { reportFigures } from './fault-report.js';
import type { Installation } from './installation.js';

const run = promisify(execFile);
/** Longer than almost all recoveries take. */
const USUAL_MS = 8000;
const INTERVAL_MS = 2000;
const LINE_LENGTH = 160;

/**
 * Reports what the product waits for while a recovery takes longer than usual: its output, its response to `/api/ready`, and
 * what its processes do.
 * @returns ends the observation; without FAULT_REPORT there is none
 */
export function observeRecovery(product: Installation, fault: string): () => void {
  if (!readFaultConfig().FAULT_REPORT) return () => undefined;
  const startedAt = performance.now();
  let repetition: NodeJS.Timeout | undefined;
  const report = async (): Promise<void> => {
    const sinceMs = Math.round(performance.now() - startedAt);
    const [state, processes] = await Promise.all([product.readState(), processesOf(product)]);
    reportFigures({ slowRecovery: fault, sinceMs, load: loadavg(), ...state, processes });
  };
  const first = setTimeout(() => {
    void report();
    repetition = setInterval(() => void report(), INTERVAL_MS);
  }, USUAL_MS);
  return () => {
    clearTimeout(first);
    clearInterval(repetition);
  };
}

/**
 * The server, its database, also one that a killed server has left, and their children: CPU time, state, what the kernel waits
 * for, and command line, in which PostgreSQL says what it does.
 */
async function processesOf({ pid, dataDir }: Installation): Promise<string[]> {
  const { stdout } = await run('ps', ['-eo', 'pid=,ppid=,etimes=,time=,stat=,wchan:24=,args=']);
  const lines = stdout.split('\n').map((line) => line.trim());
  const idsOf = (line: string): string[] => line.split(/\s+/, 2);
  const isMain = (line: string): boolean => idsOf(line)[0] === `${pid}` || line.includes(`-D ${dataDir}`);
  const main = new Set(lines.filter(isMain).map((line) => idsOf(line)[0]));
  return lines
    .filter((line) => idsOf(line).some((id) => main.has(id)))
    .map((line) => line.slice(0, LINE_LENGTH));
}
