import {
  type Category,
  carSchema,
  type Entry,
  ghostQuerySchema,
  ghostRoutes,
  highlightRoutes,
  highlightsOf,
  type Place,
  placeGhost,
  placesOfBoard,
} from '../../domain/index.js';
import type { MemoryBoard } from './memory-board.js';
import { checked, type MemoryRoute, ok } from './memory-routes.js';

/** The routes for the place of a time, and for what the home page shows of the boards. */
export function placingMemoryRoutes(board: MemoryBoard): MemoryRoute[] {
  const places = (category: Category): Place[] => {
    const entries = board.entries.map(
      ({ car, ...entry }): Entry => ({ ...entry, car: carSchema.parse(car) }),
    );
    return placesOfBoard(entries, category);
  };
  return [
    {
      method: 'GET',
      pattern: ghostRoutes.place,
      answer: ({ query }) =>
        checked(
          ghostQuerySchema,
          Object.fromEntries(query),
          ({ time, category = 'Our Drag Races', drivetrain = null }) =>
            ok(placeGhost(places(category), category, { time, drivetrain })),
        ),
    },
    { method: 'GET', pattern: highlightRoutes.read, answer: () => ok(highlightsOf(places)) },
  ];
}
