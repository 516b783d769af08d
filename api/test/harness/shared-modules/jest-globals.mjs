/** What specs import as `@jest/globals`: the functions of the spec file that is running. */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

/** Renews the bindings in all modules that import them, also in those that earlier spec files have loaded. */
export function setGlobals(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals);
}
