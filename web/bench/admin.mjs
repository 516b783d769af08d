/**
 * Input latency of the dashboard in the built product, from key press to painted frame: `node bench/admin.mjs
 * [--approved N] [--pending N]`. Shown relative to an empty page in the same run; the goal is 100 ms.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { administrator, launchServer } from '@quartermile/core/testing';
import { browserArguments, findSystemBrowser } from '../../.ci/browser.mjs';
import { fillAdminServer } from './fill-admin-server.mjs';
import { keyToFrame, repeat } from './key-to-frame.mjs';
import { printTimes } from './print-times.mjs';

const TIMES = 20;
const FEW = 8;

const { values } = parseArgs({
  options: { approved: { type: 'string', default: '5000' }, pending: { type: 'string', default: '50' } },
});
const [approved, pending] = [Number(values.approved), Number(values.pending)];

/** Durations by name, ms. */
const results = new Map();
const report = (name, taken) => results.set(name, taken);

async function measureEmptyPage(page) {
  await page.goto('about:blank');
  await page.evaluate(() => {
    addEventListener('keydown', () => document.body.append('.'));
  });
  report('empty page', await repeat(TIMES, () => keyToFrame(page, 'j', () => document.body.innerText)));
}

async function logIn(page, url) {
  await page.goto(`${url}/admin-login`);
  await page.getByLabel('Email').fill(administrator.email);
  await page.locator('input[name=password]').fill(administrator.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
}

const selectedCar = () => document.querySelector('[aria-current=true]')?.ariaLabel;
const ticks = () =>
  [...document.querySelectorAll('[aria-current=true] fieldset input')].map(({ checked }) => checked);
const dialogs = () => document.querySelectorAll('[role=dialog]').length;
const shownCars = () => [...document.querySelectorAll('main article')].map(({ ariaLabel }) => ariaLabel);

/** The whole list, and the opened car with its hints. */
const queueIsOpen = `() =>
  document.querySelectorAll('main article').length === ${pending} &&
  document.querySelector('main section ul[aria-label=Hints]') !== null`;

/** The first time loads the tab's code and lists; later ones show what is stored and ask for it again. */
async function measureOpening(page, url) {
  await page.goto(`${url}/admin`);
  const tab = (name) => page.getByRole('tab', { name });
  await tab('Pending Submissions').getByText(pending, { exact: true }).waitFor();
  const open = async () => {
    await tab('Pending Submissions').focus();
    await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
    return keyToFrame(page, 'Enter', queueIsOpen);
  };
  report(`Pending, ${pending} cards and the opened one, first`, [await open()]);
  const again = await repeat(FEW, async () => {
    await tab('Dashboard').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('article').first().waitFor({ state: 'detached' });
    return open();
  });
  report('the same again', again);
}

async function measureReview(page, url) {
  await page.goto(`${url}/admin?tab=pending`);
  await page
    .locator('[data-review-queue] article')
    .nth(pending - 1)
    .waitFor();
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
  const keys = (key, look, times = TIMES) => repeat(times, () => keyToFrame(page, key, look));
  report(`j: next of ${pending} cards`, await keys('j', selectedCar));
  report('k: the one before', await keys('k', selectedCar));
  for (const key of ['1', '2', '3']) report(`${key}: a category`, await keys(key, ticks));
  report('e: details', await opening(page, 'e'));
  report('r: reject', await opening(page, 'r'));
  report('a: approve, and the next card', await keys('a', selectedCar));
}

/** Opens a dialog several times; closing is not measured. */
const opening = (page, key) =>
  repeat(FEW, async () => {
    const taken = await keyToFrame(page, key, dialogs);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    return taken;
  });

async function measureLists(page, url) {
  await page.goto(`${url}/admin?tab=approved`);
  await page.getByRole('article').first().waitFor();
  const search = page.getByRole('searchbox');
  await search.focus();
  const typed = () => document.querySelector('main input[type=search]')?.value;
  const letters = [...'polo gti', ...Array(FEW).fill('Backspace')];
  report(
    `a letter, ${approved} cars`,
    await repeat(letters.length, (nth) => keyToFrame(page, letters[nth], typed)),
  );
  const resultCount = () => document.querySelector('main h2[aria-live]')?.textContent;
  const digits = [...'789'].flatMap((digit) => [digit, 'Backspace']);
  report(
    'what it finds (pause of 300 ms)',
    await repeat(digits.length, (nth) => keyToFrame(page, digits[nth], resultCount)),
  );
  const order = page.getByRole('combobox', { name: 'Sort by' });
  report(
    'another order',
    await repeat(FEW, async () => {
      await order.focus();
      await page.keyboard.press('Enter');
      await page.locator('[data-combobox-option]').first().waitFor();
      await page.keyboard.press('ArrowDown');
      return keyToFrame(page, 'Enter', shownCars);
    }),
  );
  await page.getByRole('button', { name: 'Next page' }).focus();
  report('another page', await repeat(FEW, () => keyToFrame(page, 'Enter', shownCars)));
}

const executablePath = findSystemBrowser();
const server = await launchServer();
const browser = await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) });
try {
  await fillAdminServer(server.url, { approved, pending });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await measureEmptyPage(page);
  await logIn(page, server.url);
  await measureOpening(page, server.url);
  await measureReview(page, server.url);
  await measureLists(page, server.url);
  printTimes(results);
} finally {
  await browser.close();
  await server.stop();
}
