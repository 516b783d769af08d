/** Neither oxlint nor dependency-cruiser counts the files of a folder. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Maximum number of source files in one folder, so that a reader can scan it. Specs are not counted. */
const FOLDER_MAX_FILES = 25;
const PARTS = ['core', 'api', 'web', 'desktop', '.ci'];
const SOURCE = /\.(tsx?|mjs)$/;
const SPEC = /\.(spec|e2e|e2e-spec|shots|smoke)\.(tsx?|mjs)$/;
/** Folders of installed packages and of build output. */
const GENERATED = new Set(['node_modules', 'dist', 'build', 'out', '.react-router']);

/**
 * Counts the source files of every folder below a folder that is laid out like this repository.
 * @returns {string[]} a message for each folder with too many files
 */
export function findLargeFolders(baseDir = process.cwd()) {
  return PARTS.flatMap((part) => check(baseDir, part));
}

function check(baseDir, folder) {
  const entries = readdirSync(join(baseDir, folder), { withFileTypes: true });
  const below = entries
    .filter((entry) => entry.isDirectory() && !GENERATED.has(entry.name))
    .flatMap(({ name }) => check(baseDir, `${folder}/${name}`));
  const count = entries.filter((entry) => entry.isFile() && isSource(entry.name)).length;
  return count > FOLDER_MAX_FILES
    ? [`${folder} has ${count} source files, more than ${FOLDER_MAX_FILES}`, ...below]
    : below;
}

function isSource(name) {
  return SOURCE.test(name) && !SPEC.test(name);
}
