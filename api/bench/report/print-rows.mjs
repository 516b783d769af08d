const number = (value) =>
  value >= 1000
    ? Math.round(value).toLocaleString('en')
    : value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2);
const rangeOf = ({ min, max }) => `${number(min)} to ${number(max)}`;
const medianOf = (series) => (series ? number(series.median) : 'none');

/**
 * Prints a row: its contestants or values, and its targets.
 * @param row `{ title, contestants, values, targets }`: values are `{ name, unit, spread }`, targets `{ text, isMet }`
 */
export function printRow({ title, contestants = [], values = [], targets = [] }) {
  console.log(`\n${title}`);
  const rows = [...contestants.map(describeContestant), ...values.map(describeValue)];
  if (rows.length > 0) console.table(Object.fromEntries(rows));
  for (const { text, isMet } of targets) console.log(`  target: ${text}: ${isMet ? 'met' : 'NOT met'}`);
}

function describeContestant({ name, perSecond, p50, p99, cpuMicros, loadMicros, base, ratio, cpuRatio }) {
  const byCpu = cpuRatio ? `, by CPU ${cpuRatio.median.toFixed(2)}` : '';
  const columns = {
    'a second': medianOf(perSecond),
    range: perSecond ? rangeOf(perSecond) : '',
    'p50 ms': medianOf(p50),
    'p99 ms': medianOf(p99),
    'CPU µs': medianOf(cpuMicros),
    'load µs': medianOf(loadMicros),
  };
  return [
    name,
    { ...columns, ...(ratio && { ratio: `${number(ratio.median)} (${rangeOf(ratio)}) of ${base}${byCpu}` }) },
  ];
}

const describeValue = ({ name, unit, spread }) => [
  name,
  { median: `${medianOf(spread)} ${unit}`, range: spread ? rangeOf(spread) : '' },
];

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
