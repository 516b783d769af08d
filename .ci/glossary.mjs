import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Words with a meaning private to this repository, and the standard term for each. */
const WORDS = {
  desk: 'dashboard, review queue, app or form state',
  found: 'seo, or what the value is',
  promises: 'route metadata',
  gate: 'hook',
  kept: 'stored or cached',
  keeper: 'store or backup',
  notice: 'notification',
  tell: 'notify, show or log',
  told: 'notified, shown or logged',
  tells: 'notifies, shows or logs',
  courier: 'transport or proxy',
  vault: 'secure storage',
  deed: 'change context',
  doomed: 'items to delete',
  judge: 'validate',
  asker: 'caller',
  unasked: 'automatically',
  held: 'delayed, locked or covered',
  doors: 'entry points',
  arrows: 'dependencies',
  double: 'fake',
  wish: 'request or challenge',
};

/** Ordinary uses of these words, which are not counted. */
const ORDINARY = [
  // HTTP 404, and search results in plain English.
  /not[-_ ]?found/gi,
  /\b(?:is|are|was|were|be|been|nothing|none) found\b/gi,
  /\bfound (?:no|in|at|by)\b/gi,
  // Modules of Node.
  /\b(?:fs|timers|dns|stream|readline)\/promises\b/g,
  /\bdouble[- ]?click(?:s|ed)?\b/gi,
  /\bdouble (?:slash|quote|opt-in)(?:es|s)?\b/gi,
  // Legal and accessibility terms.
  /\bthird[- ]party notices?\b/gi,
  /\bhand-?held\b/gi,
  // Demo data: an event at a gate.
  /\bgate:? \d+\b/gi,
  // Cars and controls of the user interface.
  /\bdouble-cab\b/gi,
  /\bdoors, flaps\b/gi,
  /\bon the doors\b/gi,
  /\bfield['’]s arrows\b/gi,
  // Names of libraries, fonts and OpenAPI tags, and numbers that double.
  /\bfc\.double\b/g,
  /\bnothingFoundMessage\b/g,
  /\bCourier New\b/g,
  /\bfound: +,/g,
  /\bdouble[- ]?quoted/gi,
  /\bdouble (?:from|each|every)\b/gi,
  // A message of the product, in a regular expression.
  /\bThis link does not tell\b/g,
];

const FOLDERS = ['core', 'api', 'web', 'desktop', 'docs', '.ci', 'README.md'];
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])(.*?)\1|^\s*\]\)\((['"`])(.*?)\3/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`/])\/\/[^\n]*/g;
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/**
 * The wording of a source: names, comments and test names. Omits other strings, which are user interface texts, wire
 * names and paths.
 * @param {string} text of a source file
 */
export function wordingOf(text) {
  const titles = [...text.matchAll(TITLE)].map(([, , title, , each]) => title ?? each);
  const comments = text.match(COMMENT) ?? [];
  const code = text.replaceAll(COMMENT, ' ').replaceAll(STRING, ' ');
  return [...titles, ...comments, code].join('\n');
}

/**
 * Counts the words as parts of names and in prose: `keptAnswers` contains one.
 * @returns {Map<string, number>} by word
 */
export function countWords(text) {
  let rest = text;
  for (const pattern of ORDINARY) rest = rest.replaceAll(pattern, ' ');
  const parts =
    rest
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  const counts = new Map();
  for (const part of parts) if (Object.hasOwn(WORDS, part)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}

/** The sources at a commit, or in the working tree without one. */
function readSources(commit) {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const list = commit
    ? git('ls-tree', '-r', '--name-only', commit, '--', ...FOLDERS)
    : git('ls-files', '--', ...FOLDERS);
  return list
    .split('\n')
    .filter((file) => /\.(tsx?|mjs|md|css)$/.test(file) && file !== '.ci/glossary.mjs')
    .map((file) => ({ file, text: commit ? git('show', `${commit}:${file}`) : readFileSync(file, 'utf8') }));
}

/** `node .ci/glossary.mjs [COMMIT]` prints how often each word occurs in each package. */
function main([commit]) {
  const rows = Object.fromEntries([...Object.keys(WORDS), 'total'].map((word) => [word, {}]));
  for (const { file, text } of readSources(commit)) {
    const [folder] = file.split('/');
    const wording = /\.(md|css)$/.test(file) ? text : wordingOf(text);
    for (const [word, count] of countWords(`${file}\n${wording}`)) {
      rows[word][folder] = (rows[word][folder] ?? 0) + count;
      rows.total[folder] = (rows.total[folder] ?? 0) + count;
    }
  }
  console.table(rows);
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) main(process.argv.slice(2));
