import type { CarTimes } from '../domain/cars/ranking-time.js';

/** Stored times, and the expected ranking time in seconds. The specs of server and core share this table. */
export const rankingCases: readonly (readonly [times: CarTimes, seconds: number])[] = [
  [{ time: '100.0', worldFacts: null }, 100],
  [{ time: '12.0', worldFacts: null }, 12],
  [{ time: null, worldFacts: '9.8' }, 9.8],
  [{ time: null, worldFacts: null }, 999.9],
  [{ time: '10.5', worldFacts: '9.0' }, 10.5],
  [{ time: '', worldFacts: '11.1' }, 11.1],
  [{ time: '12.00', worldFacts: null }, 12],
  [{ time: 'n/a', worldFacts: '13.0' }, 13],
  [{ time: null, worldFacts: '' }, 999.9],
  [{ time: '8.10', worldFacts: null }, 8.1],
];
