import { pathToFileURL } from 'node:url';
import { cruise } from 'dependency-cruiser';
import rules from '../.dependency-cruiser.mjs';
import { findFolderCycles } from './folder-cycles.mjs';
import { findLargeFolders } from './folder-size.mjs';

/** Parts that must contain modules: a check that sees none there is broken. */
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
 * Checks every import below a folder that is laid out like this repository.
 * @returns {Promise<{ violations: string[], modules: string[] }>} messages about forbidden imports, and the checked
 *   files
 */
export async function checkDependencies(baseDir = process.cwd()) {
  const { options, ...ruleSet } = rules;
  const { output } = await cruise(
    ['core', 'api', 'web', 'desktop'],
    { ...options, baseDir, ruleSet, validate: true },
    options.enhancedResolveOptions,
  );
  return {
    violations: [
      ...output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
      ...findFolderCycles(output.modules),
    ],
    modules: output.modules.map(({ source }) => source),
  };
}

async function main() {
  const { violations, modules } = await checkDependencies();
  const unseen = PARTS.filter((part) => !modules.some((module) => module.startsWith(`${part}/`)));
  for (const part of unseen) violations.push(`no module seen in ${part}`);
  violations.push(...findLargeFolders());
  for (const violation of violations) console.error(violation);
  console.log(`${modules.length} modules, ${violations.length} forbidden imports and large folders`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
