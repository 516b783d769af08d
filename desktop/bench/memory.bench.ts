import { execFileSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Page } from 'playwright-core';
import { submitCar } from '../e2e/harness/submissions.js';
import { connect, expect, logIn, test } from '../e2e/harness/test.js';
import { writeFindings } from './findings.mjs';

const RUNS = 3;
const CARS = 24;

/** V8's garbage collector, which must be enabled at run time. */
function makeCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

const megabytes = (bytes: number): number => bytes / 1e6;

/** Memory of an empty Node process, MB. */
function emptyNode(): { rss: number; heap: number } {
  const script = 'gc(); const { rss, heapUsed } = process.memoryUsage(); console.log(`${rss} ${heapUsed}`)';
  const output = execFileSync(process.execPath, ['--expose-gc', '-e', script], { encoding: 'utf8' });
  const [rss = 0, heap = 0] = output.split(' ').map(Number);
  return { rss: megabytes(rss), heap: megabytes(heap) };
}

/** A page's heap after a garbage collection, MB. */
async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return megabytes(usedSize);
}

test('memory of the open review queue', async ({ launchDesktop, server, request, userData }) => {
  test.setTimeout(300_000);
  for (let nth = 0; nth < CARS; nth += 1) await submitCar(request, server.url, `Car ${nth}`);
  const collect = makeCollector();
  const measured = { rss: [] as number[], heap: [] as number[], page: [] as number[] };
  const floor = { rss: [] as number[], heap: [] as number[], page: [] as number[] };
  for (let run = 0; run < RUNS; run += 1) {
    const node = emptyNode();
    floor.rss.push(node.rss);
    floor.heap.push(node.heap);
    collect();
    const before = process.memoryUsage();
    const desktop = await launchDesktop({ userData: await mkdtemp(join(userData, 'run-')) });
    const page = await desktop.firstWindow();
    await connect(page, server.url);
    await logIn(page);
    await page.getByRole('tab', { name: 'Pending Submissions' }).click();
    await expect(page.getByRole('article')).not.toHaveCount(0);
    measured.page.push(await heapOf(page));
    collect();
    // The main process runs in this process: memory since the launch plus the memory of an empty Node process.
    const after = process.memoryUsage();
    measured.rss.push(node.rss + megabytes(after.rss - before.rss));
    measured.heap.push(node.heap + megabytes(after.heapUsed - before.heapUsed));
    const browser = page.context().browser();
    const empty = await browser?.newPage();
    await empty?.goto('data:text/html,<h1>Empty</h1>');
    if (empty) floor.page.push(await heapOf(empty));
    await desktop.close();
  }
  const finding = (name: string, key: keyof typeof measured, besides: string) => ({
    name,
    unit: 'MB' as const,
    values: measured[key],
    besides,
    floor: floor[key],
  });
  writeFindings('memory', [
    finding('main process, RSS', 'rss', 'an empty Node'),
    finding('main process, heap', 'heap', 'an empty Node'),
    finding('renderer, heap', 'page', 'an empty page'),
  ]);
});
