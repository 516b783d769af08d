import { deepEqual, equal, ok } from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath, platform } from 'node:process';
import { after, before, describe, test } from 'node:test';
import { ensurePrograms } from '../debian-packages.mjs';
import { variablesOf } from './variables.mjs';

const ROOT = join(import.meta.dirname, '../..');
const UNIT = readFileSync(join(ROOT, 'docs/deploy/systemd/quartermile@.service'), 'utf8');
/** Exposure that `systemd-analyze security` may report at most, in tenths; it calls everything up to 3.9 OK. */
const EXPOSURE_MAX = 15;

/** An amount of memory with its unit in a file, MiB. */
function mebibytes(text, pattern) {
  const [, amount, unit] = pattern.exec(text) ?? [];
  return Number(amount) * (unit?.toUpperCase() === 'G' ? 1024 : 1);
}

describe('the systemd unit', () => {
  test('sets variables that the product has', () => {
    const names = [...UNIT.matchAll(/(?<=^Environment=.*)\b([A-Z_]+)=/gm)].map(([, name]) => name);
    const others = new Set(['NODE_ENV', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_']);
    ok(names.includes('TRUST_PROXY'));
    deepEqual(
      names.filter((name) => !others.has(name) && !variablesOf().includes(name)),
      [],
    );
  });

  test('signals node itself, and waits longer than a node needs to stop', () => {
    ok(/^ExecStart=\/usr\/bin\/node .*api\/dist\/main\.js$/m.test(UNIT));
    ok(/^KillMode=mixed$/m.test(UNIT));
    ok(Number(/^TimeoutStopSec=(\d+)$/m.exec(UNIT)?.[1]) > 10);
  });

  test('limits memory, with room for more than one network can take of the server, and for its processes', () => {
    const [high, max] = ['High', 'Max'].map((name) =>
      mebibytes(UNIT, new RegExp(`^Memory${name}=(\\d+)([MG])$`, 'm')),
    );
    ok(high >= 600 + 700 && high < max && max <= 2048, `${high} and ${max} MiB`);
    const compose = readFileSync(join(ROOT, 'docs/deploy/compose.yaml'), 'utf8');
    for (const name of ['mem_limit', 'memswap_limit'])
      equal(mebibytes(compose, new RegExp(`^  ${name}: (\\d+)([mg])$`, 'm')), max);
  });
});

describe('waiting for a node', () => {
  const script = join(ROOT, 'docs/deploy/wait-until-ready.mjs');
  const exitOf = async (...args) =>
    (await once(spawn(execPath, [script, ...args], { stdio: 'ignore' }), 'exit'))[0];

  test('ends once it is ready, and fails if that takes too long', async () => {
    let calls = 0;
    const node = createServer((request, response) => {
      if (request.url === '/api/ready') calls++;
      response.writeHead(calls < 3 ? 503 : 200).end();
    });
    node.listen(0, '127.0.0.1');
    await once(node, 'listening');
    const address = `http://127.0.0.1:${node.address().port}`;
    equal(await exitOf(address), 0);
    equal(calls, 3);
    node.close();
    await once(node, 'close');
    equal(await exitOf(address, '0'), 1);
  });

  test('is what the unit does after the start', () => {
    ok(UNIT.includes('ExecStartPost=/usr/bin/node docs/deploy/wait-until-ready.mjs http://127.0.0.1:%i\n'));
  });
});

// systemd exists on Linux only.
if (platform === 'linux') {
  describe('systemd-analyze', () => {
    let folder;
    let program;
    let file;
    before(() => {
      program = ensurePrograms({ 'systemd-analyze': 'systemd' })['systemd-analyze'];
      folder = mkdtempSync(join(tmpdir(), 'quartermile-unit-'));
      file = join(folder, 'quartermile@3001.service');
      writeFileSync(file, UNIT.replaceAll('/usr/bin/node', execPath).replaceAll('/opt/quartermile', ROOT));
    });
    after(() => rmSync(folder, { recursive: true }));

    const analyze = (...args) => spawnSync(program, [...args, file], { encoding: 'utf8' });

    test('verify finds nothing to report', () => {
      const { status, stdout, stderr } = analyze('verify', '--man=no', '--recursive-errors=no');
      deepEqual({ status, stdout, stderr }, { status: 0, stdout: '', stderr: '' });
    });

    test(`security finds an exposure of at most ${EXPOSURE_MAX / 10}`, () => {
      const { status, stdout } = analyze(
        'security',
        '--offline=true',
        `--threshold=${EXPOSURE_MAX}`,
        '--no-pager',
      );
      equal(status, 0, stdout);
    });
  });
}
