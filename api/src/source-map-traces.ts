import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Shows the positions of the sources in stack traces of compiled modules that have a source map next to them. Node can
 * do that by itself, but reads each map, and goes through each line of the code, when it loads the module, which makes
 * up a good part of a startup. Here maps are read for the first error.
 * @param folder URL of the folder of the modules, with a slash at its end
 */
export function mapStackTraces(folder: string): void {
  const maps = new Map<string, SourceMap | null>();

  const mapOf = (module: string): SourceMap | null => {
    if (!module.startsWith(folder)) return null;
    let map = maps.get(module);
    if (map === undefined) {
      map = readMap(module);
      maps.set(module, map);
    }
    return map;
  };

  Error.prepareStackTrace = (error, sites) =>
    [titleOf(error), ...sites.map((site) => `    at ${describe(site, mapOf)}`)].join('\n');
}

/** A call as V8 describes it, with the position in the source if it is known. */
function describe(site: NodeJS.CallSite, mapOf: (module: string) => SourceMap | null): string {
  const description = String(site);
  const [module, line, column] = [site.getFileName(), site.getLineNumber(), site.getColumnNumber()];
  if (!module || line === null || column === null) return description;
  const entry = mapOf(module)?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry) || !entry.originalSource) return description;
  const source = fileURLToPath(new URL(entry.originalSource, module));
  const position = `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  return description.replace(`${module}:${line}:${column}`, () => position);
}

/** The map of a module; null when it has none that can be read, because an error must not lead to another one. */
function readMap(module: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${module}.map`), 'utf8')));
  } catch {
    return null;
  }
}

/** The first lines: errors of Node add their code, those of others may have any name. */
function titleOf(error: Error): string {
  try {
    return String(error);
  } catch {
    return 'Error';
  }
}
