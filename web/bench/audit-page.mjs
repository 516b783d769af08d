import lighthouse from 'lighthouse';
import { openBrowser } from './browser.mjs';

const TRIES = 4;

/**
 * Lighthouse's findings on a page as a phone sees it on its first visit (its mobile preset), several times.
 * @returns {Promise<object>} the run whose performance is the median
 * @throws Error when the page could not be measured
 */
export async function auditPage(url, runs) {
  const results = [];
  // Pages are rendered once for a revision: whoever comes later finds it done.
  await (await fetch(url)).text();
  while (results.length < runs) results.push(await auditOnce(url));
  results.sort((one, other) => one.categories.performance.score - other.categories.performance.score);
  return results[Math.floor(results.length / 2)];
}

/** A busy machine makes Lighthouse miss the start of a page (NO_NAVSTART) now and then: it tries again. */
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

/** What a first visit asked for: bytes as sent by kind of file, and addresses outside the site. */
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
