/**
 * One quiet line for each step of the setup, on Node alone: it also runs the installation of all packages.
 */
import { spawnSync } from 'node:child_process';
import { argv, env, stdout } from 'node:process';

const VERBOSE = '--verbose';
/** npm takes `--verbose` for its own option, unless it stands after `--`. */
const isVerbose = argv.includes(VERBOSE) || env.npm_config_loglevel === 'verbose';

/** Arguments for a program that does not know `--verbose`. */
export const withoutVerbose = (args) => args.filter((arg) => arg !== VERBOSE);

/**
 * Runs a program as one line of output, such as `building ... 12 s`. The program's own output is printed when it fails,
 * and as it comes with `--verbose`.
 * @returns whether the program succeeded
 */
export function runStep(title, program, args, environment = env) {
  const start = performance.now();
  stdout.write(`${title} ...${isVerbose ? '\n' : ' '}`);
  const output = isVerbose ? 'inherit' : 'pipe';
  const result = spawnSync(program, args, {
    stdio: ['ignore', output, output],
    env: environment,
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const time = `${Math.ceil((performance.now() - start) / 1000)} s`;
  const isDone = result.status === 0;
  stdout.write(`${isVerbose ? `${title}: ` : ''}${isDone ? time : `failed after ${time}`}\n`);
  if (!isDone)
    for (const part of [result.stdout, result.stderr, result.error?.message]) stdout.write(part ?? '');
  return isDone;
}
