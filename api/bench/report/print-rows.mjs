const COLUMNS = [44, 40, 10, 19, 6, 9, 9, 9, 9, 30];

const number = (value) =>
  value >= 1000
    ? Math.round(value).toLocaleString('en')
    : value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2);
const line = (cells) =>
  console.log(
    cells
      .map((cell, nth) => String(cell).padEnd(COLUMNS[nth] ?? 0))
      .join('')
      .trimEnd(),
  );

/** Prints the heading of the table. */
export function printHeading() {
  line([
    'what',
    'contestant',
    'median',
    'min to max',
    'unit',
    'p50 ms',
    'p99 ms',
    'CPU µs',
    'load µs',
    'ratio (min to max)',
  ]);
}

/**
 * Prints a row: its contestants or values, and its targets.
 * @param row `{ title, contestants, values, targets }`: values are `{ name, unit, spread }`, targets `{ text, isMet }`
 */
export function printRow({ title, contestants = [], values = [], targets = [] }) {
  let name = title;
  for (const {
    name: who,
    perSecond,
    p50,
    p99,
    cpuMicros,
    loadMicros,
    base,
    ratio,
    cpuRatio,
  } of contestants) {
    const range = perSecond ? [number(perSecond.median), rangeOf(perSecond)] : ['none', ''];
    const byCpu = cpuRatio ? `, by CPU ${cpuRatio.median.toFixed(2)}` : '';
    const compared = ratio ? `${ratio.median.toFixed(2)} (${rangeOf(ratio)}) of ${base}${byCpu}` : '';
    line([
      name,
      who,
      ...range,
      '/s',
      ...[p50, p99, cpuMicros, loadMicros].map((value) => (value ? number(value.median) : '')),
      compared,
    ]);
    name = '';
  }
  for (const { name: what, unit, spread } of values) {
    line([name, what, spread ? number(spread.median) : 'none', spread ? rangeOf(spread) : '', unit]);
    name = '';
  }
  for (const { text, isMet } of targets) line([`  target: ${text}: ${isMet ? 'met' : 'NOT met'}`]);
}

const rangeOf = ({ min, max }) => `${number(min)} to ${number(max)}`;

/** A target for the ratio of a contestant. */
export function ratioTarget({ contestants }, who, least) {
  const { base, ratio } = contestants.find(({ name }) => name === who);
  return {
    text: `${who} at least ${least.toFixed(2)} of ${base}`,
    isMet: ratio !== null && ratio.median >= least,
  };
}

/** A target for a value's median, or for its `max`. */
export function limitTarget({ name, unit, spread }, most, of = 'median') {
  return { text: `${name} at most ${most} ${unit}`, isMet: spread !== null && spread[of] <= most };
}
