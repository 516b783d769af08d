/** A distance from the start: 60 ft, an intermediate one, 1/8 mile or 1/4 mile. */
export type SlipDistance = 'sixty' | 'split' | 'eighth' | 'quarter';
/** What was measured. `other`: nothing of interest, such as the reaction time. */
export type SlipQuantity = 'time' | 'speed' | 'other';
export type SpeedUnit = 'mph' | 'km/h';

/** The meaning of a word or of several words. */
export interface SlipLabel {
  readonly distance?: SlipDistance;
  readonly quantity?: SlipQuantity;
  readonly unit?: SpeedUnit;
  readonly lane?: 'left' | 'right';
}

const DISTANCES: readonly (readonly [RegExp, SlipDistance])[] = [
  [/^60('|F|FT|FEET|FOOT)?'?$/, 'sixty'],
  [/^(330|1000|1,000)('|F|FT|FEET|FOOT)?'?$/, 'split'],
  [/^(660|201)('|F|FT|FEET|M)?'?$/, 'eighth'],
  [/^(1320|402)('|F|FT|FEET|M)?'?$/, 'quarter'],
  [/^([1L]\/8|⅛)('|M|MI|MILE)?$/, 'eighth'],
  [/^([1L]\/4|¼)('|M|MI|MILE)?$/, 'quarter'],
  [/^EIGHTH$/, 'eighth'],
  [/^QUARTER$/, 'quarter'],
];

const WORDS: readonly (readonly [RegExp, SlipLabel])[] = [
  [/^E\.?T$/, { quantity: 'time' }],
  [/^ELAPSED$/, { quantity: 'time' }],
  [/^MPH$/, { quantity: 'speed', unit: 'mph' }],
  [/^(KM[/I1L]?H|KPH)$/, { quantity: 'speed', unit: 'km/h' }],
  [/^(SPEED|TRAP|TERMINAL)$/, { quantity: 'speed' }],
  [
    /^(R\/?T|R\.T|REACTION|REACT|DIAL|DIAL-?IN|MARGIN|MOV|TEMP|HUMIDITY|WIND|BARO|TRACK|LANE|CAR|RUN|CLASS|START)$/,
    { quantity: 'other' },
  ],
  [/^LEFT$/, { lane: 'left' }],
  [/^RIGHT$/, { lane: 'right' }],
];

/** The label that a word is; null for other words. */
export function readSlipLabel(word: string): SlipLabel | null {
  const text = plainText(word);
  const distance = DISTANCES.find(([pattern]) => pattern.test(digitsAtStart(text)))?.[1];
  if (distance) return { distance };
  return WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Upper case, one kind of apostrophe, no punctuation around it. */
function plainText(word: string): string {
  return word
    .toUpperCase()
    .replaceAll(/["’‘`´°″′]+/g, "'")
    .replaceAll(/^[([{<*'-]+|[)\]}>*.,;-]+$/g, '');
}

/** Letters in a distance that look like digits, as in "6O FT" and "I/4". */
const digitsAtStart = (text: string): string =>
  text.replace(/^[\dOIL|,]+(?=['/FM]|$)/, (start) =>
    start
      .replaceAll('O', '0')
      .replaceAll(/[I|]/g, '1')
      .replaceAll(/L(?=\d)/g, '1'),
  );
