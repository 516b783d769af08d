import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchFakeElectron } from './fake-electron/launch-fake-electron.js';
import { carsOnBoard } from './harness/cars-on-board.js';
import type { LaunchedDesktop } from './harness/launched-desktop.js';
import { clickMenu } from './harness/notifications.js';
import { openUpdateFeed, type UpdateFeed } from './harness/sites/update-feed.js';
import { submitCar } from './harness/submissions.js';
import { test as base, connect, expect, logIn } from './harness/test.js';

/** An installed app with a local update feed. Fake only, because a binary has its feed compiled in. */
interface Installed {
  readonly feed: UpdateFeed;
  /** Path of the file that the new version writes on start. */
  readonly started: string;
  launchInstalled(): Promise<LaunchedDesktop>;
}

const test = base.extend<Installed>({
  started: async ({ userData }, hand) => hand(join(userData, 'new-version-started')),
  async feed({ started }, hand) {
    const feed = await openUpdateFeed(`#!/bin/sh\nprintf '%s' "$APPIMAGE_SILENT_INSTALL" > '${started}'`);
    await hand(feed);
    feed.close();
  },
  async launchInstalled({ userData, feed }, hand) {
    const launched: LaunchedDesktop[] = [];
    await hand(async () => {
      const desktop = await launchFakeElectron({ userData, feed: feed.url });
      launched.push(desktop);
      return desktop;
    });
    await Promise.all(launched.map((desktop) => desktop.close()));
  },
});

/** Version that the fake reports. */
const OWN_VERSION = '0.0.0-fake';

const readStart = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null);

/** Opens the About dialog and downloads the offered version. */
async function fetchUpdate(desktop: LaunchedDesktop, page: Page, feed: UpdateFeed): Promise<void> {
  await clickMenu(desktop, 'about');
  const about = page.getByRole('dialog', { name: 'About Quartermile' });
  await expect(about.getByText('You have the newest version.')).toBeVisible();
  feed.version = '0.2.0';
  await about.getByRole('button', { name: 'Check for updates' }).click();
  await expect(about.getByRole('progressbar', { name: 'Download' })).toBeVisible();
  feed.finishDownloads();
  await expect(about.getByText('Version 0.2.0 is ready.')).toBeVisible();
}

test('a check reports its result, shows the download, and starts the new version', async ({
  launchInstalled,
  feed,
  started,
}) => {
  const desktop = await launchInstalled();
  const page = await desktop.firstWindow();
  await expect(page.getByRole('heading', { name: 'Which site is yours?' })).toBeVisible();
  await clickMenu(desktop, 'about');
  const about = page.getByRole('dialog', { name: 'About Quartermile' });
  const check = about.getByRole('button', { name: 'Check for updates' });
  await expect(about.getByText('The update server cannot be reached.')).toBeVisible();

  feed.version = OWN_VERSION;
  await check.click();
  await expect(about.getByText('You have the newest version.')).toBeVisible();
  await expect(about.getByRole('button', { name: 'Restart to update' })).toBeHidden();

  feed.version = '0.2.0';
  await check.click();
  const progress = about.getByRole('progressbar', { name: 'Download' });
  await expect(progress).toHaveAttribute('aria-valuenow', /^(4|5)\d$/);
  await expect(about.getByText(/Version 0\.2\.0 is being downloaded: \d+ %/)).toBeVisible();
  feed.finishDownloads();
  await expect(about.getByText('Version 0.2.0 is ready.')).toBeVisible();

  await about.getByRole('button', { name: 'Restart to update' }).click();
  await expect.poll(() => page.isClosed()).toBe(true);
  await expect.poll(() => readStart(started)).toBe('true');
});

test('stores the release channel and checks the new one at once', async ({
  launchInstalled,
  feed,
  userData,
}) => {
  feed.version = OWN_VERSION;
  const desktop = await launchInstalled();
  const page = await desktop.firstWindow();
  await expect(page.getByRole('heading', { name: 'Which site is yours?' })).toBeVisible();
  await clickMenu(desktop, 'about');
  await expect(page.getByText('You have the newest version.')).toBeVisible();
  feed.version = '0.2.0';
  await page.getByRole('radio', { name: 'Beta' }).click();
  await expect(page.getByRole('radio', { name: 'Beta' })).toBeChecked();
  await expect(page.getByText('Version 0.2.0 is being downloaded')).toBeVisible();
  // The app follows a changed setting before the file is written.
  await expect(async () => {
    const settings = await readFile(join(userData, 'settings.json'), 'utf8');
    expect(JSON.parse(settings)).toMatchObject({ releaseChannel: 'beta' });
  }).toPass();
  feed.finishDownloads();
});

test('a restart asks about unsaved input first, and cancelling keeps the text and the version', async ({
  launchInstalled,
  feed,
  server,
  started,
}) => {
  feed.version = OWN_VERSION;
  const desktop = await launchInstalled();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Video Management' }).click();
  await page.getByLabel('Title').fill('Cape Town to Knysna');
  await desktop.evaluate(({ dialog }) => {
    const answers = [0, 1];
    Object.assign(globalThis, { openAnswers: answers });
    dialog.showMessageBoxSync = () => answers.shift() ?? 1;
  }, null);
  const openAnswers = () => desktop.evaluate(() => Reflect.get(globalThis, 'openAnswers') as number[], null);
  await fetchUpdate(desktop, page, feed);
  const restart = page.getByRole('button', { name: 'Restart to update' });
  await restart.click();
  // Cancelled: nothing is installed, and the text remains.
  await expect.poll(openAnswers).toEqual([1]);
  await expect(page.getByLabel('Title')).toHaveValue('Cape Town to Knysna');
  expect(await readStart(started)).toBeNull();

  await restart.click();
  await expect.poll(() => page.isClosed()).toBe(true);
  await expect.poll(() => readStart(started)).toBe('true');
});

test('sends a delayed decision before the restart', async ({
  launchInstalled,
  feed,
  server,
  request,
  started,
}) => {
  feed.version = OWN_VERSION;
  await submitCar(request, server.url, 'Golf 9 R');
  const desktop = await launchInstalled();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await fetchUpdate(desktop, page, feed);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await page.getByRole('article', { name: 'Golf 9 R' }).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('article', { name: 'Golf 9 R' })).toBeHidden();
  await clickMenu(desktop, 'about');
  await page.getByRole('button', { name: 'Restart to update' }).click();
  await expect.poll(() => readStart(started)).toBe('true');
  expect(await carsOnBoard(request, server.url)).toContain('Golf 9 R');
});
