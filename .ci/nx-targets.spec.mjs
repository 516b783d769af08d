/**
 * Browser tests start the built server, which serves the built website, so both must be built first. They occupy both
 * cores by themselves, so nothing runs beside them.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { nodeArguments } from './tools.mjs';

let folder;
let tasks;
let dependencies;
before(() => {
  process.chdir(resolve(import.meta.dirname, '..'));
  folder = mkdtempSync(join(tmpdir(), 'quartermile-graph-'));
  const file = join(folder, 'graph.json');
  const args = nodeArguments(['nx', 'run-many', '-t', 'e2e', 'shots', 'fuzz', `--graph=${file}`]);
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  ({ tasks, dependencies } = JSON.parse(readFileSync(file, 'utf8')).tasks);
});
after(() => rmSync(folder, { recursive: true, force: true }));

for (const task of ['web:e2e', 'web:shots', 'desktop:e2e', 'desktop:shots', 'api:e2e', 'api:fuzz']) {
  test(`${task} runs after the builds of its own package, the server and the website`, () => {
    const builds = dependencies[`@quartermile/${task}`].map(({ id }) => id);
    for (const built of [task.split(':')[0], 'api', 'web'])
      assert.ok(builds.includes(`@quartermile/${built}:build`), `${builds}`);
  });
}

for (const task of ['web:e2e', 'desktop:e2e', 'api:e2e']) {
  test(`nothing runs beside ${task}`, () => {
    assert.equal(tasks[`@quartermile/${task}`].parallelism, false);
  });
}
