import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rootStylesOnce } from './root-styles-once.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  await mkdir(join(folder, 'client', 'assets'), { recursive: true });
  await mkdir(join(folder, 'server', 'assets'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const MANIFEST = 'client/assets/manifest-1a2b.js';
const SERVER = 'server/assets/website.server-Ab-1.js';
const write = (file: string, text: string) => writeFile(join(folder, file), text);
const read = (file: string) => readFile(join(folder, file), 'utf8');

/** A build whose root route has these style sheets, and whose home page has one more. */
async function build(rootStyles: readonly string[]): Promise<void> {
  const routes = { root: { css: rootStyles }, home: { css: [...rootStyles, '/assets/home.css#'] } };
  await write(MANIFEST, `window.__reactRouterManifest=${JSON.stringify({ routes })};`);
  await write(SERVER, `const serverManifest = ${JSON.stringify({ routes }, null, 2)};\nexport {};`);
}

test('removes the mark from the styles of the root route everywhere, and from no others', async () => {
  await build(['/assets/every-page.css#', '/assets/plain.css']);
  await rootStylesOnce(folder);
  for (const file of [MANIFEST, SERVER]) {
    const code = await read(file);
    expect(code.match(/[\w-]+\.css#?/g)).toEqual([
      'every-page.css',
      'plain.css',
      'every-page.css',
      'plain.css',
      'home.css#',
    ]);
  }
});

test('the build fails when React Router no longer marks them', async () => {
  await build(['/assets/every-page.css']);
  await expect(rootStylesOnce(folder)).rejects.toThrow('no longer marks');
});

test('the build fails without a manifest', async () => {
  await expect(rootStylesOnce(folder)).rejects.toThrow('no manifest');
});
