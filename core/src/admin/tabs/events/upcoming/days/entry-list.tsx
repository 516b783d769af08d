import { Select, Stack, Text, Title } from '@mantine/core';
import { CAR_OPTIONS_MAX, carWithDriver, eventDayMessages, type LineupCar } from '@quartermile/core/domain';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useApprovedCars } from '../../../../kernel/cars/use-approved-cars.js';
import { asSeen } from '../../../../kernel/forms/as-seen.js';
import { IconAction } from '../../../../kernel/lists/icon-action.js';
import { eventDayAdminMessages } from './day-messages.js';
import classes from './event-days.module.css';
import { useLineupChange } from './use-lineup.js';

const text = eventDayAdminMessages;

export interface EntryListProps {
  /** Id of the event. */
  readonly id: string;
  readonly cars: readonly LineupCar[];
}

/** The entry list of an event: cars of the board are added, moved and removed. */
export function EntryList({ id, cars }: EntryListProps) {
  const ids = cars.map(({ _id }) => _id);
  const { mutate, isPending } = useLineupChange<readonly string[]>(
    id,
    { done: text.saved, failed: text.saveFailed },
    (calls, carIds) => calls.setEntries(id, asSeen({ carIds: [...carIds] }, { carIds: ids })),
  );
  const move = (from: number, to: number): void => {
    const moved = ids[from];
    if (moved) mutate(ids.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {eventDayMessages.entries}
      </Title>
      <AddCar listed={ids} isBusy={isPending} onAdd={(carId) => mutate([...ids, carId])} />
      {cars.length === 0 && <Text c="dimmed">{text.noEntries}</Text>}
      <ol className={classes.entries}>
        {cars.map(({ _id, name, driver, time, source }, at) => (
          <li key={_id} className={classes.entry}>
            <span className={classes.words}>
              <strong>{name}</strong> {driver} {source && <small>{source}</small>}
            </span>
            <div className={classes.controls}>
              <span>{time === null ? eventDayMessages.noTime : `${time} s`}</span>
              <IconAction
                icon={IconArrowUp}
                disabled={at === 0 || isPending}
                label={text.up(name)}
                onClick={() => move(at, at - 1)}
              />
              <IconAction
                icon={IconArrowDown}
                disabled={at === cars.length - 1 || isPending}
                label={text.down(name)}
                onClick={() => move(at, at + 1)}
              />
              <IconAction
                icon={IconTrash}
                color="red"
                disabled={isPending}
                label={text.remove(name)}
                onClick={() => mutate(ids.toSpliced(at, 1))}
              />
            </div>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

interface AddCarProps {
  readonly listed: readonly string[];
  readonly isBusy: boolean;
  onAdd(carId: string): void;
}

/** Finds a car by its name or owner. A car with several runs is offered once. */
function AddCar({ listed, isBusy, onAdd }: AddCarProps) {
  const { data: runs = [] } = useApprovedCars();
  const cars = new Map(runs.map((car) => [car.vehicleId, carWithDriver(car)]));
  const data = [...cars]
    .filter(([carId]) => !listed.includes(carId))
    .map(([value, label]) => ({ value, label }));
  return (
    <Select
      label={text.addCar}
      nothingFoundMessage={text.noCar}
      data={data}
      limit={CAR_OPTIONS_MAX}
      searchable
      value={null}
      disabled={isBusy}
      onChange={(carId) => carId && onAdd(carId)}
    />
  );
}
