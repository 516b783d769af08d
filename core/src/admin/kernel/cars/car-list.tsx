import { type AdminCar, rankingTime } from '@quartermile/core/domain';
import { Fragment, type ReactNode } from 'react';
import { ListScreen, type ListScreenProps } from '../lists/list-screen.js';
import { Rows } from '../lists/rows.js';
import type { SortOrder } from '../lists/search-items.js';
import { type ListSpec, useListView } from '../lists/use-list-view.js';
import { approvedMessages } from '../messages/board-messages.js';

const text = approvedMessages;

export const carKey = ({ _id }: AdminCar): string => _id;

/** Sort orders of a list of approved cars. The server's default is the latest approval first. */
export const carOrders: readonly [SortOrder<AdminCar>, ...SortOrder<AdminCar>[]] = [
  { id: 'review', label: text.byReview },
  { id: 'name', label: text.byName, compare: (a, b) => a.name.localeCompare(b.name) },
  { id: 'owner', label: text.byOwner, compare: (a, b) => a.owner.localeCompare(b.owner) },
  { id: 'time', label: text.byTime, compare: (a, b) => rankingTime(a) - rankingTime(b) },
];

export interface CarListProps extends Omit<ListScreenProps<AdminCar>, 'view' | 'onDelete' | 'children'> {
  readonly spec: Omit<ListSpec<AdminCar>, 'items' | 'keyOf'>;
  readonly cars: readonly AdminCar[];
  /** What stands above the rows. */
  readonly note?: ReactNode;
  row(car: AdminCar): ReactNode;
}

/** A list of cars: search, sort order and pagination. */
export function CarList({ spec, cars, note, row, ...screen }: CarListProps) {
  const view = useListView({ ...spec, items: cars, keyOf: carKey });
  return (
    <ListScreen {...screen} view={view}>
      {note}
      <Rows display="list">
        {view.rows.map((car) => (
          <Fragment key={car._id}>{row(car)}</Fragment>
        ))}
      </Rows>
    </ListScreen>
  );
}
