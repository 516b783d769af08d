/**
 * Scrolls a leaderboard of 2,000 entries with all rows shown, and prints the frame times next to those of an empty
 * page of the same height in the same run: `node bench/board.mjs [--cars N]`.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchServer } from '@quartermile/core/testing';
import { browserArguments, findSystemBrowser } from '../../.ci/browser.mjs';
import { fillAdminServer } from './fill-admin-server.mjs';

/** A frame later than this after the previous one counts as jank, ms. */
const JERK_MS = 50;
/** 4,800 px per second at 60 frames per second: a quick flick of a thumb. */
const STEP_PX = 80;
const STEPS = 240;
const COLUMNS = [30, 10, 12, 12, 16];

const { values } = parseArgs({ options: { cars: { type: 'string', default: '2000' } } });
const row = (...cells) => console.log(cells.map((cell, nth) => String(cell).padEnd(COLUMNS[nth])).join(''));

/** Scrolls down by a step per frame; returns the ms between frames. */
function scrollThrough({ stepPx, steps }) {
  return new Promise((resolve) => {
    const taken = [];
    let last = performance.now();
    const next = (now) => {
      taken.push(now - last);
      last = now;
      if (taken.length > steps) return resolve(taken.slice(1));
      window.scrollBy(0, stepPx);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}

/** Prints a line; returns the median. */
async function measure(name, page, base) {
  const taken = await page.evaluate(scrollThrough, { stepPx: STEP_PX, steps: STEPS });
  const sorted = taken.toSorted((one, other) => one - other);
  const [median, p95] = [sorted[Math.floor(sorted.length / 2)], sorted[Math.floor(sorted.length * 0.95)]];
  const jerks = taken.filter((ms) => ms > JERK_MS).length;
  row(name, median.toFixed(1), p95.toFixed(1), jerks, base ? `x ${(median / base).toFixed(2)}` : '');
  return median;
}

const server = await launchServer();
const browser = await chromium.launch({ executablePath: findSystemBrowser(), args: browserArguments });
try {
  const cars = Number(values.cars);
  await fillAdminServer(server.url, { approved: cars, pending: 0 });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  row('scrolled', 'median ms', '95th ms', 'jerks', 'to empty page');
  await page.setContent('<div style="height: 200000px"></div>');
  const base = await measure('empty page', page);
  await page.goto(`${server.url}/leaderboard?category=Our+Drag+Races&others=${cars}`, {
    waitUntil: 'networkidle',
  });
  await measure(`board of ${cars} cars, first time`, page, base);
  await page.evaluate(() => window.scrollTo(0, 0));
  await measure('the same once more', page, base);
} finally {
  await browser.close();
  await server.stop();
}
