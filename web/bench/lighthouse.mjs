import { auditPage } from './audit-page.mjs';
import { addressesOf } from './content-addresses.mjs';
import { printFindings } from './print-findings.mjs';

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
