import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spread } from '../../api/bench/report/statistics.mjs';

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

/** Prints all results by file name: median, range, and the multiple of the baseline. */
export function printFindings() {
  const files = readdirSync(FOLDER).sort();
  const findings = files.flatMap((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
  const rows = findings.map(({ name, unit, values, besides, floor }) => {
    const { median, min, max } = spread(values);
    const base = floor && spread(floor).median;
    return [
      name,
      {
        median: `${median.toFixed(1)} ${unit}`,
        range: values.length > 1 ? `${min.toFixed(1)} to ${max.toFixed(1)}` : '',
        ratio: base ? `${(median / base).toFixed(1)} x ${besides} (${base.toFixed(1)})` : '',
      },
    ];
  });
  console.table(Object.fromEntries(rows));
}
