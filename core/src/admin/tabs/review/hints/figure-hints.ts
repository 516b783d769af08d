import {
  type AdminCar,
  type FactoryField,
  powerOf,
  rankingTime,
  rankingTimeText,
  weightOf,
} from '@quartermile/core/domain';
import {
  POWER_SHARE_SUSPECT,
  SIXTY_FOOT_SHARE_MAX,
  SIXTY_FOOT_SHARE_MIN,
  TRAP_SHARE_MAX,
  TRAP_SHARE_MIN,
} from './hint-limits.js';
import { hintMessages as text } from './hint-messages.js';
import { idealRun, idealTrapSpeed } from './quarter-mile-physics.js';

/** The figures of a run that are compared with each other. */
type Figures = Pick<AdminCar, 'time' | 'worldFacts' | 'trapSpeed' | 'sixtyFoot'>;
/** The factory figures that say how quick a car can be. */
export type FactorySpecs = Pick<Record<FactoryField, string | null>, 'factoryPower' | 'factoryWeight'>;

/** Hints about figures of a run that do not fit each other. None for figures that are not given. */
export function figureHints(run: Figures): string[] {
  const time = rankingTimeText(run);
  const seconds = rankingTime(run);
  if (time === null || seconds <= 0) return [];
  return [...trapHints(run, time, seconds), ...sixtyHints(run, time, seconds)];
}

function trapHints({ trapSpeed }: Figures, time: string, seconds: number): string[] {
  if (trapSpeed === null) return [];
  const ideal = idealTrapSpeed(seconds);
  if (trapSpeed < ideal * TRAP_SHARE_MIN) return [text.trapTooLow(`${trapSpeed}`, time, whole(ideal))];
  return trapSpeed > ideal * TRAP_SHARE_MAX ? [text.trapTooHigh(`${trapSpeed}`, time, whole(ideal))] : [];
}

function sixtyHints({ sixtyFoot }: Figures, time: string, seconds: number): string[] {
  if (sixtyFoot === undefined) return [];
  const [least, most] = [seconds * SIXTY_FOOT_SHARE_MIN, seconds * SIXTY_FOOT_SHARE_MAX];
  if (sixtyFoot < least) return [text.sixtyTooQuick(`${sixtyFoot}`, time, least.toFixed(2))];
  return sixtyFoot > most ? [text.sixtyTooSlow(`${sixtyFoot}`, time, most.toFixed(2))] : [];
}

/**
 * Hints about a run that needs far more power than its car has from the factory. Tuned cars are ordinary, so the bound is
 * 2.4 times the power.
 * @param specs factory figures of the car, or of a car with the same name
 */
export function powerHints(run: Figures, { factoryPower, factoryWeight }: FactorySpecs): string[] {
  const [power, weight] = [powerOf(factoryPower), weightOf(factoryWeight)];
  if (power === null || weight === null) return [];
  const ideal = idealRun(power, weight);
  const [powerText, weightText] = [factoryPower?.trim() ?? '', factoryWeight?.trim() ?? ''];
  const time = rankingTimeText(run);
  const isTooQuick = time !== null && rankingTime(run) < ideal.seconds * POWER_SHARE_SUSPECT;
  const isTooFast = run.trapSpeed !== null && run.trapSpeed > ideal.trapSpeed / POWER_SHARE_SUSPECT;
  return [
    ...(isTooQuick ? [text.beyondPower(time, powerText, weightText, ideal.seconds.toFixed(1))] : []),
    ...(isTooFast
      ? [text.trapBeyondPower(`${run.trapSpeed}`, powerText, weightText, whole(ideal.trapSpeed))]
      : []),
  ];
}

const whole = (value: number): string => String(Math.round(value));
