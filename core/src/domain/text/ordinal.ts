const SUFFIXES: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** An English ordinal: "1st", "22nd", "113th". */
export function ordinal(place: number): string {
  return `${place}${SUFFIXES[rules.select(place)] ?? 'th'}`;
}
