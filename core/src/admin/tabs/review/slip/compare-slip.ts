import {
  SLIP_FIGURES,
  SLIP_LANES,
  type SlipAgreement,
  type SlipFigure,
  type SlipValue,
  SPLIT_TIME_DECIMALS,
} from '@quartermile/core/domain';

/** Largest differences at which a figure of the driver equals the one on the slip, s and km/h. */
export const SLIP_TIME_TOLERANCE_S = 0.005;
export const SLIP_SPEED_TOLERANCE_KMH = 1;

/** The figures of a driver that a slip can confirm: seconds as text and as a number, km/h, and YYYY-MM-DD. */
export interface DriverFigures {
  readonly time: string | null;
  readonly sixtyFoot?: number | undefined;
  readonly trapSpeed: number | null;
  readonly runDate?: string | undefined;
}

/** The field of a submission that each figure of a slip confirms. */
const FIELDS = { time: 'time', sixtyFoot: 'sixtyFoot', trapSpeed: 'trapSpeed', date: 'runDate' } as const;

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

/** The figures of a slip that differ from those of the driver or are missing there, as a correction of the submission. */
export function correctionBySlip(compared: readonly ComparedFigure[]): Partial<DriverFigures> {
  const taken = compared.flatMap(({ figure, value, agreement }) =>
    value && (agreement === 'different' || agreement === 'none')
      ? [[FIELDS[figure], takenValue(value)] as const]
      : [],
  );
  return Object.fromEntries(taken);
}

/** A value in the form in which a submission contains it. */
function takenValue({ figure, value }: SlipValue): string | number {
  if (figure === 'trapSpeed') return Number(value);
  return figure === 'sixtyFoot' ? Number(Number(value).toFixed(SPLIT_TIME_DECIMALS)) : value;
}

function valuesOfLane(values: readonly SlipValue[], { time }: DriverFigures): readonly SlipValue[] {
  const distance = (lane: SlipValue['lane']): number => {
    const read = values.find((value) => value.figure === 'time' && value.lane === lane);
    return read ? Math.abs(Number(read.value) - Number(time)) : Number.POSITIVE_INFINITY;
  };
  const lanes = SLIP_LANES.filter((lane) => values.some((value) => value.lane === lane));
  const [nearest] = lanes.toSorted((one, other) => distance(one) - distance(other));
  const isKnown = lanes.length === 1 || Number.isFinite(distance(nearest ?? null));
  return values.filter(({ lane }) => lane === null || (isKnown && lane === nearest));
}

function agreementOf(figure: SlipFigure, value: SlipValue | null, driver: DriverFigures): SlipAgreement {
  if (!value) return 'unread';
  const given = driver[FIELDS[figure]] ?? null;
  if (given === null) return 'none';
  return isEqual(figure, given, value.value) ? 'equal' : 'different';
}

function isEqual(figure: SlipFigure, given: string | number, read: string): boolean {
  if (figure === 'date') return given === read;
  const tolerance = figure === 'trapSpeed' ? SLIP_SPEED_TOLERANCE_KMH : SLIP_TIME_TOLERANCE_S;
  return Math.abs(Number(given) - Number(read)) <= tolerance + ROUNDING;
}
