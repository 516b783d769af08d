import {
  type AdminCar,
  adminMessages,
  type ComparedFigure,
  correctionBySlip,
  type DriverFigures,
} from '@quartermile/core/domain';
import { useCallback } from 'react';
import { useDashboard } from '../../dashboard/dashboard-context.js';
import { listKeys } from '../../dashboard/query-client.js';
import { useAdminCall } from '../../forms/use-admin-call.js';

const text = adminMessages.slips;
const LISTS = [listKeys.pending, listKeys.activity];

/** New figures of a pending car. */
interface Correction {
  readonly car: AdminCar;
  readonly figures: Partial<DriverFigures>;
}

/** Takes figures of a slip over into a pending car, by a function of stable identity. */
export type TakeSlip = (car: AdminCar, figures: readonly ComparedFigure[]) => void;

/** Returns the function that takes figures of a slip over. It does nothing if they are the driver's already. */
export function useTakeSlip(): TakeSlip {
  const { client } = useDashboard().host;
  const call = ({ car, figures: { time, ...others } }: Correction) =>
    client.cars.correct({ carId: car._id, ...others, ...(time && { time }) });
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
    afterwards: ({ car }) => ({
      label: text.undo,
      run: () => undo.mutate({ car, figures: { time: car.time, trapSpeed: car.trapSpeed } }),
    }),
  });
  const { mutate } = take;
  return useCallback(
    (car, compared) => {
      const figures = correctionBySlip(compared);
      if (Object.keys(figures).length > 0) mutate({ car, figures });
    },
    [mutate],
  );
}
