import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

/** Writes this process's coverage to disk while coverage is enabled. */
export function writeCoverage(): void {
  const folder = process.env.QUARTERMILE_COVERAGE;
  const counted: unknown = Reflect.get(globalThis, '__coverage__');
  if (!folder || !counted) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${process.pid}-${threadId}-${started}.json`), JSON.stringify(counted));
}

/** Distinguishes processes whose pid was reused. */
const started = Date.now();
