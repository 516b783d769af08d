import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const COPIED = ['.ci', 'core', 'api', 'web', 'package.json', '.swcrc', 'tsconfig.base.json'];
const LEFT_OUT = new Set(['node_modules', 'test', 'e2e', 'bench', 'fuzz', 'build', 'test-results', 'shots']);

/** A copy of the checkout, so that a test can edit sources without changing the checkout. */
export interface CheckoutCopy {
  /** The absolute path of a file in the copy. */
  path(file: string): string;
  /** Replaces text in a source. Throws if the text is missing. */
  edit(file: string, text: string, replacement: string): Promise<void>;
  remove(): Promise<void>;
}

/** Copies the sources and the build of the API, and links the packages and the build of the website. */
export async function copyCheckout(): Promise<CheckoutCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'quartermile-checkout-'));
  const path = (file: string): string => join(folder, file);
  const filter = (source: string): boolean => !LEFT_OUT.has(basename(source));
  for (const name of COPIED) await cp(join(ROOT, name), path(name), { recursive: true, filter });
  await symlink(join(ROOT, 'web/build'), path('web/build'), 'junction');
  await linkPackages(path('node_modules'));
  return {
    path,
    async edit(file, text, replacement) {
      const source = await readFile(path(file), 'utf8');
      if (!source.includes(text)) throw new Error(`${file} does not contain ${text}`);
      await writeFile(path(file), source.replace(text, replacement));
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Links each installed package, and `@quartermile/core` to the copy. */
async function linkPackages(folder: string): Promise<void> {
  const installed = join(ROOT, 'node_modules');
  await mkdir(join(folder, '@quartermile'), { recursive: true });
  const names = (await readdir(installed)).filter((name) => !/^\.|^@quartermile$/.test(name));
  await Promise.all(names.map((name) => symlink(join(installed, name), join(folder, name), 'junction')));
  await symlink(join(folder, '../core'), join(folder, '@quartermile/core'), 'junction');
}
