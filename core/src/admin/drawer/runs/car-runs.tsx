import { Button, Group, Stack, Text } from '@mantine/core';
import {
  type AdminCar,
  bestRun,
  type RunMove,
  rankingTimeText,
  runMessages as text,
} from '@quartermile/core/domain';
import { useState } from 'react';
import { CarSelect } from '../../kernel/cars/car-select.js';
import { approvedCarLists } from '../../kernel/cars/use-approved-cars.js';
import { useDashboard } from '../../kernel/context/dashboard-context.js';
import { formatMonth } from '../../kernel/dates/format-moment.js';
import { useAdminCall } from '../../kernel/forms/use-admin-call.js';
import list from '../../kernel/lists/item.module.css';
import { carAdminMessages } from '../../kernel/messages/car-messages.js';
import classes from '../car-drawer.module.css';
import { drawerMessages } from '../drawer-messages.js';

export interface CarRunsProps {
  readonly car: AdminCar;
  /** All approved cars. */
  readonly cars: readonly AdminCar[];
  /** Called after runs were moved. */
  onMoved?(): void;
  /** Opens another run of the car. */
  onOpen?(carId: string): void;
  onCancel?(): void;
}

/** The approved runs of a car: one that belongs to another car is split off, and two cars that are one are merged. */
export function CarRuns({ car, cars, onMoved, onOpen, onCancel }: CarRunsProps) {
  const [target, setTarget] = useState<string | null>(null);
  const { move, isMoving } = useRunMoves(() => onMoved?.());
  const runs = cars.filter(({ vehicleId }) => vehicleId === car.vehicleId);
  const others = Map.groupBy(
    cars.filter(({ vehicleId }) => vehicleId !== car.vehicleId),
    ({ vehicleId }) => vehicleId,
  );
  const choices = [...others.values()].flatMap((own) => bestRun(own) ?? []);
  return (
    <Stack gap="lg">
      <ul className={list.rows}>
        {runs.map((run) => (
          <li key={run._id} className={classes.row}>
            <span>{describeRun(run)}</span>
            {onOpen && run._id !== car._id && (
              <Button
                variant="default"
                size="sm"
                aria-label={drawerMessages.openRun(describeRun(run))}
                onClick={() => onOpen(run._id)}
              >
                {drawerMessages.open}
              </Button>
            )}
            {runs.length > 1 && (
              <Button
                variant="default"
                size="sm"
                disabled={isMoving}
                aria-label={text.splitRun(describeRun(run))}
                onClick={() => move({ carIds: [run._id], toCarId: null, back: otherThan(run, runs) })}
              >
                {text.split}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {choices.length > 0 && (
        <>
          <CarSelect cars={choices} value={target} onChange={setTarget} />
          <Text size="sm">{text.mergeHint}</Text>
          <Group justify="flex-end">
            {onCancel && (
              <Button variant="default" onClick={onCancel}>
                {carAdminMessages.cancel}
              </Button>
            )}
            <Button
              disabled={target === null}
              loading={isMoving}
              onClick={() => move({ carIds: runs.map(({ _id }) => _id), toCarId: target, back: null })}
            >
              {text.merge}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}

/** "13.44 s in Mar 2026". */
const describeRun = (run: AdminCar): string =>
  text.run(rankingTimeText(run), formatMonth(run.runDate ?? run.createdAt));

const otherThan = (run: AdminCar, runs: readonly AdminCar[]): string | null =>
  runs.find(({ _id }) => _id !== run._id)?._id ?? null;

/** A move of runs, and where they go when it is undone: to the car of a run, or to a new car (null). */
interface UndoableMove extends RunMove {
  readonly back: string | null;
}

/** Moves runs between cars, with an undo. Votes that a merge has added stay together (decision 85). */
function useRunMoves(onDone: () => void) {
  const { client } = useDashboard().host;
  const outcome = { failed: text.moveFailed, saysWhy: true, lists: approvedCarLists };
  const undo = useAdminCall({
    ...outcome,
    call: (move: RunMove) => client.cars.moveRuns(move),
    done: text.undone,
  });
  const { mutate, isPending } = useAdminCall({
    ...outcome,
    call: async ({ carIds, toCarId }: UndoableMove) => {
      await client.cars.moveRuns({ carIds, toCarId });
      onDone();
    },
    done: text.moved,
    afterwards: ({ carIds, back }) => ({
      label: text.undo,
      run: () => undo.mutate({ carIds, toCarId: back }),
    }),
  });
  return { move: (move: UndoableMove) => mutate(move), isMoving: isPending };
}
