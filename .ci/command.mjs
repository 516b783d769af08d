/**
 * The root's commands: `node .ci/command.mjs NAME [ARGUMENTS]`, on any system and any Node from 20 on. Scripts of
 * package.json contain no shell syntax, so that they run on Windows too.
 */
import { argv, env, exit } from 'node:process';
import { handOver, runChild } from './hand-over.mjs';
import { createMemoryFolder } from './memory-folder.mjs';
import { setUp } from './setup.mjs';
import { withoutVerbose } from './step.mjs';
import { nodeReporters } from './test-reports/report-file.mjs';
import { findNode, nodeArguments, nxEnvironment } from './tools.mjs';

/** Runs targets of Nx without the builds that they depend on, which the setup has run. */
const nx = (...rest) => ['nx', ...rest, '--excludeTaskDependencies', '--output-style=stream'];

/** The setup and the steps of each command; arguments are passed to its last step. */
const COMMANDS = {
  // A larger young generation, up to 128 MiB by default, makes requests no faster (docs/decisions/0046).
  start: {
    goal: 'start',
    steps: [['node', '--max-semi-space-size=8', 'api/dist/main.js']],
    // glibc: few arenas, and freed memory goes back to the system.
    env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
  },
  dev: { goal: 'dev', steps: [['node', '.ci/dev.mjs']] },
  test: {
    goal: 'test',
    steps: [
      ['node', '--test', ...nodeReporters(), '.ci/**/*.spec.mjs'],
      nx('run-many', '-t', 'test', 'e2e', '--parallel=2'),
    ],
    // On a disk, databases and pictures take a fifth of the time of the api's tests (docs/decisions/0024).
    storesInMemory: true,
  },
  dependencies: { goal: 'check', steps: [['node', '.ci/dependencies.mjs']] },
  desktop: { goal: 'check', steps: [['node', '.ci/desktop.mjs', 'start']] },
  'desktop:package': { goal: 'check', steps: [['node', '.ci/desktop.mjs', 'package']] },
  db: { goal: 'start', steps: [['node', 'api/dist/commands/command.js']] },
  'desktop:smoke': { goal: 'check', steps: [['node', '.ci/desktop.mjs', 'smoke']] },
  shots: { goal: 'test', steps: [nx('run', '@quartermile/web:shots')] },
  'test:faults': { goal: 'start', steps: [nx('run', '@quartermile/api:faults')] },
  fuzz: { goal: 'start', steps: [nx('run', '@quartermile/api:fuzz')] },
  mutate: { goal: 'check', steps: [['node', '.ci/mutate.mjs']] },
  bench: { goal: 'start', steps: [['node', '.ci/bench.mjs']] },
};

const [name, ...rest] = withoutVerbose(argv.slice(2));
const command = COMMANDS[name];
if (!command) {
  console.error(`Usage: node .ci/command.mjs ${Object.keys(COMMANDS).join('|')}`);
  exit(1);
}
if (setUp(command.goal)) await run();

async function run() {
  const node = findNode();
  const memoryFolder = command.storesInMemory && env.TMPDIR === undefined ? await createMemoryFolder() : null;
  const environment = { ...nxEnvironment(), ...command.env, ...(memoryFolder && { TMPDIR: memoryFolder }) };
  // The databases of tests are their own.
  if (command.goal === 'test')
    for (const key in environment) if (/^PG[A-Z]+$/.test(key)) delete environment[key];
  const last = command.steps.at(-1);
  for (const step of command.steps.slice(0, -1)) {
    const { code } = await runChild(node, nodeArguments(step), environment);
    if (code !== 0) exit(code ?? 1);
  }
  await handOver(node, [...nodeArguments(last), ...rest], environment);
}
