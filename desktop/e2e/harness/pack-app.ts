import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const FOLDER = resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** By this a binary of Electron's is known to have fuses; version 1 and nine of them, all on, stand behind it. */
const FUSE_WIRE = `dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\u0001\u0009${'1'.repeat(9)}`;

/** An unpacked app as an installer would hold it. */
export interface PackedApp {
  /** The file whose fuses are set. */
  readonly binary: string;
  /** Paths of all files in the archive, such as `out/main/main.js`. */
  readonly files: readonly string[];
  /** A file beside the archive; null when it is not there. */
  resource(name: string): Promise<string | null>;
}

/**
 * Packs the built app by electron-builder and our configuration, around a stand-in for Electron's own files: what it
 * packs and sets can be looked at without the binary.
 * @throws Error in electron-builder's words, such as for a setting that its schema does not know
 */
export async function packApp(folder: string, env: Readonly<Record<string, string>>): Promise<PackedApp> {
  const electron = join(folder, 'electron');
  await mkdir(join(electron, 'resources'), { recursive: true });
  await writeFile(join(electron, 'electron'), `stand-in ${FUSE_WIRE}`, { mode: 0o755 });
  for (const name of ['LICENSE', 'LICENSES.chromium.html']) await writeFile(join(electron, name), '');
  const { version } = require('electron/package.json') as { version: string };
  await writeFile(join(electron, 'version'), version);
  await promisify(execFile)(
    process.execPath,
    [
      require.resolve('electron-builder/cli.js'),
      ...['--config', 'electron-builder.config.mjs', '--publish', 'never', '--linux', '--dir'],
      ...[`-c.electronDist=${electron}`, `-c.directories.output=${join(folder, 'packed')}`],
    ],
    { cwd: FOLDER, env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env } },
  );
  const packed = join(folder, 'packed/linux-unpacked');
  const resource = (name: string) => join(packed, 'resources', name);
  return {
    binary: join(packed, 'quartermile'),
    files: readArchive(await readFile(resource('app.asar'))),
    resource: (name) => readFile(resource(name), 'utf8').catch(() => null),
  };
}

interface Entry {
  readonly files?: Readonly<Record<string, Entry>>;
}

/** The paths in an archive: its head is JSON, whose length stands in its fourth number. */
function readArchive(archive: Buffer): string[] {
  const head = JSON.parse(archive.subarray(16, 16 + archive.readUInt32LE(12)).toString()) as Entry;
  return listFiles(head, '');
}

function listFiles({ files = {} }: Entry, path: string): string[] {
  return Object.entries(files).flatMap(([name, entry]) =>
    entry.files ? listFiles(entry, `${path}${name}/`) : [path + name],
  );
}
