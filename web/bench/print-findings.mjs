import { spread } from '../../api/bench/report/statistics.mjs';

/** Target scores. */
const GOALS = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Target metrics: greatest values, and how they are shown. */
const METRICS = {
  'largest-contentful-paint': { name: 'LCP s', most: 1500, format: (ms) => (ms / 1000).toFixed(2) },
  'total-blocking-time': { name: 'blocking ms', most: 50, format: (ms) => ms.toFixed(0) },
  'cumulative-layout-shift': { name: 'layout shift', most: 0, format: (shift) => shift.toFixed(4) },
};

const percent = (score) => (score === null ? null : Math.round(score * 100));
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const valueOf = (lhr, id) => lhr.audits[id].numericValue ?? 0;

/**
 * Prints target and result per page, the cost of a first visit, and failed audits. Scores and metrics are medians of
 * their own, metrics with minimum and maximum: of runs with the same score any may be the middle one.
 * @param findings the results of each page, by performance
 */
export function printFindings(findings) {
  const targets = Object.values(METRICS).map(({ name, most, format }) => [name, format(most)]);
  const rows = [...findings].map(([page, results]) => [page, { ...scores(results), ...metrics(results) }]);
  console.table({ target: { ...GOALS, ...Object.fromEntries(targets) }, ...Object.fromEntries(rows) });
  console.log('bytes of a first visit, as sent');
  const middle = [...findings].map(([page, results]) => [page, results[Math.floor(results.length / 2)]]);
  console.table(Object.fromEntries(middle.map(([page, lhr]) => [page, visitOf(lhr)])));
  for (const [page, lhr] of middle) printShortfalls(page, lhr);
}

const scores = (results) =>
  Object.fromEntries(
    Object.keys(GOALS).map((id) => [
      id,
      percent(spread(results.map((lhr) => lhr.categories[id].score))?.median ?? null),
    ]),
  );

const metrics = (results) =>
  Object.fromEntries(
    Object.entries(METRICS).map(([id, { name, format }]) => {
      const { median, min, max } = spread(results.map((lhr) => valueOf(lhr, id)));
      return [name, min === max ? format(median) : `${format(median)} (${format(min)}-${format(max)})`];
    }),
  );

/** Bytes by file type, and third-party URLs. */
function visitOf(lhr) {
  const { origin } = new URL(lhr.finalDisplayedUrl);
  const requests = lhr.audits['network-requests'].details.items.filter(({ url }) => url.startsWith('http'));
  const isOwn = ({ url }) => new URL(url).origin === origin;
  const own = Map.groupBy(requests.filter(isOwn), ({ resourceType = 'Other' }) => resourceType);
  const sum = (items) => items.reduce((total, { transferSize }) => total + transferSize, 0);
  return {
    all: kilobytes(sum([...own.values()].flat())),
    ...Object.fromEntries([...own].map(([kind, items]) => [kind, kilobytes(sum(items))])),
    'third parties':
      requests
        .filter((item) => !isOwn(item))
        .map(({ url }) => url)
        .join(' ') || 'none',
  };
}

/** Audits below the target; for performance also its metrics. */
function printShortfalls(page, lhr) {
  for (const [category, goal] of Object.entries(GOALS)) {
    const { score, auditRefs } = lhr.categories[category];
    if (percent(score) >= goal) continue;
    for (const { id, weight } of auditRefs) {
      const { score: own, title, displayValue = '' } = lhr.audits[id];
      if (own === null || own === 1 || (weight === 0 && category !== 'performance')) continue;
      console.log(`${page} ${category}: ${title} (${id}) ${displayValue}`);
    }
  }
}
