import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { administrator } from '@quartermile/core/testing';
import type { Page } from 'playwright-core';
import manifest from '../package.json' with { type: 'json' };
import { launchFakeElectron } from './fake-electron/launch-fake-electron.js';
import type { LaunchedDesktop } from './harness/launched-desktop.js';
import { clickMenu } from './harness/notifications.js';
import { openedOutside, watchOutside } from './harness/outside.js';
import { openVersionedSite } from './harness/sites/versioned-site.js';
import { submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

const aboutOf = (page: Page) => page.getByRole('dialog', { name: 'About Quartermile' });

async function openAbout(desktop: LaunchedDesktop, page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Which site is yours?' })).toBeVisible();
  await clickMenu(desktop, 'about');
  await expect(aboutOf(page)).toBeVisible();
}

test('Help > About shows the app’s details and opens the home page in the browser', async ({
  launchDesktop,
}) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await openAbout(desktop, page);
  const about = aboutOf(page);
  const version = await desktop.evaluate(({ app }) => app.getVersion(), null);
  await expect(about.getByText(`Version ${version}`)).toBeVisible();
  // On real Electron it is that of Electron.
  const node = await desktop.evaluate(() => process.versions.node, null);
  await expect(about.getByText(`Node ${node}`)).toBeVisible();
  await expect(about.getByText('MIT licence')).toBeVisible();
  await expect(about.getByText('This build does not update itself.')).toBeVisible();
  await expect(about.getByRole('button', { name: 'Check for updates' })).toBeHidden();
  await watchOutside(desktop);
  await about.getByRole('link', { name: 'Home page' }).click();
  await expect.poll(() => openedOutside(desktop)).toEqual([`${manifest.homepage}/`]);
});

test('third-party licences can be searched and read', async ({ launchDesktop }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await openAbout(desktop, page);
  await page.getByRole('button', { name: 'Third-party licences' }).click();
  const search = page.getByLabel('Search the licences');
  await expect(search).toBeFocused();
  for (const [query, name] of [
    ['electron-updater', /^electron-updater \d/],
    ['Font License Barlow', /^@fontsource\/barlow-condensed/],
    ['meta platforms scheduler', /^scheduler/],
  ] as const) {
    await search.fill(query);
    await expect(page.locator('summary', { hasText: name })).toBeVisible();
  }
  await search.fill('react-dom');
  await page.locator('summary', { hasText: /^react-dom \d/ }).click();
  await expect(page.locator('details[open] pre')).toContainText(
    'Permission is hereby granted, free of charge',
  );
  await search.fill('nobody ever wrote this');
  await expect(page.getByText('No package matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(aboutOf(page).getByText('MIT licence')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Third-party licences' })).toBeFocused();
});

test('diagnostics and the log contain no secrets or personal data', async ({
  launchDesktop,
  server,
  request,
  userData,
}) => {
  await submitCar(request, server.url, 'Canary Car');
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  const answers: string[] = [];
  await connect(page, server.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await expect(page.getByRole('article', { name: 'Canary Car' })).toBeVisible();
  const carId = await page.evaluate(async (site) => {
    const call = { method: 'GET', path: '/api/cars/pending?search=canary', headers: {}, body: null } as const;
    return (await window.quartermile.callApi('canary', site, call))?.body ?? '';
  }, server.url);
  expect(carId).toContain('Canary Car');
  const [car] = JSON.parse(carId) as { _id: string; cellphone: string; owner: string }[];
  answers.push(car?._id ?? 'none', car?.cellphone ?? 'none', car?.owner ?? 'none');

  await clickMenu(desktop, 'about');
  await page.getByRole('button', { name: 'Copy diagnostics' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const diagnostics = await desktop.evaluate(({ clipboard }) => clipboard.readText(), null);
  expect(diagnostics).toContain('Site: answers, problem none, session, 0 decisions queued, 0 refused');
  expect(diagnostics).toContain('Displays: 1 (1920x1080 @1)');
  expect(diagnostics).toContain('"path":"/api/admin/login"');
  expect(diagnostics).toContain('"event":"session began"');

  const log = await readFile(join(userData, 'logs', 'quartermile.log'), 'utf8');
  expect(log).toContain('"event":"app started"');
  const { host } = new URL(server.url);
  expect(log).toContain(host);
  const secrets = ['Canary', 'canary', administrator.email, administrator.password, 'Bearer', 'eyJ', 'Thabo'];
  for (const secret of [...secrets, ...answers]) {
    expect(diagnostics).not.toContain(secret);
    expect(log).not.toContain(secret);
  }
  expect(diagnostics).not.toContain(host);
});

test('opens the log folder, or shows its path on failure', async ({ launchDesktop, userData }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await desktop.evaluate(({ shell }) => {
    const opened: string[] = [];
    Object.assign(globalThis, { openedFolders: opened });
    shell.openPath = async (path) => {
      opened.push(path);
      return opened.length === 1 ? '' : 'There is no file manager.';
    };
  }, null);
  await openAbout(desktop, page);
  const open = page.getByRole('button', { name: 'Open logs' });
  await open.click();
  const opened = () => desktop.evaluate(() => Reflect.get(globalThis, 'openedFolders') as string[], null);
  await expect.poll(opened).toEqual([join(userData, 'logs')]);
  await expect(page.getByText('could not be opened')).toBeHidden();
  await open.click();
  await expect(page.getByText(`You find the log at ${join(userData, 'logs')}.`)).toBeVisible();
});

test('offers the update when the site is newer than the app', async ({ userData }) => {
  const site = await openVersionedSite();
  // Installed, with a feed that does not respond: only the offer to check is tested.
  const launch = () => launchFakeElectron({ userData, feed: site.url });
  const desktop = await launch();
  const page = await desktop.firstWindow();
  site.newerBy = 1;
  await connect(page, site.url);
  await expect(page.getByRole('alert')).toContainText('This site is newer than the app.');
  await page.getByRole('button', { name: 'Check for updates' }).click();
  await expect(aboutOf(page).getByText('There are no versions in this release channel yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Address of the site')).toHaveValue(site.url);

  site.newerBy = 0;
  await connect(page, site.url);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await desktop.close();
  site.newerBy = 1;
  const again = await launch();
  const later = await again.firstWindow();
  const strip = later.getByRole('status').filter({ hasText: 'This site is newer than the app.' });
  await strip.getByRole('button', { name: 'Check for updates' }).click();
  await expect(aboutOf(later)).toBeVisible();
  await again.close();
  site.close();
});

test('links to the download page when the app cannot update itself', async ({ launchDesktop }) => {
  const site = await openVersionedSite();
  site.newerBy = 1;
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, site.url);
  await expect(page.getByRole('alert')).toContainText('This site is newer than the app.');
  await expect(page.getByText('This build does not update itself.')).toBeVisible();
  await watchOutside(desktop);
  await page.getByRole('link', { name: manifest.homepage }).click();
  await expect.poll(() => openedOutside(desktop)).toEqual([`${manifest.homepage}/`]);
  site.close();
});
