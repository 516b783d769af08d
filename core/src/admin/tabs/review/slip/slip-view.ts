import type { AdminCar, SlipReadings, SlipValue } from '@quartermile/core/domain';
import { type ComparedFigure, compareSlip } from './compare-slip.js';

/** What is shown about the proof of a car. `off`: it is not read on this server. */
export interface SlipView {
  readonly state: 'off' | 'reading' | 'read' | 'unreadable' | 'failed';
  /** The figures of the slip beside those of the driver. */
  readonly figures: readonly ComparedFigure[];
}

/** Whether a slip shows the claimed time, and no figure that differs from the driver's. */
export function agreesWithDriver({ figures }: SlipView): boolean {
  return (
    figures.some(({ figure, agreement }) => figure === 'time' && agreement === 'equal') &&
    figures.every(({ agreement }) => agreement !== 'different')
  );
}

/** The time on a slip where it is not the claimed one; otherwise null. */
export function otherTimeOf(slip: SlipView | null): SlipValue | null {
  const other = slip?.figures.find(({ figure, agreement }) => figure === 'time' && agreement === 'different');
  return other?.value ?? null;
}

/** A value with its unit, such as "11.842 s". */
export function valueText({ value, unit }: SlipValue): string {
  return unit === null ? value : `${value} ${unit}`;
}

type Reading = SlipReadings['readings'][number];

/** The view of a car's reading; null without one. */
export function toSlipView(car: AdminCar, reading: Reading | undefined, isOn: boolean): SlipView | null {
  if (!reading) return null;
  const { state } = reading;
  if (state === 'read') return { state, figures: compareSlip(reading.values, car) };
  if (state === 'unreadable' || state === 'failed') return { state, figures: [] };
  return { state: isOn ? 'reading' : 'off', figures: [] };
}
