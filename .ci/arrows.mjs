import { pathToFileURL } from 'node:url';
import { cruise } from 'dependency-cruiser';
import rules from '../.dependency-cruiser.mjs';

/** The parts that must be seen: a check that finds no module there has fallen silent. */
const PARTS = [
  'core/src/domain',
  'core/src/client',
  'core/src/ui',
  'core/src/admin',
  'api/src',
  'web/src',
  'desktop/src',
];

/**
 * Follows every import below a folder that is laid out like this repository.
 * @returns {Promise<{ violations: string[], modules: string[] }>} sentences about forbidden arrows, and the files seen
 */
export async function followArrows(baseDir = process.cwd()) {
  const { options, ...ruleSet } = rules;
  const { output } = await cruise(
    ['core', 'api', 'web', 'desktop'],
    { ...options, baseDir, ruleSet, validate: true },
    options.enhancedResolveOptions,
  );
  return {
    violations: output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
    modules: output.modules.map(({ source }) => source),
  };
}

async function main() {
  const { violations, modules } = await followArrows();
  const unseen = PARTS.filter((part) => !modules.some((module) => module.startsWith(`${part}/`)));
  for (const part of unseen) violations.push(`no module seen in ${part}`);
  for (const violation of violations) console.error(violation);
  console.log(`${modules.length} modules, ${violations.length} forbidden arrows`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
