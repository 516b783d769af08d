import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const FORGOTTEN = new Set(['Survived', 'NoCoverage', 'Timeout']);

/**
 * Removes survivors from Stryker's stored results, so that they are tested again: a mutant of code that runs while a
 * module loads counts as unchanged there, even if a new test detects it. A mutant that ran out of time may have done so
 * because the machine was busy.
 */
export function forgetSurvivors(file) {
  if (!existsSync(file)) return;
  const results = JSON.parse(readFileSync(file, 'utf8'));
  for (const source of Object.values(results.files))
    source.mutants = source.mutants.filter(({ status }) => !FORGOTTEN.has(status));
  writeFileSync(file, JSON.stringify(results));
}
