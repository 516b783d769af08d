import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the results; not committed. */
export const FOLDER = join(import.meta.dirname, '../.data/bench');

/**
 * A measurement with several runs.
 * @typedef {object} Finding
 * @property {string} name
 * @property {'ms' | 'MB' | 'kB'} unit
 * @property {number[]} values one per run
 * @property {string} [besides] the baseline: an empty program measured in the same run
 * @property {number[]} [floor] the baseline's values
 */

/** Deletes earlier results. */
export function clearFindings() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
}

/** @param {string} part names the file @param {readonly Finding[]} findings */
export function writeFindings(part, findings) {
  writeFileSync(join(FOLDER, `${part}.json`), `${JSON.stringify(findings, null, 2)}\n`);
}

/** @returns {Finding[]} all results, sorted by file name */
export function readFindings() {
  const files = readdirSync(FOLDER).sort();
  return files.flatMap((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Formats a table: median, range, and the multiple of the baseline.
 * @param {readonly Finding[]} findings
 */
export function toTable(findings) {
  const rows = findings.map(({ name, unit, values, besides, floor }) => {
    const span = values.length > 1 ? `${round(Math.min(...values))} to ${round(Math.max(...values))}` : '';
    const ratio = floor
      ? `${(median(values) / median(floor)).toFixed(1)} x ${besides} (${round(median(floor))})`
      : '';
    return [name, `${round(median(values))} ${unit}`, span, ratio];
  });
  const table = [['', 'median', 'min to max', 'ratio'], ...rows];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const round = (value) => (value < 100 ? value.toFixed(1) : Math.round(value).toString());
