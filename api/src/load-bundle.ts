import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { mapStackTraces } from './source-map-traces.js';

/** Folder of the bundles, next to the compiled sources. */
const BUNDLE = new URL('./bundle/', import.meta.url).href;

/**
 * Loads a bundle of compiled sources and their packages (docs/decisions/0046), with V8's stored code, which only applies
 * to modules that are loaded later, so that entry points import little else.
 * @param name an entry of bundle.mjs
 */
export async function loadBundle(name: 'serve' | 'command'): Promise<void> {
  mapStackTraces(BUNDLE);
  enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/quartermile', import.meta.url)));
  await import(`${BUNDLE}${name}.js`);
}
