/**
 * Prints series of times, the first of which is the baseline of the others.
 * @param {Map<string, number[]>} series ms by name
 * @param {(sorted: number[]) => object} more further columns
 */
export function printTimes(series, more = () => ({})) {
  const sortedSeries = [...series].map(([name, taken]) => [name, taken.toSorted((a, b) => a - b)]);
  const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  const base = quantile(sortedSeries[0][1], 0.5);
  const rows = sortedSeries.map(([name, sorted]) => [
    name,
    {
      times: sorted.length,
      'median ms': quantile(sorted, 0.5).toFixed(1),
      'p95 ms': quantile(sorted, 0.95).toFixed(1),
      'max ms': sorted.at(-1).toFixed(1),
      ratio: `x ${(quantile(sorted, 0.5) / base).toFixed(1)}`,
      ...more(sorted),
    },
  ]);
  console.table(Object.fromEntries(rows));
}
