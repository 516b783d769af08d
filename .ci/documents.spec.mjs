/** Documents are short, and what they name exists: files, sections, decisions, settings. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';
import { variablesOf } from './deploy/variables.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const TOP_FOLDERS = ['core', 'api', 'web', 'desktop'];
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const linesOf = (path) => read(path).trimEnd().split('\n').length;
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trimEnd().split('\n');

const documents = git('ls-files', '*.md').filter((path) => existsSync(join(ROOT, path)));
const decisions = readdirSync(join(ROOT, 'docs/decisions')).filter((name) => name !== 'README.md');
const numbers = new Set(decisions.map((name) => Number(name.slice(0, 4))));

/** The anchors that GitHub gives the headings of a document. */
const anchorsOf = (path) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

for (const path of documents) {
  test(`${path} names files and sections that exist`, () => {
    const text = read(path);
    const named = [...text.matchAll(/`((?:api|core|desktop|docs|web|\.ci)\/[\w./@-]*\.\w+)`/g)].map(
      ([, file]) => file,
    );
    assert.deepEqual(
      named.filter((file) => !existsSync(join(ROOT, file))),
      [],
    );
    for (const [, link] of text.matchAll(/\]\(([^):]+)\)/g)) {
      const [file, anchor] = link.split('#');
      const target = file ? join(dirname(path), file) : path;
      assert.ok(existsSync(join(ROOT, target)), link);
      if (anchor) assert.ok(anchorsOf(target).includes(anchor), link);
    }
  });
}

const index = read('docs/decisions/README.md');
for (const file of decisions) {
  test(`${file} has a number, a title, a status and at most 25 lines, and is in the index`, () => {
    const text = read(`docs/decisions/${file}`);
    const [, number, title] = /^# (\d+)\. (.+)\n\nStatus: \w+, \d{4}-\d\d-\d\d\n/.exec(text) ?? [];
    assert.equal(Number(number), Number(file.slice(0, 4)));
    assert.ok(index.includes(`| ${number} | [${title}](${file}) |`), `the index lacks "${title}"`);
    assert.ok(linesOf(`docs/decisions/${file}`) <= 25);
  });
}

test('there are at most 45 decisions', () => assert.ok(decisions.length <= 45));

test('sources and documents name decisions that exist', () => {
  const pattern = String.raw`\b[Dd]ecisions?[/ ][0-9]+((,| and) [0-9]+)*`;
  const phrases = git('grep', '-hoE', pattern, '--', ':!package-lock.json');
  const named = phrases.flatMap((text) => text.match(/\d+/g)?.map(Number));
  assert.ok(named.length > 50);
  assert.deepEqual(
    named.filter((number) => !numbers.has(number)),
    [],
  );
});

test('the README has at most 120 lines, that of a top folder at most 40', () => {
  assert.ok(linesOf('README.md') <= 120);
  for (const folder of TOP_FOLDERS) assert.ok(linesOf(`${folder}/README.md`) <= 40, folder);
});

test('all documents have at most 32,000 words', () => {
  const words = documents.reduce((sum, path) => sum + read(path).trim().split(/\s+/).length, 0);
  assert.ok(words <= 32_000, `${words}`);
});

test('the settings are in the page for operators, ten rows of them in the README', () => {
  const rowsOf = (path) => read(path).match(/^\| `[A-Z_]+`(?:, `[A-Z_]+`)* \|[^|]+\|[^|]+\|$/gm) ?? [];
  const namesOf = (rows) => rows.flatMap((row) => row.split('|')[1].match(/[A-Z_]+/g));
  const all = namesOf(rowsOf('docs/operators.md'));
  assert.deepEqual([...all].sort(), [...variablesOf()].sort());
  const few = rowsOf('README.md');
  assert.equal(few.length, 10);
  for (const name of namesOf(few)) assert.ok(all.includes(name), name);
});
