import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/*
 * Entry point of production: loads the bundle of serve.ts and its packages (docs/decisions/0067). It is a file of its
 * own, because both settings only apply to modules that are loaded later.
 */
process.setSourceMapsEnabled(true);
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/quartermile', import.meta.url)));
await import(new URL('./bundle/serve.js', import.meta.url).href);
