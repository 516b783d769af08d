import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const FOLDER = resolve(import.meta.dirname, '../../..');
const require = createRequire(import.meta.url);

/** Marker of fuses in an Electron binary, followed by version 1 and nine fuses, all enabled. */
const FUSE_WIRE = `dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\u0001\u0009${'1'.repeat(9)}`;

/** An unpacked app. */
export interface PackedApp {
  /** The file whose fuses are set. */
  readonly binary: string;
  /** Paths in the archive, such as `out/main/main.js`. */
  readonly files: readonly string[];
  /** Reads a file from the archive. */
  read(path: string): string;
  /** Reads a file next to the archive, or null. */
  resource(name: string): Promise<string | null>;
}

/**
 * Packs the built app with electron-builder and our configuration around a fake Electron binary, so that the result
 * can be inspected without downloading one.
 * @throws Error from electron-builder, for example for an invalid setting
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
  const archive = await readFile(resource('app.asar'));
  return {
    binary: join(packed, 'quartermile'),
    files: listFiles(readHead(archive), ''),
    read: (path) => readFromArchive(archive, path),
    resource: (name) => readFile(resource(name), 'utf8').catch(() => null),
  };
}

interface Entry {
  readonly files?: Readonly<Record<string, Entry>>;
  /** Offset after the header, and size, bytes. */
  readonly offset?: string;
  readonly size?: number;
}

/** Parses the asar header: JSON whose length is the fourth number. */
function readHead(archive: Buffer): Entry {
  return JSON.parse(archive.subarray(16, 16 + archive.readUInt32LE(12)).toString()) as Entry;
}

function readFromArchive(archive: Buffer, path: string): string {
  const entry = path
    .split('/')
    .reduce<Entry | undefined>((folder, name) => folder?.files?.[name], readHead(archive));
  if (!entry) throw new Error(`The archive has no ${path}.`);
  // The second number is the header's length after itself.
  const from = 8 + archive.readUInt32LE(4) + Number(entry.offset);
  return archive.subarray(from, from + (entry.size ?? 0)).toString();
}

function listFiles({ files = {} }: Entry, path: string): string[] {
  return Object.entries(files).flatMap(([name, entry]) =>
    entry.files ? listFiles(entry, `${path}${name}/`) : [path + name],
  );
}
