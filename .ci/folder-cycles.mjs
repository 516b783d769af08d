import { posix } from 'node:path';

/** Folders below each of these import each other in one direction only. */
export const ACYCLIC_ROOTS = [
  'core/src/domain',
  'core/src/client',
  'core/src/ui',
  'core/src/admin',
  'api/src/features',
  'api/src/platform',
];
const TEST = /\.spec\.tsx?$|\/test\//;

/**
 * Cycles between folders. dependency-cruiser's scope "folder" also counts tests, and a folder and those inside it, which
 * here are one part: two files are compared by the first folder in which their paths differ.
 * @param {{ source: string, dependencies: { resolved: string }[] }[]} modules result of dependency-cruiser
 * @returns {string[]} a message per cycle
 */
export function findFolderCycles(modules, roots = ACYCLIC_ROOTS) {
  return roots.flatMap((root) =>
    cyclesOf(importsBetweenFolders(modules, root)).map(
      (folders) => `no-folder-cycles: ${root}: ${folders.sort().join(' ')}`,
    ),
  );
}

function importsBetweenFolders(modules, root) {
  const folderOf = (file) => posix.relative(root, posix.dirname(file));
  const isInside = (file) => file.startsWith(`${root}/`) && folderOf(file) !== '';
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    if (TEST.test(source) || !isInside(source)) continue;
    for (const { resolved } of dependencies) {
      const parts = isInside(resolved) ? differingFolders(folderOf(source), folderOf(resolved)) : null;
      if (parts) imports.set(parts[0], (imports.get(parts[0]) ?? new Set()).add(parts[1]));
    }
  }
  return imports;
}

/** The first folders in which two paths differ; null when one contains the other. */
function differingFolders(from, to) {
  if (`${from}/`.startsWith(`${to}/`) || `${to}/`.startsWith(`${from}/`)) return null;
  const [a, b] = [from.split('/'), to.split('/')];
  const depth = a.findIndex((name, index) => name !== b[index]) + 1;
  return [a.slice(0, depth).join('/'), b.slice(0, depth).join('/')];
}

/** Groups of folders of which each is reached from each. */
function cyclesOf(imports) {
  const reached = new Map([...imports.keys()].map((folder) => [folder, reachableFrom(folder, imports)]));
  const cyclic = [...reached].filter(([folder, others]) => others.has(folder)).map(([folder]) => folder);
  const groups = Map.groupBy(cyclic, (folder) =>
    cyclic
      .filter((other) => reached.get(folder).has(other) && reached.get(other).has(folder))
      .sort()
      .join(),
  );
  return [...groups.values()];
}

function reachableFrom(start, imports) {
  const seen = new Set();
  const open = [start];
  for (const folder of open)
    for (const next of imports.get(folder) ?? [])
      if (!seen.has(next)) {
        seen.add(next);
        open.push(next);
      }
  return seen;
}
