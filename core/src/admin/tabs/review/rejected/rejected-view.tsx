import { Text } from '@mantine/core';
import { type AdminCar, REJECTED_RETENTION_DAYS } from '@quartermile/core/domain';
import { carKey } from '../../../kernel/cars/car-list.js';
import { useRejectedCars, useReopen } from '../../../kernel/cars/use-rejected-cars.js';
import { ListScreen } from '../../../kernel/lists/list-screen.js';
import { LoadedList } from '../../../kernel/lists/loaded-list.js';
import { Rows } from '../../../kernel/lists/rows.js';
import type { SortOrder } from '../../../kernel/lists/search-items.js';
import { useListView } from '../../../kernel/lists/use-list-view.js';
import { rejectedMessages } from '../../../kernel/messages/rejected-messages.js';
import { RejectedCard } from './rejected-card.js';

const text = rejectedMessages;
const textOf = ({ name, owner, rejectionReason }: AdminCar): string =>
  `${name}\n${owner}\n${rejectionReason ?? ''}`;
const sorts: readonly [SortOrder<AdminCar>, ...SortOrder<AdminCar>[]] = [
  { id: 'rejection', label: text.byRejection },
  { id: 'name', label: text.byName, compare: (a, b) => a.name.localeCompare(b.name) },
  { id: 'owner', label: text.byOwner, compare: (a, b) => a.owner.localeCompare(b.owner) },
];

/** The rejected cars with their reasons and dates, and a button to return them to the queue. */
export function RejectedView() {
  const query = useRejectedCars();
  return (
    <LoadedList query={query} failed={text.failedToLoad} rowHeight={140}>
      {(cars) => <RejectedList cars={cars} />}
    </LoadedList>
  );
}

function RejectedList({ cars }: { readonly cars: readonly AdminCar[] }) {
  const view = useListView({ name: 'rejected', items: cars, keyOf: carKey, textOf, sorts });
  const { mutate: reopen, isPending, variables } = useReopen();
  return (
    <ListScreen
      title={text.title}
      view={view}
      searchLabel={text.search}
      emptyTitle={text.emptyTitle}
      emptyDetail={text.emptyDetail}
    >
      <Text size="sm" c="dimmed">
        {text.note(REJECTED_RETENTION_DAYS)}
      </Text>
      <Rows display="list">
        {view.rows.map((car) => (
          <RejectedCard
            key={car._id}
            car={car}
            busy={isPending && variables._id === car._id}
            onReopen={() => reopen(car)}
          />
        ))}
      </Rows>
    </ListScreen>
  );
}
