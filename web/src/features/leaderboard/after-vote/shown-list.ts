import {
  type BoardQuery,
  type Category,
  filteredCars,
  type Place,
  placesOfBoard,
  selectPlaces,
} from '@quartermile/core/domain';
import type { GetClient } from '../../../platform/browser-client.js';
import { entriesOrLast } from '../load-board.js';

/** All places of a list whatever is searched, and the cars that its filter selects in words; null without a filter. */
export interface ShownList {
  readonly list: readonly Place[];
  readonly cars: string | null;
}

/** The list of a query with this browser's own votes. It is part of the page, whose modules it shares. */
export async function shownList(
  getClient: GetClient,
  category: Category,
  query: BoardQuery,
): Promise<ShownList> {
  const known = await entriesOrLast(getClient);
  const { list } = selectPlaces(placesOfBoard(known?.entries ?? [], category), query);
  const [first] = list;
  const strip = query.strip ? first?.entry.car.strip?.name : undefined;
  return { list, cars: first?.rank === undefined ? null : filteredCars(query, strip) };
}
