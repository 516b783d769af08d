import { readFileSync } from 'node:fs';

interface Package {
  readonly version: string;
}

/** The server's version, from package.json three folders above this file in src and in dist. */
export const VERSION = (
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as Package
).version;
