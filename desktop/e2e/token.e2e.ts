import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openSession } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

/** Pattern of a token; the test first checks that it still applies. */
const TOKEN = /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/;

test('the page cannot read the token', async ({ launchDesktop, server, request }) => {
  expect(await openSession(request, server.url)).toMatch(TOKEN);
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await expect(page.getByText('All Caught Up!')).toBeVisible();

  const readable = await page.evaluate(async () =>
    JSON.stringify([
      document.documentElement.outerHTML,
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      await indexedDB.databases(),
      performance.getEntries().map(({ name }) => name),
      await window.quartermile.readState(),
    ]),
  );
  expect(readable).not.toMatch(TOKEN);
  expect(await heapOf(page)).not.toMatch(TOKEN);
});

test('the session survives a restart only with a key store', async ({ launchDesktop, server, userData }) => {
  const first = await launchDesktop();
  const page = await first.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await first.close();
  const second = await launchDesktop();
  await expect((await second.firstWindow()).getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  // It is on disk now, decodable because the fake does not encrypt.
  if (!second.isReal) expect(await readStored(userData)).toMatch(TOKEN);
  await second.close();

  for (const keyStore of ['fixed-key', 'none'] as const) {
    const unsafe = await launchDesktop({ keyStore });
    const window = await unsafe.firstWindow();
    await expect(window.getByText('This computer has no place for secrets')).toBeVisible();
    await expect(window.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await logIn(window);
    await unsafe.close();
    expect(await readStored(userData)).not.toMatch(TOKEN);
  }
});

/** All files of the app, decoded as anybody could. */
async function readStored(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(async ({ parentPath, name }) => {
    const text = await readFile(join(parentPath, name), 'utf8').catch(() => '');
    // Encrypted values are base64 in JSON; the fake's are base64 again after a three-letter prefix.
    const sealed = Buffer.from(text.replaceAll('"', ''), 'base64').toString();
    return [text, sealed, Buffer.from(sealed.slice(3), 'base64').toString()];
  });
  return (await Promise.all(texts)).flat().join('\n');
}

/** Every string on the page's heap. */
async function heapOf(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  const heap = chunks.join('');
  // Proves that the snapshot contains page data.
  expect(heap).toContain('Pending Submissions');
  return heap;
}
