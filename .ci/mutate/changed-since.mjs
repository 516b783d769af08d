import { execFileSync } from 'node:child_process';
import { matchesGlob } from 'node:path';

/** The files of an area's patterns that differ from a commit, also those not committed yet. */
export function changedSince(commit, patterns) {
  const differing = execFileSync('git', ['diff', '--name-only', '--diff-filter=d', commit], {
    encoding: 'utf8',
  });
  return select(differing.split('\n'), patterns);
}

/** The files that match a pattern, and none of those with `!`. */
export function select(files, patterns) {
  const isExcluded = (pattern) => pattern.startsWith('!');
  const excluded = patterns.filter(isExcluded).map((pattern) => pattern.slice(1));
  const included = patterns.filter((pattern) => !isExcluded(pattern));
  const matchesAny = (file, some) => some.some((pattern) => matchesGlob(file, pattern));
  return files.filter((file) => matchesAny(file, included) && !matchesAny(file, excluded));
}
