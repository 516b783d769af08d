import { type AdminEvent, adminEventSchema } from '../../domain/index.js';
import type { EventFrame } from './read-event-frames.js';

/** Parses the event in a frame. null for a frame without an event and for event types of a newer server. */
export function readAdminEvent({ event, data }: EventFrame): AdminEvent | null {
  if (data === undefined) return null;
  try {
    return adminEventSchema.parse({ type: event, data: JSON.parse(data) });
  } catch {
    return null;
  }
}
