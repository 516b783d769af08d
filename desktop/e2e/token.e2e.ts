import type { Page } from 'playwright-core';
import { openSession } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

/** What a token looks like; the test says first whether that is still true. */
const TOKEN = /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/;

test('the token is in nothing that the page can read', async ({ launchDesktop, server, request }) => {
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
      await window.quartermile.readDesk(),
    ]),
  );
  expect(readable).not.toMatch(TOKEN);
  expect(await heapOf(page)).not.toMatch(TOKEN);
});

test('the session goes on after a restart, and only where the system has a key store', async ({
  launchDesktop,
  server,
}) => {
  const first = await launchDesktop();
  const page = await first.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await first.close();
  const second = await launchDesktop();
  await expect((await second.firstWindow()).getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await second.close();

  const third = await (await launchDesktop({ hasKeyStore: false })).firstWindow();
  await expect(third.getByText('This computer has no place for secrets')).toBeVisible();
  await expect(third.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

/** Every string in the page's memory. */
async function heapOf(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  const heap = chunks.join('');
  // The snapshot does hold what the page knows.
  expect(heap).toContain('Pending Submissions');
  return heap;
}
