const PROBLEMS_SHOWN = 3;

/**
 * Runs a part of a round. `check` records a problem unless it is null; a round with a problem does not count.
 * @returns the result with `problems` and a summary of its response `times`, ms
 */
export async function untilDone(work) {
  const problems = [];
  const check = (problem) => {
    if (problem === null) return;
    check.hasFailed = true;
    if (problems.length < PROBLEMS_SHOWN) problems.push(problem);
  };
  check.hasFailed = false;
  const { times, ...result } = await work({ fail: check, check });
  return { ...result, problems, latency: summarize(times) };
}

function summarize(times) {
  const sorted = Float64Array.from(times).sort();
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
  return { p50: at(0.5), p99: at(0.99), max: sorted.at(-1) ?? null };
}
