import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';

/** Where a runner begins to tell of a test: Playwright's "1) file:line", Jest's "● suite", Vitest's "FAIL file > test". */
const FAILURE = /^(?:\d+\) \S+\.ts:\d+|● .+ › |FAIL .+ > )/;
/** Lines told of one test, and tests told of: the end of a long output is what people see first. */
const LINES = 8;
const TESTS = 8;

/**
 * What a run of tests told of those that failed, a second try that went well included.
 * @param output what the run printed, colours and Nx's names of the parts included
 * @returns the first lines of each, and how many more there are; empty: nothing failed
 */
export function tellFailures(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.replace(/^@\S+:\s/, '').trim())
    .filter(Boolean);
  const told = new Map();
  for (const [at, line] of lines.entries()) {
    if (FAILURE.test(line) && !told.has(line)) told.set(line, lines.slice(at, at + LINES).join('\n   '));
  }
  const left = told.size - TESTS;
  return [...told.values()].slice(0, TESTS).concat(left > 0 ? `and ${left} more` : []);
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  const failures = tellFailures(await text(process.stdin));
  if (failures.length > 0) console.log(`\nWhat failed, once more:\n\n${failures.join('\n\n')}`);
}
