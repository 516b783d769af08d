/** Types for the part of the package that is used; it ships none. */
declare module 'istanbul-lib-instrument' {
  export function createInstrumenter(options: {
    readonly esModules: boolean;
    readonly compact: boolean;
    readonly parserPlugins: readonly string[];
    readonly coverageGlobalScope: string;
    readonly coverageGlobalScopeFunc: boolean;
  }): {
    instrumentSync(code: string, file: string): string;
    lastFileCoverage(): object;
  };
}
