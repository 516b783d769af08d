import type { SlipLine, SlipValue } from '../domain/index.js';

const LINE_HEIGHT = 0.05;

/** The lines of a slip, drawn with spaces in a monospaced font; every word is recognized with a confidence (percent). */
export function buildSlipLines(text: string, confidence = 95): SlipLine[] {
  const rows = text.split('\n').filter((row) => row.trim() !== '');
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row, index) =>
    [...row.matchAll(/\S+/g)].map(({ 0: word, index: start }) => ({
      text: word,
      confidence,
      box: {
        x: start / width,
        y: index * LINE_HEIGHT,
        width: word.length / width,
        height: LINE_HEIGHT,
      },
    })),
  );
}

/** A time read from a slip. Specs override the relevant fields. */
export function buildSlipValue(overrides: Partial<SlipValue> = {}): SlipValue {
  return {
    figure: 'time',
    lane: null,
    value: '11.800',
    unit: 's',
    fromMph: false,
    confidence: 96,
    box: { x: 0.6, y: 0.7, width: 0.2, height: 0.04 },
    words: '1/4 11.800',
    ...overrides,
  };
}
