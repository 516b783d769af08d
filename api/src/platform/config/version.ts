import { readFileSync } from 'node:fs';

interface Package {
  readonly version: string;
}

/** The server's version: its package's, three folders up from here, in src as in dist. */
export const VERSION = (
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as Package
).version;
