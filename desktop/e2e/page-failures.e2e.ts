import type { LaunchedDesktop } from './harness/launched-desktop.js';
import { discardUnsaved } from './harness/leaving.js';
import { answerQuestion, openQuestions, watchQuestions } from './harness/questions.js';
import { connect, expect, logIn, test } from './harness/test.js';

/** Simulates a crash of the first window's renderer process. */
const crash = (desktop: LaunchedDesktop, reason = 'crashed'): Promise<unknown> =>
  desktop.evaluate(({ BrowserWindow }, why) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    return contents?.emit('render-process-gone', {}, { reason: why, exitCode: 5 });
  }, reason);

const emit = (desktop: LaunchedDesktop, event: string): Promise<unknown> =>
  desktop.evaluate(({ BrowserWindow }, name) => BrowserWindow.getAllWindows()[0]?.emit(name), event);

const messages = async (desktop: LaunchedDesktop): Promise<string[]> =>
  (await openQuestions(desktop)).map(({ message }) => message);

/** Counts from now on how often the first window's page is loaded. Playwright gives up a page that has crashed. */
const countLoads = (desktop: LaunchedDesktop): Promise<void> =>
  desktop.evaluate(({ BrowserWindow }) => {
    Object.assign(globalThis, { pageLoads: 0 });
    BrowserWindow.getAllWindows()[0]?.webContents.on('did-finish-load', () =>
      Object.assign(globalThis, { pageLoads: Reflect.get(globalThis, 'pageLoads') + 1 }),
    );
  }, null);
const loads = (desktop: LaunchedDesktop): Promise<number> =>
  desktop.evaluate(() => Reflect.get(globalThis, 'pageLoads') as number, null);

test('reloads a crashed page with its state, and asks after a second crash', async ({
  launchDesktop,
  server,
}) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await watchQuestions(desktop);
  await page.getByRole('tab', { name: 'Video Management' }).click();
  await page.getByLabel('Title').fill('Cape Town to Knysna');
  // Input is copied to the main process debounced.
  const storedDrafts = () =>
    page.evaluate(async () => JSON.stringify((await window.quartermile.readState()).openWork));
  await expect.poll(storedDrafts).toContain('Cape Town to Knysna');
  // A crashed page would not ask about its text; here it is still alive.
  await discardUnsaved(desktop);
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  const loadedAgain = page.waitForEvent('load');
  await crash(desktop);
  await loadedAgain;
  await expect.poll(() => messages(desktop)).toEqual(['This window stopped working and was loaded again.']);
  await answerQuestion(desktop, 'OK');
  await expect(page.getByRole('tab', { name: 'Video Management', selected: true })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Cape Town to Knysna');

  await crash(desktop, 'oom');
  await expect.poll(() => messages(desktop)).toEqual(['This window stopped working again.']);
  await answerQuestion(desktop, 'Reload');
  await page.waitForEvent('load');
  await expect(page.getByRole('tab', { name: 'Video Management', selected: true })).toBeVisible();
  await crash(desktop, 'killed');
  await expect.poll(() => messages(desktop)).toEqual(['This window stopped working again.']);
  await answerQuestion(desktop, 'Close');
  await expect.poll(() => page.isClosed()).toBe(true);
});

test('a clean exit is not a crash', async ({ launchDesktop }) => {
  const desktop = await launchDesktop();
  await desktop.firstWindow();
  await watchQuestions(desktop);
  await crash(desktop, 'clean-exit');
  expect(await messages(desktop)).toEqual([]);
});

test('asks about a hanging page until it responds or is reloaded', async ({ launchDesktop }) => {
  const desktop = await launchDesktop();
  await desktop.firstWindow();
  await watchQuestions(desktop);
  const hangs = { message: 'This window does not respond.', buttons: ['Wait', 'Reload'] };
  await emit(desktop, 'unresponsive');
  await emit(desktop, 'unresponsive');
  await expect.poll(() => openQuestions(desktop)).toEqual([hangs]);
  await emit(desktop, 'responsive');
  await expect.poll(() => openQuestions(desktop)).toEqual([]);

  await emit(desktop, 'unresponsive');
  await answerQuestion(desktop, 'Wait');
  await emit(desktop, 'unresponsive');
  await expect.poll(() => openQuestions(desktop)).toEqual([hangs]);
  await countLoads(desktop);
  await answerQuestion(desktop, 'Reload');
  await expect.poll(() => loads(desktop)).toBe(1);
  // Its process was killed deliberately.
  expect(await openQuestions(desktop)).toEqual([]);
});

test('reports a page that fails to load, but not an aborted navigation', async ({ launchDesktop }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await watchQuestions(desktop);
  const fail = (code: number, isMainFrame: boolean) =>
    desktop.evaluate(
      ({ BrowserWindow }, given) => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents;
        contents?.emit('did-fail-load', {}, given.code, 'ERR', 'app://quartermile/', given.isMainFrame, 1, 1);
      },
      { code, isMainFrame },
    );
  await fail(-3, true);
  await fail(-6, false);
  expect(await messages(desktop)).toEqual([]);
  await fail(-6, true);
  await fail(-6, true);
  expect(await messages(desktop)).toEqual(['The dashboard could not be loaded.']);
  const loadedAgain = page.waitForEvent('load');
  await answerQuestion(desktop, 'Reload');
  await loadedAgain;
});
