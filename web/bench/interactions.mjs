import { chromium } from '@playwright/test';
import { browserArguments, findSystemBrowser } from '../../.ci/browser.mjs';
import { printTimes } from './print-times.mjs';

/** Entries on each of the three boards. */
export const ENTRIES_OF_BOARD = 2000;
const SLOWDOWN = 4;
const TARGET_MS = 100;
const TIMES = 8;
const VIEWPORT = { width: 390, height: 844 };
const BOARD = '/leaderboard?category=Our+Drag+Races';
/** Shortest duration that the browser reports for an event, ms; a shorter one counts as this. */
const SHORTEST_MS = 16;

/**
 * Uses a long board on a phone's viewport with a slow CPU, and prints the time from each input to the next painted
 * frame, as the browser measures it for "Interaction to Next Paint" (Event Timing API).
 */
export async function measureInteractions(origin, { times = TIMES } = {}) {
  const browser = await chromium.launch({ executablePath: findSystemBrowser(), args: browserArguments });
  try {
    const results = new Map();
    results.set('an empty page', await measureEmptyPage(browser, times));
    const page = await openBoard(browser, origin);
    const rows = page.getByRole('main').getByRole('listitem');
    const toggle = (nth) => rows.nth(nth).getByRole('button').first();
    const choices = ['AWD', 'RWD', 'FWD', 'All'];
    const tabs = ['World Facts', 'Votes by Viewers', 'Our Drag Races'];
    const inputs = {
      'another tab': (nth) => page.getByRole('tab', { name: tabs[nth % tabs.length] }),
      'a drivetrain': (nth) => page.getByText(choices[nth % choices.length], { exact: true }).first(),
      'expand a row': (nth) => toggle(nth),
      'collapse a row': (nth) => toggle(nth),
      vote: (nth) => rows.nth(nth).getByRole('button', { name: 'Vote', exact: true }),
    };
    for (const [name, find] of Object.entries(inputs)) {
      const taken = [];
      for (let nth = 0; nth < times; nth++) taken.push(await inputToPaint(page, () => tap(page, find(nth))));
      results.set(name, taken);
    }
    results.set('a letter of a search', await measureSearch(page));
    console.log(`input to next paint, CPU ${SLOWDOWN} times slower`);
    const target = `target ${TARGET_MS} ms`;
    printTimes(results, (sorted) => ({ [target]: medianOf(sorted) <= TARGET_MS ? 'met' : 'NOT met' }));
  } finally {
    await browser.close();
  }
}

/** What this machine needs for an input that changes one letter of an empty page. */
async function measureEmptyPage(browser, times) {
  const page = await openPage(browser, 'data:text/html,<!doctype html><button>Press</button>');
  await page.evaluate(() => addEventListener('click', () => document.body.append('.')));
  const button = page.getByRole('button');
  const taken = [];
  for (let nth = 0; nth < times; nth++) taken.push(await inputToPaint(page, () => tap(page, button)));
  await page.close();
  return taken;
}

const openBoard = (browser, origin) => openPage(browser, origin + BOARD);

async function openPage(browser, url) {
  const page = await browser.newPage({ viewport: VIEWPORT, hasTouch: true, isMobile: true });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** Types and deletes letters: what they find appears later, by itself. */
async function measureSearch(page) {
  const search = page.getByRole('searchbox');
  await tap(page, search);
  const letters = [...'polo', ...Array(4).fill('Backspace')];
  const taken = [];
  for (const letter of letters) taken.push(await inputToPaint(page, () => page.keyboard.press(letter)));
  return taken;
}

/** Scrolls first, so that this is not part of the measurement. */
async function tap(page, target) {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.evaluate(settle);
  await page.evaluate(() => globalThis.slowestInput.reset());
  const { x, y, width, height } = await target.boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** @returns {Promise<number>} ms */
async function inputToPaint(page, act) {
  await page.evaluate(() => globalThis.slowestInput.reset());
  await act();
  await page.evaluate(settle);
  return Math.max(SHORTEST_MS, await page.evaluate(() => globalThis.slowestInput.read()));
}

const medianOf = (sorted) => sorted[Math.floor(sorted.length / 2)];

/** Runs in the page: collects the durations of the events that belong to an interaction. */
function observe() {
  let slowest = 0;
  const take = (entries) => {
    for (const { interactionId, duration } of entries)
      if (interactionId) slowest = Math.max(slowest, duration);
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true });
  globalThis.slowestInput = {
    reset() {
      observer.takeRecords();
      slowest = 0;
    },
    read() {
      take(observer.takeRecords());
      return slowest;
    },
  };
}

/** Runs in the page: resolves when it has been idle, so that what an input started has ended. */
function settle() {
  return new Promise((resolve) => {
    setTimeout(() => requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve, 100))), 300);
  });
}
