import { type RunMove, runMessages as text } from '@quartermile/core/domain';
import { approvedCarLists } from '../../kernel/cars/use-approved-cars.js';
import { useDashboard } from '../../kernel/context/dashboard-context.js';
import { useAdminCall } from '../../kernel/forms/use-admin-call.js';

/** A move of runs, and where they go when it is undone: to the car of a run, or to a new car (null). */
export interface UndoableMove extends RunMove {
  readonly back: string | null;
}

/** Moves runs between cars, with an undo. Votes that a merge has added stay together (decision 85). */
export function useRunMoves(onDone: () => void) {
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
