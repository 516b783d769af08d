import { messages } from '../messages.js';

/** What a car has, as far as an edit may not take it away. */
export interface EditedFacts {
  readonly cellphone?: string | null;
  readonly time?: string | null;
}

/** The fields that only some cars must have, each with the sentence for a car that loses it. */
const sentences = { cellphone: messages.car.phoneInvalid, time: messages.car.timeFormat } as const;
const FIELDS = ['cellphone', 'time'] as const;

/** A field that an edit leaves empty although the car has it, with the sentence to show there. */
export interface MissingField {
  readonly path: (typeof FIELDS)[number];
  readonly message: string;
}

/** Whether an edit must keep a phone number or a time: only where the car has one. */
export function isRequiredInUpdate(car: EditedFacts, field: MissingField['path']): boolean {
  return Boolean(car[field]);
}

/**
 * The fields that an edit would take away from a car. A car from the public form has phone and time, so both
 * stay required there; a car without them needs neither.
 */
export function missingInUpdate(car: EditedFacts, update: EditedFacts): MissingField[] {
  return FIELDS.filter((field) => isRequiredInUpdate(car, field) && !update[field]?.trim()).map((path) => ({
    path,
    message: sentences[path],
  }));
}
