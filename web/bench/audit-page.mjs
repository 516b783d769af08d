import lighthouse from 'lighthouse';
import { openBrowser } from './browser.mjs';

const TRIES = 4;

/**
 * Runs Lighthouse several times on a page's first visit with its mobile preset.
 * @returns {Promise<object[]>} the results, by performance
 * @throws Error when the page could not be measured
 */
export async function auditPage(url, runs) {
  const results = [];
  // Fills the page cache.
  await (await fetch(url)).text();
  while (results.length < runs) results.push(await auditOnce(url));
  return results.sort((one, other) => scoreOf(one) - scoreOf(other));
}

const scoreOf = (lhr) => lhr.categories.performance.score;

/** On a busy machine Lighthouse sometimes misses the navigation start (NO_NAVSTART); it is retried. */
async function auditOnce(url) {
  let trouble = '';
  for (let nth = 0; nth < TRIES; nth++) {
    const browser = await openBrowser();
    try {
      const { lhr } = await lighthouse(url, { port: browser.port, logLevel: 'silent', output: 'json' });
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

/** Requests of a first visit: bytes by file type, and third-party URLs. */
export function readVisit(lhr) {
  const { origin } = new URL(lhr.finalDisplayedUrl);
  const bytes = {};
  const elsewhere = [];
  for (const { url, resourceType = 'Other', transferSize } of lhr.audits['network-requests'].details.items) {
    if (!url.startsWith('http')) continue;
    if (new URL(url).origin === origin) bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
    else elsewhere.push(url);
  }
  return { bytes, elsewhere };
}
