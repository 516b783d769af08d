import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import manifest from './package.json' with { type: 'json' };

const ROOT = resolve(import.meta.dirname, '..');
const MAIN = 'desktop/src/main/';
/** Number of points in Electron's checklist. */
const POINTS = 20;

interface Point {
  readonly number: number;
  /** Files in which test names are searched. */
  readonly tests: readonly { readonly file: string; readonly name: string }[];
}

const security = await readFile(join(ROOT, 'docs/security.md'), 'utf8');
const document = security.slice(security.indexOf('\n## The desktop app\n'));
const points = document.split('\n').flatMap((line): Point[] => {
  const [, number, , , testedBy = ''] = line.split('|').map((cell) => cell.trim());
  if (!/^\d+$/.test(number ?? '')) return [];
  const tests = [...testedBy.matchAll(/`([^`]+\.(?:spec|e2e)\.ts)`: ([^·]+)/g)];
  return [
    {
      number: Number(number),
      tests: tests.map(([, file = '', name = '']) => ({
        file: file.startsWith('desktop/') ? file : MAIN + file,
        name: name.trim(),
      })),
    },
  ];
});

test('the table lists every point of the checklist in order', () => {
  expect(points.map(({ number }) => number)).toEqual(Array.from({ length: POINTS }, (_, nth) => nth + 1));
});

test.each(points)('the tests named for point $number exist', async ({ tests }) => {
  expect(tests.length).toBeGreaterThan(0);
  for (const { file, name } of tests) {
    // Quoted, as all or part of a test name.
    const named = new RegExp(`['"\`][^'"\`\\n]*${RegExp.escape(name)}`);
    expect(await readFile(join(ROOT, file), 'utf8'), file).toMatch(named);
  }
});

test('every file named next to the table exists', async () => {
  for (const [, file = ''] of document.matchAll(/`([\w/.-]+\.(?:ts|md))`/g)) {
    await expect(
      readFile(join(ROOT, file.startsWith('desktop/') ? file : MAIN + file)),
    ).resolves.toBeTruthy();
  }
});

test('electron is pinned to one version', () => {
  expect(manifest.devDependencies.electron).toMatch(/^\d+\.\d+\.\d+$/);
});

test('the linter rejects shell outside its wrapper', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quartermile-lint-'));
  const planted = join(folder, MAIN, 'open-anything.ts');
  await cp(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  await mkdir(dirname(planted), { recursive: true });
  await writeFile(planted, "import { shell } from 'electron';\n\nexport const open = shell.openExternal;\n");
  const lint = promisify(execFile)(join(ROOT, 'node_modules/.bin/oxlint'), [planted], { cwd: folder });
  const output = await lint.catch((error: { stdout: string }) => error);
  await rm(folder, { recursive: true });
  expect(output.stdout).toContain('Links leave by openOutside');
});
