/** The entries with their counted votes and rows. @returns `{ id, votes, rows }[]`, in the board's order of creation */
export function readRows(database) {
  return database.query(`
    SELECT id, votes, (SELECT count(*)::int FROM votes WHERE entry_id = id) AS rows FROM entries ORDER BY id`);
}

/**
 * Compares what was acknowledged with what PostgreSQL stores.
 * @param acknowledged `total`: number of votes; `counts` and `highest`: by entry, number of votes and highest receipt
 * @returns {string[]} problems
 */
export function checkRows(before, after, { total, counts, highest = {} }) {
  const problems = [];
  let stored = 0;
  for (const [nth, { id, votes, rows }] of after.entries()) {
    const added = rows - before[nth].rows;
    stored += added;
    if (votes - before[nth].votes !== added)
      problems.push(`entry ${id} has ${added} new rows and counts ${votes - before[nth].votes}`);
    if (counts && added !== (counts[id] ?? 0))
      problems.push(`entry ${id} has ${added} new rows after ${counts[id] ?? 0} acknowledged votes`);
    if (highest[id] !== undefined && highest[id] !== votes)
      problems.push(`entry ${id} counts ${votes}, its highest receipt was ${highest[id]}`);
  }
  if (total !== undefined && stored !== total)
    problems.push(`${stored} new rows after ${total} acknowledged votes`);
  return problems;
}
