import { type AdminEvent, adminEventSchema } from '../domain/index.js';
import type { EventFrame } from './read-event-frames.js';

/** The event in a frame; null for a frame without one, and for events of a newer server. */
export function readAdminEvent({ event, data }: EventFrame): AdminEvent | null {
  if (data === undefined) return null;
  try {
    return adminEventSchema.parse({ type: event, data: JSON.parse(data) });
  } catch {
    return null;
  }
}
