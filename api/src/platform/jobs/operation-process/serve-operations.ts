import { CpuMeter } from './cpu-meter.js';
import type { OperationReply, OperationRequest, Operations } from './operation-process.js';

/** How often the CPU time of an operation is compared with its limit, ms. */
const CPU_CHECK_MS = 250;

/**
 * Runs operations for the server in a process that an `OperationProcess` has started. The process ends when the server
 * closes the channel or dies. Signals are ignored, because a terminal sends them to all processes while the server
 * still completes requests.
 */
export function serveOperations(operations: Operations): void {
  const meter = new CpuMeter();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit(0));
  process.on('message', (request: OperationRequest) => void reply(operations, request, meter));
}

async function reply(
  operations: Operations,
  { id, name, args, cpuMaxMs }: OperationRequest,
  meter: CpuMeter,
): Promise<void> {
  const cpu = meter.begin();
  const watch = setInterval(() => {
    const cpuMs = cpu.used();
    if (cpuMs > cpuMaxMs)
      send({ id, cpuMs, failure: `"${name}" takes too much CPU time.`, reason: 'costly' });
  }, CPU_CHECK_MS);
  try {
    const operation = operations[name];
    if (!operation) throw new Error(`There is no operation "${name}".`);
    const result = await operation(...(args as never[]));
    send({ id, cpuMs: cpu.used(), result });
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    const reason = 'syscall' in error ? 'io' : 'refused';
    send({ id, cpuMs: cpu.used(), failure: error.message, reason });
  } finally {
    clearInterval(watch);
    cpu.end();
  }
}

const send = (message: OperationReply): void => {
  process.send?.(message);
};
