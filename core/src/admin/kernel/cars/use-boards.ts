import { type AdminCar, type AdminEntry, CATEGORIES, type Category } from '@quartermile/core/domain';
import { useMemo } from 'react';
import { useDashboard } from '../context/dashboard-context.js';
import { useAdminCall } from '../forms/use-admin-call.js';
import { entryAdminMessages } from '../messages/board-messages.js';
import { approvedCarLists } from './use-approved-cars.js';
import { useEntries } from './use-entries.js';

const text = entryAdminMessages;

/** The boards that cars are on, and how to add a car to another one. */
export interface Boards {
  /** The boards of a car in their usual order; null while loading. */
  of(car: AdminCar): readonly Category[] | null;
  add(car: AdminCar, category: Category): void;
}

/** Derives the boards of every car from the leaderboard, where a car is with its best run. */
export function useBoards(): Boards {
  const { client } = useDashboard().host;
  const { data: entries } = useEntries();
  const byCar = useMemo(() => entries && boardsByCar(entries), [entries]);
  const { mutate } = useAdminCall({
    call: ({ car, category }: { readonly car: AdminCar; readonly category: Category }) =>
      client.leaderboard.add({ carId: car._id, category }),
    done: text.added,
    failed: text.addFailed,
    lists: approvedCarLists,
  });
  return {
    of: ({ vehicleId }) => (byCar ? (byCar.get(vehicleId) ?? []) : null),
    add: (car, category) => mutate({ car, category }),
  };
}

function boardsByCar(entries: readonly AdminEntry[]): ReadonlyMap<string, readonly Category[]> {
  const boards = Map.groupBy(entries, ({ car }) => car.vehicleId);
  return new Map(
    [...boards].map(([vehicleId, own]) => {
      const stands = new Set(own.map(({ category }) => category));
      return [vehicleId, CATEGORIES.filter((category) => stands.has(category))];
    }),
  );
}
