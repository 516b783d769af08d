import { auditPage } from './audit-page.mjs';
import { printFindings } from './print-findings.mjs';

/** Runs Lighthouse on pages and prints the findings. The process exits with 1 when one could not be measured. */
export async function measurePages(origin, pages, runs) {
  const findings = new Map();
  for (const page of pages) {
    try {
      findings.set(page, await auditPage(origin + page, runs));
    } catch (error) {
      console.error(error.message);
      process.exitCode = 1;
    }
  }
  printFindings(findings);
}
