import type { WeekSummary, WrapCar } from '../week-summary.js';

/** A car of a weekly summary: "Car 1" of "Driver 1", first on its board with 11.0 s, and so on. */
export const buildWrapCar = (id: number, change: Partial<WrapCar> = {}): WrapCar => ({
  carId: `${id}`,
  name: `Car ${id}`,
  driver: `Driver ${id}`,
  board: 'Our Drag Races',
  position: id,
  figure: `1${id}.0 s`,
  ...change,
});

/** The summary of a week in which nothing changed, unless stated. */
export const buildWeek = (change: Partial<WeekSummary> = {}): WeekSummary => ({
  from: '15 November 2026',
  today: '22 November 2026',
  leaders: [],
  gains: [],
  entries: [],
  moreEntries: 0,
  fights: [],
  event: null,
  isQuiet: false,
  ...change,
});
