/**
 * Lighthouse on every public page of the built product with demo content: `node bench/lighthouse.mjs [--runs N] [PAGE
 * ...]`, median of N runs, default three. Exits with 1 only when a page could not be measured, because scores depend
 * on the machine.
 */
import { parseArgs } from 'node:util';
import { launchServer } from '@quartermile/core/testing';
import { auditPage } from './audit-page.mjs';
import { publicPages } from './first-load.mjs';
import { printFindings } from './print-findings.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});
const pages = positionals.length > 0 ? positionals : publicPages;
const server = await launchServer({ DEMO_DATA: 'true' });
const findings = new Map();
try {
  for (const page of pages) {
    try {
      findings.set(page, await auditPage(server.url + page, Number(values.runs)));
    } catch (error) {
      console.error(error.message);
      process.exitCode = 1;
    }
  }
} finally {
  await server.stop();
}
printFindings(findings);
