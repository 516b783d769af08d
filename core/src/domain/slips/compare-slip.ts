import { SLIP_SPEED_TOLERANCE_KMH, SLIP_TIME_TOLERANCE_S } from './slip-limits.js';
import { SLIP_FIGURES, SLIP_LANES, type SlipFigure, type SlipValue } from './slip-reading.js';

/** The figures of a driver that a slip can confirm: seconds as text, and km/h. */
export interface DriverFigures {
  readonly time: string | null;
  readonly trapSpeed: number | null;
}
type TakenFigure = keyof DriverFigures;

/** `none`: the driver did not give the figure. `unread`: it was not read. */
export type SlipAgreement = 'equal' | 'different' | 'none' | 'unread';

/** A figure beside what was read. */
export interface ComparedFigure {
  readonly figure: SlipFigure;
  readonly value: SlipValue | null;
  readonly agreement: SlipAgreement;
}

/** Room for binary fractions: 11.805 - 11.8 is slightly more than 0.005. */
const ROUNDING = 1e-9;

/** All figures of a slip beside those of the driver. Of two lanes, the one whose time is nearest to the driver's. */
export function compareSlip(values: readonly SlipValue[], driver: DriverFigures): ComparedFigure[] {
  const own = valuesOfLane(values, driver);
  return SLIP_FIGURES.map((figure) => {
    const value = own.find((one) => one.figure === figure) ?? null;
    return { figure, value, agreement: agreementOf(figure, value, driver) };
  });
}

/** Whether a figure of a slip is one of a submission, so that it can be taken over. */
const isTakenFigure = (figure: SlipFigure): figure is TakenFigure =>
  figure === 'time' || figure === 'trapSpeed';

/** The figures of a slip that differ from those of the driver or are missing there, as a correction of the submission. */
export function correctionBySlip(compared: readonly ComparedFigure[]): Partial<DriverFigures> {
  const correction: { time?: string; trapSpeed?: number } = {};
  for (const { figure, value, agreement } of compared) {
    if (!value || (agreement !== 'different' && agreement !== 'none')) continue;
    if (figure === 'time') correction.time = value.value;
    if (figure === 'trapSpeed') correction.trapSpeed = Number(value.value);
  }
  return correction;
}

function valuesOfLane(values: readonly SlipValue[], { time }: DriverFigures): readonly SlipValue[] {
  const distance = (lane: SlipValue['lane']): number => {
    const read = values.find((value) => value.figure === 'time' && value.lane === lane);
    return read ? Math.abs(Number(read.value) - Number(time)) : Number.POSITIVE_INFINITY;
  };
  const lanes = SLIP_LANES.filter((lane) => values.some((value) => value.lane === lane));
  if (lanes.length === 0) return values;
  const [nearest] = lanes.toSorted((one, other) => distance(one) - distance(other));
  const isKnown = lanes.length === 1 || Number.isFinite(distance(nearest ?? null));
  return values.filter(({ lane }) => lane === null || (isKnown && lane === nearest));
}

function agreementOf(figure: SlipFigure, value: SlipValue | null, driver: DriverFigures): SlipAgreement {
  if (!value) return 'unread';
  const given = isTakenFigure(figure) ? driver[figure] : null;
  if (given === null) return 'none';
  const tolerance = figure === 'time' ? SLIP_TIME_TOLERANCE_S : SLIP_SPEED_TOLERANCE_KMH;
  return Math.abs(Number(given) - Number(value.value)) <= tolerance + ROUNDING ? 'equal' : 'different';
}
