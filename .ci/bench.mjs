/**
 * `npm run bench -- [PART] [ARGUMENTS]`: runs one benchmark, or all. A part is a workspace's script `bench`,
 * identified by the workspace's name, or a script `bench:NAME`, identified by NAME.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, execPath, exit } from 'node:process';
import { nodeArguments } from './tools.mjs';

const ROOT = join(import.meta.dirname, '..');
const read = (...path) => JSON.parse(readFileSync(join(ROOT, ...path, 'package.json'), 'utf8'));

/** The benchmark targets by part. */
function findParts() {
  const parts = new Map();
  for (const workspace of read().workspaces) {
    const { name, scripts = {} } = read(workspace);
    for (const script of Object.keys(scripts)) {
      const [, part] = /^bench(?::(.+))?$/.exec(script) ?? [script, null];
      if (part !== null) parts.set(part ?? workspace, `${name}:${script}`);
    }
  }
  return parts;
}

const parts = findParts();
const [requested, ...rest] = argv.slice(2);
if (requested !== undefined && !parts.has(requested)) {
  console.error(`Usage: npm run bench -- [${[...parts.keys()].join('|')}]`);
  exit(1);
}
const targets = requested === undefined ? [...parts.values()] : [parts.get(requested)];
for (const target of targets) {
  const nx = nodeArguments(['nx', 'run', target, '--output-style=stream', ...rest]);
  const { status } = spawnSync(execPath, nx, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
