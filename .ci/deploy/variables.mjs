import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCHEMA = join(import.meta.dirname, '../../api/src/platform/config/config-schema.ts');

/** Names of the environment variables of the product. */
export function variablesOf() {
  return [...readFileSync(SCHEMA, 'utf8').matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
}
