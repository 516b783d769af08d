import type { Car } from '../domain/index.js';

/** Sample cars with names, owners and descriptions that need normalization for a search. */
export const searchedCars: readonly (Pick<Car, 'name' | 'owner' | 'description'> & {
  readonly time: string;
})[] = [
  { name: 'Škoda Octavia  RS', owner: 'Pieter', description: null, time: '11.1' },
  { name: 'Citroe\u0308n C4', owner: 'LERATO', description: null, time: '11.2' },
  { name: 'Ｇolf 7 R', owner: 'José Núñez', description: 'Stage 2,\n100% octane_', time: '11.3' },
];

/** Expected search results by car name. The specs of server, website and core share this table. */
export const searchCases: readonly (readonly [search: string, names: readonly string[]])[] = [
  ['', searchedCars.map(({ name }) => name)],
  ['  ', searchedCars.map(({ name }) => name)],
  ['OCTAVIA', ['Škoda Octavia  RS']],
  ['škoda', ['Škoda Octavia  RS']],
  ['S\u030cKODA', ['Škoda Octavia  RS']],
  ['skoda', ['Škoda Octavia  RS']],
  [' octavia rs ', ['Škoda Octavia  RS']],
  ['octavia   rs', ['Škoda Octavia  RS']],
  ['citroën', ['Citroe\u0308n C4']],
  ['citroen c4', ['Citroe\u0308n C4']],
  ['lerato', ['Citroe\u0308n C4']],
  ['golf', ['Ｇolf 7 R']],
  ['jose nunez', ['Ｇolf 7 R']],
  ['stage 2, 100%', ['Ｇolf 7 R']],
  ['%', ['Ｇolf 7 R']],
  ['_', ['Ｇolf 7 R']],
  ['\\', []],
  ['rs octavia', []],
  ['audi', []],
];
