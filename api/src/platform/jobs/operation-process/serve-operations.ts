import type { OperationReply, OperationRequest, Operations } from './operation-process.js';

/**
 * Runs operations for the server in a process that an `OperationProcess` has started. The process ends when the server
 * closes the channel or dies. Signals are ignored, because a terminal sends them to all processes while the server
 * still completes requests.
 */
export function serveOperations(operations: Operations): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit(0));
  process.on('message', (request: OperationRequest) => void reply(operations, request));
}

async function reply(operations: Operations, { id, name, args }: OperationRequest): Promise<void> {
  try {
    const operation = operations[name];
    if (!operation) throw new Error(`There is no operation "${name}".`);
    send({ id, result: await operation(...(args as never[])) });
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    send({ id, failure: error.message, isIo: 'syscall' in error });
  }
}

const send = (message: OperationReply): void => {
  process.send?.(message);
};
