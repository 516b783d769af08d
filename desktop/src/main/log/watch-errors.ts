import type { EventEmitter } from 'node:events';
import { errorFields } from './error-fields.js';
import { log } from './log.js';

/**
 * Logs uncaught errors of the main process; the app keeps running.
 * @param target Node's `process`
 * @param onFirst called for the first error only, so that a repeating one does not open dialogs without end
 * @returns stops watching
 */
export function watchErrors(target: EventEmitter, onFirst: () => void): () => void {
  let isFirst = true;
  const report = (event: string) => (error: unknown) => {
    log.error(event, errorFields(error));
    if (!isFirst) return;
    isFirst = false;
    onFirst();
  };
  const listeners = [
    ['uncaughtException', report('uncaught exception')],
    ['unhandledRejection', report('unhandled rejection')],
  ] as const;
  for (const [name, listener] of listeners) target.on(name, listener);
  return () => {
    for (const [name, listener] of listeners) target.off(name, listener);
  };
}
