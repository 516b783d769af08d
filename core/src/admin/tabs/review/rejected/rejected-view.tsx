import { Text } from '@mantine/core';
import { type AdminCar, REJECTED_RETENTION_DAYS } from '@quartermile/core/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import { driverMessages } from '../../../drawer/driver/driver-messages.js';
import { CarList, type CarListProps } from '../../../kernel/cars/car-list.js';
import { useRejectedCars, useReopen, useWithdrawnCars } from '../../../kernel/cars/use-rejected-cars.js';
import { LoadedList } from '../../../kernel/lists/loaded-list.js';
import type { SortOrder } from '../../../kernel/lists/search-items.js';
import { rejectedMessages } from '../../../kernel/messages/rejected-messages.js';
import { RejectedCard } from './rejected-card.js';

const rejected = rejectedMessages;
const withdrawn = driverMessages;
const byName: SortOrder<AdminCar> = {
  id: 'name',
  label: rejected.byName,
  compare: (a, b) => a.name.localeCompare(b.name),
};

/** The rejected cars with their reasons and dates, and a button to return them to the queue. */
export function RejectedView() {
  return (
    <ReopenableCars
      query={useRejectedCars()}
      failed={rejected.failedToLoad}
      spec={rejectedList}
      title={rejected.title}
      searchLabel={rejected.search}
      emptyTitle={rejected.emptyTitle}
      emptyDetail={rejected.emptyDetail}
      note={rejected.note(REJECTED_RETENTION_DAYS)}
    />
  );
}

/** The cars that their drivers withdrew, and a button to return them to the queue. */
export function WithdrawnView() {
  return (
    <ReopenableCars
      query={useWithdrawnCars()}
      failed={withdrawn.withdrawnFailed}
      spec={withdrawnList}
      title={withdrawn.withdrawnTitle}
      searchLabel={withdrawn.withdrawnSearch}
      emptyTitle={withdrawn.withdrawnEmptyTitle}
      emptyDetail={withdrawn.withdrawnEmptyDetail}
      note={withdrawn.withdrawnNote(REJECTED_RETENTION_DAYS)}
    />
  );
}

const rejectedList: CarListProps['spec'] = {
  name: 'rejected',
  textOf: ({ name, owner, rejectionReason }) => `${name}\n${owner}\n${rejectionReason ?? ''}`,
  sorts: [
    { id: 'rejection', label: rejected.byRejection },
    byName,
    { id: 'owner', label: rejected.byOwner, compare: (a, b) => a.owner.localeCompare(b.owner) },
  ],
};

const withdrawnList: CarListProps['spec'] = {
  name: 'withdrawn',
  textOf: ({ name, owner }) => `${name}\n${owner}`,
  sorts: [{ id: 'withdrawal', label: withdrawn.byWithdrawal }, byName],
};

interface ReopenableCarsProps extends Omit<CarListProps, 'cars' | 'note' | 'row'> {
  readonly query: UseQueryResult<readonly AdminCar[]>;
  readonly failed: string;
  readonly note: string;
}

function ReopenableCars({ query, failed, note, ...list }: ReopenableCarsProps) {
  const { mutate: reopen, isPending, variables } = useReopen();
  return (
    <LoadedList query={query} failed={failed} rowHeight={140}>
      {(cars) => (
        <CarList
          {...list}
          cars={cars}
          note={
            <Text size="sm" c="dimmed">
              {note}
            </Text>
          }
          row={(car) => (
            <RejectedCard
              car={car}
              busy={isPending && variables._id === car._id}
              onReopen={() => reopen(car)}
            />
          )}
        />
      )}
    </LoadedList>
  );
}
