import { pictureOperations } from './picture-operations.js';
import type { OperationReply, OperationRequest } from './picture-processor.js';

/*
 * Entry point of the process that decodes and encodes pictures. It ends when the server closes the channel or dies.
 * Signals are ignored, because a terminal sends them to all processes while the server still completes requests.
 */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', (request: OperationRequest) => void reply(request));

async function reply({ id, name, args }: OperationRequest): Promise<void> {
  try {
    const operation = pictureOperations[name] as (...values: unknown[]) => Promise<unknown>;
    send({ id, result: await operation(...args) });
  } catch (error) {
    send({ id, failure: error instanceof Error ? error.message : String(error) });
  }
}

const send = (message: OperationReply): void => {
  process.send?.(message);
};
