import { execFile } from 'node:child_process';
import { execPath } from 'node:process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { withScriptsAfterPaint } from './start/scripts-after-paint.js';
import { ZOD_WITHOUT_EVAL } from './zod-without-eval.js';

/** Counts zod's attempts to compile a schema, in a separate process in which zod is not loaded yet. */
async function countAttempts(script: string): Promise<number> {
  const program = `
    let attempts = 0;
    globalThis.Function = new Proxy(Function, {
      construct() {
        attempts += 1;
        throw new EvalError('The content security policy forbids this.');
      },
    });
    ${script};
    const { z } = await import('zod');
    z.object({ time: z.number() }).parse({ time: 9.8 });
    process.stdout.write(String(attempts));`;
  const { stdout } = await promisify(execFile)(execPath, ['--input-type=module', '--eval', program]);
  return Number(stdout);
}

test('zod makes no attempt to compile a schema once the script of a page has run', async () => {
  expect(await countAttempts('')).toBeGreaterThan(0);
  expect(await countAttempts(ZOD_WITHOUT_EVAL)).toBe(0);
});

test('each page has the script', () => {
  const page = withScriptsAfterPaint(Buffer.from('<head></head><body></body>'), 'n');
  expect(page.toString()).toContain(ZOD_WITHOUT_EVAL);
});
