import { messages } from '../messages.js';

/** The names of a car as stored or returned; null or empty if not set. */
export interface CarNames {
  readonly name: string | null;
  readonly owner: string | null;
}

/** Display name of a car: its name, otherwise its owner's (contract section 3); empty for a car without either. */
export function carTitle({ name, owner }: CarNames): string {
  return name || owner || '';
}

/** Display name of a car's driver: the owner's name, or "Unknown". */
export function driverName({ owner }: Pick<CarNames, 'owner'>): string {
  return owner || messages.carNames.unknownOwner;
}

/** A car with its driver, to distinguish cars of the same model: "Golf 7 R (Thabo)". */
export function carWithDriver(car: CarNames): string {
  return messages.carNames.withDriver(carTitle(car), driverName(car));
}
