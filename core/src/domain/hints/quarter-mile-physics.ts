export const LB_PER_KG = 2.20462262;
/** kW of a mechanical horsepower (hp), and of a metric one (PS). */
export const KW_PER_HP = 0.745699872;
const KW_PER_PS = 0.73549875;

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
