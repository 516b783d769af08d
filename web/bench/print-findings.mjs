import { spread } from '../../api/bench/report/statistics.mjs';
import { readVisit } from './audit-page.mjs';

/** Target scores. */
const GOALS = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Target metrics: greatest values, and how they are shown. */
const METRICS = {
  'largest-contentful-paint': { name: 'LCP s', most: 1500, format: (ms) => (ms / 1000).toFixed(2) },
  'total-blocking-time': { name: 'blocking ms', most: 50, format: Math.round },
  'cumulative-layout-shift': { name: 'layout shift', most: 0, format: (shift) => shift.toFixed(4) },
};
const EXAMPLES = 4;
/** Widths of the first column and of the others. */
const NAME_WIDTH = 28;
const COLUMN = 18;

const percent = (score) => (score === null ? 'none' : Math.round(score * 100));
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const row = (first, rest) =>
  first.padEnd(NAME_WIDTH) + rest.map((text) => String(text).padEnd(COLUMN)).join('');

/**
 * Prints target and result per page, the cost of a first visit, and failed audits. Scores and metrics are medians of
 * their own, metrics with minimum and maximum: of runs with the same score any may be the middle one.
 * @param findings the results of each page, by performance
 */
export function printFindings(findings) {
  const metrics = Object.entries(METRICS);
  console.log(row('page', [...Object.keys(GOALS), ...metrics.map(([, { name }]) => name)]));
  console.log(
    row('target', [...Object.values(GOALS), ...metrics.map(([, { most, format }]) => format(most))]),
  );
  for (const [page, results] of findings) {
    const scores = Object.keys(GOALS).map((id) =>
      percent(spread(results.map((lhr) => lhr.categories[id].score))?.median ?? null),
    );
    const values = metrics.map(([id, { format }]) => {
      const { median, min, max } = spread(results.map((lhr) => valueOf(lhr, id)));
      return min === max ? format(median) : `${format(median)} (${format(min)}-${format(max)})`;
    });
    console.log(row(page, [...scores, ...values]));
  }
  console.log('\nbytes of a first visit, as sent');
  for (const [page, results] of findings) printVisit(page, middleOf(results));
  for (const [page, results] of findings) printShortfalls(page, middleOf(results));
}

const valueOf = (lhr, id) => lhr.audits[id].numericValue ?? 0;
const middleOf = (results) => results[Math.floor(results.length / 2)];

function printVisit(page, lhr) {
  const { bytes, elsewhere } = readVisit(lhr);
  const kinds = Object.entries(bytes).sort(([, one], [, other]) => other - one);
  const all = kinds.reduce((sum, [, size]) => sum + size, 0);
  console.log(
    row(page, [kilobytes(all)]) + kinds.map(([kind, size]) => `${kind} ${kilobytes(size)}`).join(', '),
  );
  console.log(row('', [`requests to third parties: ${elsewhere.length} ${elsewhere.join(' ')}`]));
}

/** Audits below the target; for performance also its metrics. */
function printShortfalls(page, lhr) {
  for (const [category, goal] of Object.entries(GOALS)) {
    if (percent(lhr.categories[category].score) >= goal) continue;
    for (const { id, weight } of lhr.categories[category].auditRefs) {
      const audit = lhr.audits[id];
      const isShort = audit.score !== null && audit.score < 1;
      if (isShort && (weight > 0 || category === 'performance')) printAudit(page, category, audit);
    }
  }
  if (valueOf(lhr, 'cumulative-layout-shift') > 0)
    printAudit(page, 'layout shift', lhr.audits['cls-culprits-insight']);
}

function printAudit(page, category, { id, title, displayValue = '', details }) {
  console.log(`\n${page} ${category}: ${title} (${id}) ${displayValue}`);
  const listed = Array.isArray(details?.items) ? details.items : [];
  const items = listed
    .flatMap((item) => (Array.isArray(item.items) ? item.items : [item]))
    .slice(0, EXAMPLES);
  for (const item of items) {
    const detail = item.node?.snippet ?? item.url ?? item.source?.url ?? item.issueType ?? item.description;
    const size = item.wastedBytes ? ` ${kilobytes(item.wastedBytes)} too many` : '';
    if (detail) console.log(`  ${detail}${size}`);
    for (const { url } of item.subItems?.items ?? []) if (url) console.log(`    ${url}`);
  }
}
