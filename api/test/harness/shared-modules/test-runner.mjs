import { createRequire, setSourceMapsSupport } from 'node:module';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';
import { setGlobals } from './jest-globals.mjs';
import './module-hooks.mjs';

const require = createRequire(import.meta.url);

/** Distinguishes imports of the same file, which watch mode repeats. */
let imports = 0;

/**
 * Jest's `testRunner`: jest-circus, with Node's own `import` for the spec file and all that it imports. So the spec
 * files of a worker share their modules, which jest otherwise compiles anew for each file (docs/decisions/0024).
 * @returns the results in jest's format
 */
export default function runSpecFile(globalConfig, config, environment, runtime, testPath, sendMessageToJest) {
  enableSourceMaps();
  const nativeRuntime = Object.create(runtime, {
    requireInternalModule: { value: requireWithoutState },
    unstable_shouldLoadAsEsm: { value: () => true },
    unstable_importModule: {
      value: (path) => {
        setGlobals(runtime.jestGlobals.cjsGlobals(testPath));
        return import(`${pathToFileURL(path).href}?import=${imports++}`);
      },
    },
  });
  return circus.default(globalConfig, config, environment, nativeRuntime, testPath, sendMessageToJest);
}

/** Jest formats stacks by the source maps of its own module loader, which has loaded nothing here. */
function enableSourceMaps() {
  setSourceMapsSupport(true, { nodeModules: false });
  Error.prepareStackTrace = undefined;
}

/** What jest-circus stores on the global object. */
const STATE = new Set([
  'EVENT_HANDLERS',
  'JEST_STATE_SYMBOL',
  'LOG_ERRORS_BEFORE_RETRY',
  'RETRY_IMMEDIATELY',
  'RETRY_TIMES',
  'TEST_TIMEOUT_SYMBOL',
  'WAIT_BEFORE_RETRY',
]);

/** Loads a module of jest-circus anew, so that a spec file starts without the tests and settings of earlier ones. */
function requireWithoutState(path) {
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (STATE.has(symbol.description)) delete globalThis[symbol];
  delete require.cache[path];
  return require(path);
}
