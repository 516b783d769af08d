/** What the api's specs use of `@jest/globals`, from vitest. */
import { afterAll as afterAllTests, beforeEach, vi } from 'vitest';

export { afterEach, beforeEach, describe, expect, it, test } from 'vitest';

export const jest = {
  fn: vi.fn,
  spyOn: vi.spyOn,
  restoreAllMocks: vi.restoreAllMocks,
  useFakeTimers: vi.useFakeTimers,
  useRealTimers: vi.useRealTimers,
  advanceTimersByTime: vi.advanceTimersByTime,
  setTimeout: (testTimeout) => vi.setConfig({ testTimeout, hookTimeout: testTimeout }),
};

/** Stryker's name in the instrumented code, where it counts which test reaches which mutant. */
const stryker = () => globalThis.__stryker__ ?? {};
const SET_UP = 'set-up of a file';

/**
 * Runs a set-up within the first test. Stryker counts what a `beforeAll` reaches as code of a module's start: it would
 * run all tests for it, and would take a failure there for a mutant that cannot run. So each test after it counts as
 * reaching what the set-up reached, and its failure is that of a test.
 */
export function beforeAll(setUp, timeout) {
  let finished = null;
  beforeEach(async () => {
    finished ??= recordHits(setUp);
    const hits = await finished;
    const { mutantCoverage, currentTestId } = stryker();
    if (!mutantCoverage || !currentTestId) return;
    mutantCoverage.perTest[currentTestId] ??= {};
    for (const [mutant, count] of Object.entries(hits))
      mutantCoverage.perTest[currentTestId][mutant] =
        (mutantCoverage.perTest[currentTestId][mutant] ?? 0) + count;
  }, timeout);
}

/** Closing an app shows nothing to a test. */
export function afterAll(tearDown, timeout) {
  afterAllTests(() => recordHits(tearDown), timeout);
}

/** Runs a hook; resolves with the mutants that it reached, which count for no test yet. */
async function recordHits(hook) {
  const namespace = stryker();
  const { currentTestId } = namespace;
  namespace.currentTestId = SET_UP;
  try {
    await hook();
  } finally {
    namespace.currentTestId = currentTestId;
  }
  const hits = namespace.mutantCoverage?.perTest[SET_UP] ?? {};
  if (namespace.mutantCoverage) delete namespace.mutantCoverage.perTest[SET_UP];
  return hits;
}
