/** A step of the setup is one line on success; its program's output is shown on failure and with `--verbose`. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(join(import.meta.dirname, 'step.mjs')).href;
const { npm_config_loglevel: _, ...environment } = process.env;

/** Starts a process that runs a step; prints whether it succeeded. */
function startStep(program, { args = [], env = {} } = {}) {
  const code = `import { runStep } from ${JSON.stringify(MODULE)};
    console.log(runStep('building', process.execPath, ['-e', ${JSON.stringify(program)}]));`;
  const node = ['--input-type=module', '-e', code, '--', ...args];
  const stdio = ['ignore', 'pipe', 'inherit'];
  return spawn(process.execPath, node, { stdio, env: { ...environment, ...env } }).stdout;
}

const SUCCESS = `console.log('a'); console.error('a warning');`;
/** More than a pipe holds, and than Node collects by default, bytes. */
const LONG = 2 ** 21;
const FAILURE = `console.log('a'.repeat(${LONG})); console.error('the reason'); process.exitCode = 3;`;

test('a step that succeeds is one line, whose beginning is printed at once', async () => {
  const output = startStep(`setTimeout(() => { ${SUCCESS} }, 500);`);
  const [beginning] = await once(output, 'data');
  assert.equal(String(beginning), 'building ... ');
  assert.match(await text(output), /^\d+ s\ntrue\n$/);
});

test('the whole output of a step that fails is printed', async () => {
  const [first, long, ...rest] = (await text(startStep(FAILURE))).split('\n');
  assert.match(first, /^building \.\.\. failed after \d+ s$/);
  assert.equal(long.length, LONG);
  assert.deepEqual(rest, ['the reason', 'false', '']);
});

for (const [name, options] of Object.entries({
  'npm start -- --verbose': { args: ['--verbose'] },
  'npm start --verbose': { env: { npm_config_loglevel: 'verbose' } },
})) {
  test(`the output of a step is printed as it comes by ${name}`, async () => {
    assert.match(
      await text(startStep(`console.log('a');`, options)),
      /^building \.\.\.\na\nbuilding: \d+ s\ntrue\n$/,
    );
  });
}
