import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Loads a bundle of compiled sources and their packages (docs/decisions/0067), with the source maps and V8's stored code.
 * Both settings only apply to modules that are loaded later, so that entry points import nothing else.
 * @param name an entry of bundle.mjs
 */
export async function loadBundle(name: 'serve' | 'command'): Promise<void> {
  process.setSourceMapsEnabled(true);
  enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/quartermile', import.meta.url)));
  await import(new URL(`./bundle/${name}.js`, import.meta.url).href);
}
