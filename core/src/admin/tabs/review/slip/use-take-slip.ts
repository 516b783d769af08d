import type { AdminCar, CarCorrection } from '@quartermile/core/domain';
import { useCallback } from 'react';
import { useCorrect } from '../../../kernel/cars/edit/use-correct.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { listKeys } from '../../../kernel/context/query-client.js';
import { useAdminCall } from '../../../kernel/forms/use-admin-call.js';
import { isChangedMeanwhile } from '../../../kernel/forms/use-edited.js';
import { type ComparedFigure, correctionBySlip, type DriverFigures } from './compare-slip.js';
import { slipMessages } from './slip-messages.js';

const text = slipMessages;
const LISTS = [listKeys.pending, listKeys.activity];

/** New figures of a pending car. */
interface Correction {
  readonly car: AdminCar;
  readonly figures: Omit<CarCorrection, 'carId'>;
}

/** Takes figures of a slip over into a pending car, by a function of stable identity. */
export type TakeSlip = (car: AdminCar, figures: readonly ComparedFigure[]) => void;

/** Returns the function that takes figures of a slip over. It does nothing if they are the driver's already. */
export function useTakeSlip(): TakeSlip {
  const { decisions } = useDashboard();
  const correct = useCorrect();
  const call = async ({ car, figures }: Correction) => {
    try {
      return await correct(car, { carId: car._id, ...figures });
    } catch (error) {
      if (isChangedMeanwhile(error)) decisions.noteChanged(car._id, car);
      throw error;
    }
  };
  const undo = useAdminCall({
    call,
    done: text.undone,
    failed: text.takeFailed,
    saysWhy: true,
    lists: LISTS,
  });
  const take = useAdminCall({
    call,
    done: text.taken,
    failed: text.takeFailed,
    saysWhy: true,
    lists: LISTS,
    afterwards: ({ car, figures }, corrected) => ({
      label: text.undo,
      run: () => undo.mutate({ car: corrected, figures: formerFigures(car, figures) }),
    }),
  });
  const { mutate } = take;
  return useCallback(
    (car, compared) => {
      const { time, ...others } = correctionBySlip(compared);
      const figures = { ...others, ...(time && { time }) };
      if (Object.keys(figures).length > 0) mutate({ car, figures });
    },
    [mutate],
  );
}

/** The values that the corrected figures had; those that the driver did not give are cleared. */
function formerFigures(car: AdminCar, corrected: Correction['figures']): Correction['figures'] {
  const former: DriverFigures = car;
  const fields = Object.keys(corrected) as (keyof DriverFigures)[];
  return Object.fromEntries(fields.map((field) => [field, former[field] ?? null]));
}
