import type { RunStrip, Strip } from '@quartermile/core/domain';
import type { StripEntity } from './strip.entity.js';

/** Converts a strip to the public format. */
export function toStrip(strip: StripEntity): Strip {
  return { ...toRunStrip(strip), id: strip.id };
}

/** A strip as a run has it. */
export function toRunStrip({ id, name, place, altitude }: StripEntity): RunStrip & Omit<Strip, 'id'> {
  return { _id: id, name, place, altitude };
}
