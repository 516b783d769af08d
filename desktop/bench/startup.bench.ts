import { chromium, type Page } from 'playwright-core';
import { browserArguments, findSystemBrowser } from '../../.ci/browser.mjs';
import type { LaunchedDesktop } from '../e2e/harness/launched-desktop.js';
import { connect, expect, logIn, test } from '../e2e/harness/test.js';
import { writeFindings } from './findings.mjs';

const RUNS = 5;
const now = (): number => performance.timeOrigin + performance.now();

/** Time of the first paint, ms since 1970. */
const firstPaint = (page: Page): Promise<number> =>
  page
    .waitForFunction(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint && performance.timeOrigin + paint.startTime;
    })
    .then((handle) => handle.jsonValue() as Promise<number>);

/** Time at which a heading was painted, ms since 1970. */
const heading =
  (text: string) =>
  (page: Page): Promise<number> =>
    page
      .waitForFunction(
        (wanted) => {
          const all = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
          return all.includes(wanted) && performance.timeOrigin + performance.now();
        },
        text,
        { polling: 'raf' },
      )
      .then((handle) => handle.jsonValue() as Promise<number>);

/** Baseline: the same browser with a minimal page. */
async function paintEmptyPage(): Promise<number> {
  const from = now();
  const executablePath = findSystemBrowser();
  const browser = await chromium.launch({
    args: browserArguments,
    ...(executablePath && { executablePath }),
  });
  const page = await browser.newPage();
  await page.goto('data:text/html,<h1>Empty</h1>');
  const painted = await firstPaint(page);
  await browser.close();
  return painted - from;
}

test('startup', async ({ launchDesktop, server }) => {
  test.setTimeout(300_000);
  const start = async (until: (page: Page) => Promise<number>): Promise<[number, LaunchedDesktop]> => {
    const from = now();
    const desktop = await launchDesktop();
    return [(await until(await desktop.firstWindow())) - from, desktop];
  };
  const floor: number[] = [];
  const measure = async (until: (page: Page) => Promise<number>): Promise<number[]> => {
    const values: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      floor.push(await paintEmptyPage());
      const [took, desktop] = await start(until);
      values.push(took);
      await desktop.close();
    }
    return values;
  };
  const firstRun = await measure(firstPaint);
  const [, first] = await start(firstPaint);
  await connect(await first.firstWindow(), server.url);
  await expect((await first.firstWindow()).getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await first.close();
  const login = await measure(heading('Admin Login'));
  const [, second] = await start(firstPaint);
  await logIn(await second.firstWindow());
  const host = second.isReal ? 'Electron' : 'the fake Electron';
  await second.close();
  const dashboard = await measure(heading('Admin Dashboard'));
  const finding = (name: string, values: number[]) => ({
    name: `${name}, on ${host}`,
    unit: 'ms' as const,
    values,
    besides: 'an empty page',
    floor,
  });
  writeFindings('startup', [
    finding('launch to the first paint of the first run', firstRun),
    finding('launch to the login', login),
    finding('launch to the dashboard', dashboard),
  ]);
});
