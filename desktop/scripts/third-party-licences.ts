import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** A package in the app with its licence text. */
export interface PackageLicence {
  readonly name: string;
  readonly version: string;
  /** SPDX id from the package, such as `MIT`. */
  readonly licence: string;
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Virtual module with the list, loaded on demand; filled in at the end of the build. */
const MODULE = 'virtual:third-party-licences';
const PLACEHOLDER = 'third-party licences are filled in here';
/** Parts of the app outside its bundles: the updater with its dependencies, and Electron. */
const UNBUNDLED = ['electron-updater'] as const;
const ALONE = ['electron'] as const;
/** The placeholder in a minified chunk, in any quotes. */
const LITERAL = new RegExp(`(["'\`])${PLACEHOLDER}\\1`);
const LICENCE_FILE = /^(licen[cs]e|copying|ofl|notice)([.-].*)?$/i;
const FOLDER = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/**
 * Collects the packages bundled into the three parts of the app and writes the list into the renderer, which is built
 * last. Each part needs a plugin of the same collection.
 * @throws Error at build time when a package has no licence text
 */
export function collectLicences(root: string): () => Plugin {
  const folders = new Set<string>();
  const note = (id: string): void => {
    const folder = FOLDER.exec(id.replaceAll('\\', '/').replace(/^\0+/, ''))?.[1];
    if (folder) folders.add(folder);
  };
  return () => ({
    name: 'third-party-licences',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}` ? `export const licences = ${JSON.stringify(PLACEHOLDER)};` : undefined,
    generateBundle(_options, bundle) {
      for (const id of this.getModuleIds()) note(id);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.code.includes(PLACEHOLDER)) continue;
        for (const name of UNBUNDLED) addTree(name, root, folders);
        for (const name of ALONE) folders.add(findFolder(name, root));
        chunk.code = chunk.code.replace(LITERAL, () => JSON.stringify(readAll(folders, root)));
      }
    },
  });
}

/** Resolves a package's folder from another folder, as Node does. */
function findFolder(name: string, from: string): string {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  if (dirname(from) === from) throw new Error(`The package ${name} is not installed.`);
  return findFolder(name, dirname(from));
}

/** Adds a package and its dependencies. */
function addTree(name: string, from: string, folders: Set<string>): void {
  const folder = findFolder(name, from);
  if (folders.has(folder)) return;
  folders.add(folder);
  for (const needed of Object.keys(readManifest(folder).dependencies ?? {})) addTree(needed, folder, folders);
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function readAll(folders: ReadonlySet<string>, root: string): readonly PackageLicence[] {
  const all = [...folders].map((folder) => readLicence(folder, root));
  const without = all.filter(({ text }) => text === '').map(({ name, version }) => `${name} ${version}`);
  if (without.length > 0) throw new Error(`These packages have no licence text: ${without.join(', ')}`);
  const unique = new Map(all.map((one) => [`${one.name} ${one.version}`, one]));
  return [...unique.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function readLicence(folder: string, root: string): PackageLicence {
  const { name, version, license: licence = '', author } = readManifest(folder);
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
  if (text !== '' || licence !== 'MIT') return { name, version, licence, text };
  const holder = typeof author === 'string' ? author.replace(/\s*[<(].*$/, '') : author?.name;
  return { name, version, licence, text: mitText(holder ?? `the authors of ${name}`, root) };
}

/** MIT text for a package that names the licence without including it; the wording is this project's own LICENSE. */
function mitText(holder: string, root: string): string {
  const own = readFileSync(join(root, '../LICENSE'), 'utf8').trim();
  return own.replace(/^Copyright .*$/m, `Copyright (c) ${holder}`);
}
