import { relative } from 'node:path';

/** A changed text that is longer is cut in the list. */
const WIDTH = 100;

const DETECTED = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

/**
 * The score of an area, percent, and a text with its survivors. Mutants that do not compile or are disabled with a
 * reason do not count.
 */
export function summarize(name, mutants, baseDir = process.cwd()) {
  const detected = mutants.filter(({ status }) => DETECTED.has(status)).length;
  const missed = mutants.filter(({ status }) => MISSED.has(status));
  const ignored = mutants.filter(({ status }) => status === 'Ignored').length;
  const errors = mutants.filter(({ status }) => status.endsWith('Error'));
  const total = detected + missed.length;
  const score = total === 0 ? 100 : (100 * detected) / total;
  const heading = `${name}: ${score.toFixed(1)} % (${detected} of ${total} mutants detected, ${ignored} ignored, ${errors.length} in error)`;
  const text = [
    heading,
    ...[...missed, ...errors].sort(byPlace).map((mutant) => describe(mutant, baseDir)),
  ].join('\n');
  return { score, text: `${text}\n` };
}

function byPlace(a, b) {
  const [one, other] = [a.location.start, b.location.start];
  return a.fileName.localeCompare(b.fileName) || one.line - other.line || one.column - other.column;
}

function describe({ fileName, location, mutatorName, replacement, status }, baseDir) {
  const { line, column } = location.start;
  const change = (replacement ?? '').replace(/\s+/g, ' ').trim().slice(0, WIDTH);
  return `${relative(baseDir, fileName)}:${line}:${column} ${status} ${mutatorName}: ${change}`;
}
