import { Text } from '@mantine/core';
import { type AdminCar, REJECTED_RETENTION_DAYS } from '@quartermile/core/domain';
import { driverMessages } from '../../../drawer/driver/driver-messages.js';
import { carKey } from '../../../kernel/cars/car-list.js';
import { useReopen, useWithdrawnCars } from '../../../kernel/cars/use-rejected-cars.js';
import { ListScreen } from '../../../kernel/lists/list-screen.js';
import { LoadedList } from '../../../kernel/lists/loaded-list.js';
import { Rows } from '../../../kernel/lists/rows.js';
import type { SortOrder } from '../../../kernel/lists/search-items.js';
import { useListView } from '../../../kernel/lists/use-list-view.js';
import { rejectedMessages } from '../../../kernel/messages/rejected-messages.js';
import { RejectedCard } from './rejected-card.js';

const text = driverMessages;
const textOf = ({ name, owner }: AdminCar): string => `${name}\n${owner}`;
const sorts: readonly [SortOrder<AdminCar>, ...SortOrder<AdminCar>[]] = [
  { id: 'withdrawal', label: text.byWithdrawal },
  { id: 'name', label: rejectedMessages.byName, compare: (a, b) => a.name.localeCompare(b.name) },
];

/** The cars that their drivers withdrew, and a button to return them to the queue. */
export function WithdrawnView() {
  const query = useWithdrawnCars();
  return (
    <LoadedList query={query} failed={text.withdrawnFailed} rowHeight={140}>
      {(cars) => <WithdrawnList cars={cars} />}
    </LoadedList>
  );
}

function WithdrawnList({ cars }: { readonly cars: readonly AdminCar[] }) {
  const view = useListView({ name: 'withdrawn', items: cars, keyOf: carKey, textOf, sorts });
  const { mutate: reopen, isPending, variables } = useReopen();
  return (
    <ListScreen
      title={text.withdrawnTitle}
      view={view}
      searchLabel={text.withdrawnSearch}
      emptyTitle={text.withdrawnEmptyTitle}
      emptyDetail={text.withdrawnEmptyDetail}
    >
      <Text size="sm" c="dimmed">
        {text.withdrawnNote(REJECTED_RETENTION_DAYS)}
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
