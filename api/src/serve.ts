import { setTimeout as sleep } from 'node:timers/promises';
import { ClosingStack } from './lifecycle/closing-stack.js';
import { loadConfig } from './platform/config/config.js';
import { describeFailure } from './platform/config/startup-error.js';
import { startServer } from './start-server.js';

/** Time limit for a startup in progress to react to the abort signal. */
const START_PATIENCE_MS = 5000;

const closing = new ClosingStack();
const stopping = new AbortController();
const log = (line: string): boolean => process.stdout.write(`${line}\n`);
const report = (error: unknown): void => void process.stderr.write(`${describeFailure(error)}\n`);

/** Closes everything and exits. Repeated calls have no effect. */
async function stop(exitCode: number): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  await Promise.race([started, sleep(START_PATIENCE_MS)]);
  await closing.close(report);
  process.exit(exitCode);
}

// The reader of the output, such as a pager or a log collector, may exit. That must not stop the server, and
// reporting the error would only cause the next one.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
process.on('uncaughtException', (error) => {
  report(error);
  void stop(1);
});

const started = start();

async function start(): Promise<void> {
  try {
    const address = await startServer(loadConfig(), { closing, signal: stopping.signal, log });
    if (!stopping.signal.aborted) log(`ready: ${address}`);
  } catch (error) {
    if (stopping.signal.aborted) return;
    report(error);
    stopping.abort();
    await closing.close(report);
    process.exit(1);
  }
}
