import { execFileSync } from 'node:child_process';
import { matchesGlob } from 'node:path';

/** The files of an area's patterns that differ from a commit, also those not committed yet. */
export function changedSince(commit, patterns) {
  const isIn = (file) =>
    patterns.every((pattern) => (pattern.startsWith('!') ? !matchesGlob(file, pattern.slice(1)) : true)) &&
    patterns.some((pattern) => !pattern.startsWith('!') && matchesGlob(file, pattern));
  const differing = execFileSync('git', ['diff', '--name-only', '--diff-filter=d', commit], {
    encoding: 'utf8',
  });
  return differing.split('\n').filter((file) => file !== '' && isIn(file));
}
