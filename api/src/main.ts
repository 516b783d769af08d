import { enableCompileCache } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { loadConfig } from './platform/config/config.js';
import { StartupError } from './platform/config/startup-error.js';
import { ClosingStack } from './platform/process/closing-stack.js';
import { startServer } from './start-server.js';

/** How long a start under way may take to notice that it shall end. */
const START_PATIENCE_MS = 5000;

process.setSourceMapsEnabled(true);
// Compiled code is kept from run to run, which takes a third off every start but the first.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/quartermile', import.meta.url)));

const closing = new ClosingStack();
const stopping = new AbortController();
const tell = (line: string): boolean => process.stdout.write(`${line}\n`);
const report = (error: unknown): void => {
  const text = error instanceof StartupError ? error.message : ((error as Error)?.stack ?? String(error));
  process.stderr.write(`${text}\n`);
};

/** Ends everything once, however often it is asked to, and then this process. */
async function stop(exitCode: number): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  await Promise.race([started, sleep(START_PATIENCE_MS)]);
  await closing.close(report);
  process.exit(exitCode);
}

// Who reads the output may go away, a pager or a log collector; that is no reason to end, and telling it
// would fail again, without end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
process.on('uncaughtException', (error) => {
  report(error);
  void stop(1);
});

const started = start();

async function start(): Promise<void> {
  try {
    const address = await startServer(loadConfig(), { closing, signal: stopping.signal, tell });
    if (!stopping.signal.aborted) tell(`ready: ${address}`);
  } catch (error) {
    if (stopping.signal.aborted) return;
    report(error);
    stopping.abort();
    await closing.close(report);
    process.exit(1);
  }
}
