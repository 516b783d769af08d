import { readVisit } from './audit-page.mjs';

/** Target scores; layout shift as a plain number. */
const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const SHIFT_GOAL = 0;
const EXAMPLES = 4;
const COLUMN = 18;

const percent = (score) => (score === null ? 'none' : Math.round(score * 100));
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const row = (first, rest) => first.padEnd(COLUMN) + rest.map((text) => String(text).padEnd(COLUMN)).join('');

/** Prints target and result per page, the cost of a first visit, and failed audits. */
export function printFindings(findings) {
  console.log(row('page', [...Object.keys(GOALS), 'layout shift']));
  console.log(row('goal', [...Object.values(GOALS), SHIFT_GOAL]));
  for (const [page, lhr] of findings) {
    const scores = Object.keys(GOALS).map((id) => percent(lhr.categories[id].score));
    console.log(row(page, [...scores, shiftOf(lhr).toFixed(4)]));
  }
  console.log('\nbytes of a first visit, as sent');
  for (const [page, lhr] of findings) printVisit(page, lhr);
  for (const [page, lhr] of findings) printShortfalls(page, lhr);
}

const shiftOf = (lhr) => lhr.audits['cumulative-layout-shift'].numericValue ?? 0;

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
  if (shiftOf(lhr) > SHIFT_GOAL) printAudit(page, 'layout shift', lhr.audits['cls-culprits-insight']);
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
