import { once } from 'node:events';
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserArguments, findSystemBrowser } from '../../.ci/browser.mjs';
import { addressesOf } from './content-addresses.mjs';
import { printFindings } from './print-findings.mjs';

const TRIES = 4;

/** Runs Lighthouse on pages and prints the findings. The process exits with 1 when one could not be measured. */
export async function measurePages(origin, pages, runs) {
  const findings = new Map();
  for (const [page, path] of await addressesOf(origin, pages)) {
    try {
      findings.set(page, await auditPage(origin + path, runs));
    } catch (error) {
      console.error(error.message);
      process.exitCode = 1;
    }
  }
  printFindings(findings);
}

/** Results of several first visits to a page with the mobile preset, by performance. */
async function auditPage(url, runs) {
  const results = [];
  // Fills the page cache.
  await (await fetch(url)).text();
  while (results.length < runs) results.push(await auditOnce(url));
  const scoreOf = (lhr) => lhr.categories.performance.score;
  return results.sort((one, other) => scoreOf(one) - scoreOf(other));
}

/** On a busy machine Lighthouse sometimes misses the navigation start (NO_NAVSTART); it is retried. */
async function auditOnce(url) {
  let trouble = '';
  for (let nth = 0; nth < TRIES; nth++) {
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath: findSystemBrowser(),
      args: [...browserArguments, `--remote-debugging-port=${port}`],
      // Lighthouse checks whether a page can return from that cache.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const { lhr } = await lighthouse(url, { port, logLevel: 'silent', output: 'json' });
      if (!lhr.runtimeError && lhr.categories.performance.score !== null) return lhr;
      trouble = lhr.runtimeError?.message ?? 'an audit of the performance failed';
    } catch (error) {
      trouble = error.message;
    } finally {
      await browser.close();
    }
  }
  throw new Error(`${url} could not be measured: ${trouble}`);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
