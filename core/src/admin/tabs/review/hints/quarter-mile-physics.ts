import { KW_PER_HP, LB_PER_KG } from '@quartermile/core/domain';

const KM_PER_MILE = 1.609344;

/**
 * Coefficients of Patrick Hale's formulas for a well driven run (Quarter jr., Racing Systems Analysis, 1986), with weight
 * in lb with the driver and power in hp: ET = 5.825 (weight / power)^(1/3) s, trap speed = 234 (power / weight)^(1/3) mph.
 * Roger Huntington's (Rod & Custom, December 1958) are 6.290 and 224, Geoffrey Fox's (American Journal of Physics 41,
 * 311, 1973) 6.269 and 230.
 */
const HALE_ET = 5.825;
const HALE_MPH = 234;
/** Weight of driver and fuel, which factory figures lack, kg. */
const DRIVER_KG = 100;

/**
 * The trap speed of an ideal run with an elapsed time, km/h. Power and weight cancel out: the product of both is 1,363 s
 * mph by Hale, 1,409 by Huntington and 1,442 by Fox.
 * @param seconds above 0
 */
export function idealTrapSpeed(seconds: number): number {
  return ((HALE_ET * HALE_MPH) / seconds) * KM_PER_MILE;
}

/** Elapsed time (s) and trap speed (km/h) of an ideal run of a car with this power (kW) and kerb weight (kg). */
export function idealRun(powerKw: number, weightKg: number): { seconds: number; trapSpeed: number } {
  const ratio = Math.cbrt(((weightKg + DRIVER_KG) * LB_PER_KG) / (powerKw / KW_PER_HP));
  return { seconds: HALE_ET * ratio, trapSpeed: (HALE_MPH / ratio) * KM_PER_MILE };
}
