import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';

/** Output folders by source folder, as in the packages' build scripts. */
const OUTPUTS = { 'api/src': 'api/dist', 'core/src/domain': 'core/dist/domain' };

/** Folders whose changes restart the API. */
export const API_SOURCES = Object.keys(OUTPUTS);

/** Whether a file is part of the running API. */
export const isApiSource = (name) => /(?<!\.spec)\.ts$/.test(name);

/**
 * Compiles a changed source of the API into the build's folder; the output of a deleted source is deleted.
 * @param path of the source, relative to the repository's folder
 * @throws Error for a source that does not compile
 */
export async function compile(path) {
  const folder = API_SOURCES.find((source) => path.startsWith(join(source, '/')));
  const script = join(OUTPUTS[folder], relative(folder, path)).replace(/\.ts$/, '.js');
  if (!statSync(path, { throwIfNoEntry: false })) {
    rmSync(script, { force: true });
    return;
  }
  const sourceFileName = relative(dirname(script), path);
  const { code, map } = await transformFile(path, { configFile: '.swcrc', sourceFileName });
  mkdirSync(dirname(script), { recursive: true });
  writeFileSync(script, `${code}\n//# sourceMappingURL=${basename(script)}.map\n`);
  writeFileSync(`${script}.map`, map);
}
