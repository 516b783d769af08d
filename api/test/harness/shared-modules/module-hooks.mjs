import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const ROOT = new URL('../../../../', import.meta.url);
const { exclude: _, ...swc } = JSON.parse(readFileSync(new URL('.swcrc', ROOT), 'utf8'));
const JEST_GLOBALS = new URL('jest-globals.mjs', import.meta.url).href;

/** The TypeScript file behind an import of one, which names the compiled file. Null for other imports. */
function sourceOf(specifier, parentUrl) {
  if (!/^\.{1,2}\/.*\.js$/.test(specifier) || !isTypeScript(parentUrl)) return null;
  const source = new URL(specifier.replace(/\.js$/, '.ts'), parentUrl);
  return existsSync(source) ? source.href : null;
}

const isTypeScript = (url) => /^file:[^?]*\.ts(\?|$)/.test(url ?? '');

/**
 * Makes Node load TypeScript in this process, compiled by SWC as in the build, and packages of this repository from
 * their sources.
 */
registerHooks({
  resolve(specifier, context, next) {
    const conditions = [...context.conditions, '@quartermile/source'];
    const target = specifier === '@jest/globals' ? JEST_GLOBALS : sourceOf(specifier, context.parentURL);
    return next(target ?? specifier, { ...context, conditions });
  },
  load(url, context, next) {
    if (!isTypeScript(url)) return next(url, context);
    const filename = fileURLToPath(url);
    const options = { ...swc, filename, swcrc: false, configFile: false, sourceMaps: 'inline' };
    const { code } = transformSync(readFileSync(filename, 'utf8'), options);
    return { format: 'module', source: code, shortCircuit: true };
  },
});
