/**
 * Input latency of the dashboard in the built product, from key press to painted frame: `node bench/admin.mjs
 * [--approved N] [--pending N]`. Shown relative to an empty page in the same run.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { administrator, launchServer } from '@quartermile/core/testing';
import { browserArguments, findSystemBrowser } from '../../.ci/browser.mjs';
import { fillAdminServer } from './fill-admin-server.mjs';
import { keyToFrame, repeat } from './key-to-frame.mjs';

const GOAL_MS = 100;
const TIMES = 20;
const FEW = 8;
const COLUMNS = [38, 6, 12, 10, 8];

const { values } = parseArgs({
  options: { approved: { type: 'string', default: '5000' }, pending: { type: 'string', default: '50' } },
});
const [approved, pending] = [Number(values.approved), Number(values.pending)];

const row = (...cells) => console.log(cells.map((cell, nth) => String(cell).padEnd(COLUMNS[nth])).join(''));
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** Prints a line; returns its median. */
function report(name, taken, base) {
  const sorted = taken.toSorted((one, other) => one - other);
  const [median, p95] = [quantile(sorted, 0.5), quantile(sorted, 0.95)];
  const ratio = base === undefined ? '' : `x ${(median / base).toFixed(1)}`;
  row(name, sorted.length, median.toFixed(1), p95.toFixed(1), ratio);
  return median;
}

async function measureEmptyPage(page) {
  await page.goto('about:blank');
  await page.evaluate(() => {
    addEventListener('keydown', () => document.body.append('.'));
  });
  return report(
    'empty page',
    await repeat(TIMES, () => keyToFrame(page, 'j', () => document.body.innerText)),
  );
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

const cardsWithHints = `() => document.querySelectorAll('main article ul[aria-label=Hints]').length === ${pending}`;

/** The first time loads the tab's code and lists; later ones show what is stored and ask for it again. */
async function measureOpening(page, url, base) {
  await page.goto(`${url}/admin`);
  const tab = (name) => page.getByRole('tab', { name });
  await tab('Pending Submissions').getByText(pending, { exact: true }).waitFor();
  const open = async () => {
    await tab('Pending Submissions').focus();
    await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
    return keyToFrame(page, 'Enter', cardsWithHints);
  };
  report(`Pending, ${pending} cards with hints, first`, [await open()], base);
  const again = await repeat(FEW, async () => {
    await tab('Dashboard').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('article').first().waitFor({ state: 'detached' });
    return open();
  });
  report('the same again', again, base);
}

async function measureReview(page, url, base) {
  await page.goto(`${url}/admin?tab=pending`);
  await page
    .locator('[data-review-queue] article')
    .nth(pending - 1)
    .waitFor();
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
  const keys = (key, look, times = TIMES) => repeat(times, () => keyToFrame(page, key, look));
  report(`j: next of ${pending} cards`, await keys('j', selectedCar), base);
  report('k: the one before', await keys('k', selectedCar), base);
  for (const key of ['1', '2', '3']) report(`${key}: a category`, await keys(key, ticks), base);
  report('e: details', await opening(page, 'e'), base);
  report('r: reject', await opening(page, 'r'), base);
  report('a: approve, and the next card', await keys('a', selectedCar), base);
}

/** Opens a dialog several times; closing is not measured. */
const opening = (page, key) =>
  repeat(FEW, async () => {
    const taken = await keyToFrame(page, key, dialogs);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    return taken;
  });

async function measureLists(page, url, base) {
  await page.goto(`${url}/admin?tab=approved`);
  await page.getByRole('article').first().waitFor();
  const search = page.getByRole('searchbox');
  await search.focus();
  const typed = () => document.querySelector('main input[type=search]')?.value;
  const letters = [...'polo gti', ...Array(FEW).fill('Backspace')];
  report(
    `a letter, ${approved} cars`,
    await repeat(letters.length, (nth) => keyToFrame(page, letters[nth], typed)),
    base,
  );
  const resultCount = () => document.querySelector('main h2[aria-live]')?.textContent;
  const digits = [...'789'].flatMap((digit) => [digit, 'Backspace']);
  report(
    'what it finds (pause of 300 ms)',
    await repeat(digits.length, (nth) => keyToFrame(page, digits[nth], resultCount)),
    base,
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
    base,
  );
  await page.getByRole('button', { name: 'Next page' }).focus();
  report('another page', await repeat(FEW, () => keyToFrame(page, 'Enter', shownCars)), base);
}

const executablePath = findSystemBrowser();
const server = await launchServer();
const browser = await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) });
try {
  await fillAdminServer(server.url, { approved, pending });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  row(`key press to frame (goal ${GOAL_MS} ms)`, 'times', 'median ms', 'p95 ms', 'ratio');
  const base = await measureEmptyPage(page);
  await logIn(page, server.url);
  await measureOpening(page, server.url, base);
  await measureReview(page, server.url, base);
  await measureLists(page, server.url, base);
} finally {
  await browser.close();
  await server.stop();
}
