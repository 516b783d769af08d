import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { select } from './changed-since.mjs';

const FORGOTTEN = new Set(['Survived', 'NoCoverage', 'Timeout']);

/**
 * Removes survivors in files of these patterns from Stryker's stored results, so that they are tested again: a mutant of code that runs while a
 * module loads counts as unchanged there, even if a new test detects it. A mutant that ran out of time may have done so
 * because the machine was busy.
 */
export function forgetSurvivors(file, patterns) {
  if (!existsSync(file)) return;
  const results = JSON.parse(readFileSync(file, 'utf8'));
  for (const name of select(Object.keys(results.files), patterns)) {
    const source = results.files[name];
    source.mutants = source.mutants.filter(({ status }) => !FORGOTTEN.has(status));
  }
  writeFileSync(file, JSON.stringify(results));
}
