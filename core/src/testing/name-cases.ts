import type { CarNames } from '../domain/cars/car-names.js';

/** Stored names, and the expected title and driver. The specs of server and core share this table. */
export const nameCases: readonly (readonly [stored: CarNames, title: string, driver: string])[] = [
  [{ name: 'Golf 7 R', owner: 'Thabo' }, 'Golf 7 R', 'Thabo'],
  [{ name: null, owner: 'Lerato' }, 'Lerato', 'Lerato'],
  [{ name: 'Polo GTI', owner: null }, 'Polo GTI', 'Unknown'],
  [{ name: '', owner: 'Sipho' }, 'Sipho', 'Sipho'],
  [{ name: 'M2', owner: '' }, 'M2', 'Unknown'],
  [{ name: null, owner: null }, '', 'Unknown'],
];
