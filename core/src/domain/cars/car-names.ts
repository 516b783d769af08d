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

/** The owner's name as stored or returned; null if it is unknown, as of a car whose time is a reference. */
export function knownDriver({ owner }: Pick<CarNames, 'owner'>): string | null {
  return owner === messages.carNames.unknownOwner ? null : owner || null;
}

/** A car with its driver, to distinguish cars of the same model: "Golf 7 R (Thabo)"; without one, its name alone. */
export function carWithDriver(car: CarNames): string {
  const driver = knownDriver(car);
  return driver === null ? carTitle(car) : messages.carNames.withDriver(carTitle(car), driver);
}

/** A car and whose it is: "Golf 7 R of Thabo"; without a driver, its name alone. */
export function carOfDriver(car: CarNames): string {
  const driver = knownDriver(car);
  return driver === null ? carTitle(car) : messages.carNames.ofDriver(carTitle(car), driver);
}
