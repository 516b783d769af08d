import { createInstrumenter } from 'istanbul-lib-instrument';

/** Paths of the main process's source files. Not derived from this file's location, which may be bundled elsewhere. */
const OWN_CODE = /\/desktop\/src\/main\/(?!test\/)[\w./-]+(?<!\.spec)\.ts$/;

/** Whether a file is source of the main process and not a test. */
export function isOwnCode(file: string): boolean {
  return OWN_CODE.test(file.replaceAll('\\', '/'));
}

const instrumenter = () =>
  createInstrumenter({
    esModules: true,
    compact: true,
    parserPlugins: ['typescript'],
    coverageGlobalScope: 'globalThis',
    coverageGlobalScopeFunc: false,
  });

/** Coverage of a file that was never loaded. */
export function untouched(file: string, source: string): object {
  const made = instrumenter();
  made.instrumentSync(source, file);
  return made.lastFileCoverage();
}

/** Vite plugin that instruments the main process for line coverage; does nothing unless coverage is enabled. */
export function countMainLines() {
  if (!process.env.QUARTERMILE_COVERAGE) return [];
  return [
    {
      name: 'count-main-lines',
      enforce: 'pre' as const,
      transform: (source: string, id: string) =>
        isOwnCode(id) ? { code: instrumenter().instrumentSync(source, id), map: null } : null,
    },
  ];
}
