import type { EventEmitter } from 'node:events';

/** Emits an event with `preventDefault` and returns it. */
export function emitPreventable(emitter: EventEmitter, name: string, details = {}, ...given: unknown[]) {
  const event = Object.assign(new Event(name, { cancelable: true }), details);
  emitter.emit(name, event, ...given);
  return event;
}
