const KM_PER_MILE = 1.609344;
const LB_PER_KG = 2.20462262;
/** kW of a mechanical horsepower (hp), and of a metric one (PS). */
const KW_PER_HP = 0.745699872;
const KW_PER_PS = 0.73549875;

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

/** The number at the start of a text with its unit: "1 380 kg", "1,380 kg" and "1380kg" give 1380 and "kg". */
const QUANTITY = /^\D*?(\d{1,3}(?:[ \u00a0\u202f,]\d{3})+|\d+)(?:[.,](\d{1,2}))?\s*([a-z]+)/i;

function quantityOf(text: string | null): { value: number; unit: string } | null {
  const [, whole = '', fraction = '', unit = ''] = QUANTITY.exec(text ?? '') ?? [];
  const value = Number(`${whole.replace(/\D/g, '')}.${fraction || 0}`);
  return unit && value > 0 ? { value, unit: unit.toLowerCase() } : null;
}

const POWER_UNITS: Readonly<Record<string, number>> = {
  ...{ kw: 1, hp: KW_PER_HP, bhp: KW_PER_HP, whp: KW_PER_HP },
  ...{ ps: KW_PER_PS, pk: KW_PER_PS, cv: KW_PER_PS },
};
const WEIGHT_UNITS: Readonly<Record<string, number>> = {
  ...{ kg: 1, kgs: 1, t: 1000 },
  ...{ lb: 1 / LB_PER_KG, lbs: 1 / LB_PER_KG },
};

/** Factory power in kW, from free text such as "180 kW" or "241 hp"; null for other texts. */
export const powerOf = (text: string | null): number | null => inUnit(text, POWER_UNITS);

/** Factory weight in kg, from free text such as "1 380 kg" or "3,042 lb"; null for other texts. */
export const weightOf = (text: string | null): number | null => inUnit(text, WEIGHT_UNITS);

function inUnit(text: string | null, units: Readonly<Record<string, number>>): number | null {
  const quantity = quantityOf(text);
  const factor = quantity && Object.hasOwn(units, quantity.unit) ? units[quantity.unit] : undefined;
  return quantity && factor !== undefined ? quantity.value * factor : null;
}
