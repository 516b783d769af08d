import type { AdminCar, SlipReadings } from '@quartermile/core/domain';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { listKeys } from '../../../kernel/context/query-client.js';
import { type SlipView, toSlipView } from './slip-view.js';

/** Interval at which the dashboard loads readings while one is under way, ms. */
const SLIP_POLL_MS = 5000;

type Reading = SlipReadings['readings'][number];

/** A view, with what it was made of. */
interface MadeView {
  readonly car: AdminCar;
  readonly isOn: boolean;
  readonly view: SlipView | null;
}

/** What was read from the proofs of pending cars. */
export interface Slips {
  /** The function changes its identity only with the readings. */
  slipOf(car: AdminCar): SlipView | null;
  /** Whether the readings are not loaded yet. */
  readonly isLoading: boolean;
}

/**
 * Returns what was read from the proof of a pending car. The view of an unchanged car keeps its identity, so that its
 * card is not rendered again.
 */
export function useSlips(): Slips {
  const { client } = useDashboard().host;
  const { data, isPending } = useQuery({
    queryKey: listKeys.slipReadings,
    queryFn: ({ signal }) => client.cars.slipReadings({ signal }),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? SLIP_POLL_MS : false),
  });
  const byCar = useMemo(() => new Map(data?.readings.map((reading) => [reading.carId, reading])), [data]);
  const made = useRef(new WeakMap<Reading, MadeView>());
  const isOn = data?.isOn ?? false;
  const slipOf = useCallback(
    (car: AdminCar) => {
      const reading = byCar.get(car._id);
      if (!reading) return null;
      const last = made.current.get(reading);
      if (last?.car === car && last.isOn === isOn) return last.view;
      const view = toSlipView(car, reading, isOn);
      made.current.set(reading, { car, isOn, view });
      return view;
    },
    [byCar, isOn],
  );
  return { slipOf, isLoading: isPending };
}

/** Whether a server that reads slips has not finished yet. */
function isUnderWay(data: SlipReadings | undefined): boolean {
  return Boolean(data?.isOn && data.readings.some(({ state }) => state === 'waiting' || state === 'reading'));
}
