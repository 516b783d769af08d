import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { loadUpdater } from './installed-app.js';

const LAUNCH = 'launch';
/** Global key through which generated modules reach their exports. */
const PARTS = Symbol.for('quartermile.fake-electrons');
const UPDATER = Symbol.for('quartermile.updater');
const fakes = new Map<string, Readonly<Record<string, unknown>>>();
let isHooked = false;

/** Imports the built main process with a fake `electron`; resolves once the app has started. */
export async function runMain(mainFile: URL, electron: Readonly<Record<string, unknown>>): Promise<void> {
  hook();
  const launch = `${fakes.size + 1}`;
  fakes.set(launch, electron);
  Object.assign(globalThis, {
    [PARTS]: fakes,
    [UPDATER]: (name: string) => loadUpdater(fakes.get(name) ?? {}),
  });
  // A unique query makes Node load fresh modules for every launch.
  const url = new URL(mainFile);
  url.searchParams.set(LAUNCH, launch);
  await import(url.href);
}

function hook(): void {
  if (isHooked) return;
  isHooked = true;
  registerHooks({
    resolve(specifier, context, next) {
      const launch = context.parentURL && URL.parse(context.parentURL)?.searchParams.get(LAUNCH);
      if (!launch) return next(specifier, context);
      if (specifier === 'electron' || specifier === 'electron-updater')
        return { url: `fake-electron:${specifier}?${LAUNCH}=${launch}`, shortCircuit: true };
      if (!specifier.startsWith('.')) return next(specifier, context);
      const url = new URL(specifier, context.parentURL);
      url.searchParams.set(LAUNCH, launch);
      return { url: url.href, format: 'module', shortCircuit: true };
    },
    load(url, context, next) {
      const parsed = URL.parse(url);
      const launch = parsed?.searchParams.get(LAUNCH);
      if (!parsed || !launch) return next(url, context);
      const source =
        parsed.protocol === 'fake-electron:'
          ? fakeModule(parsed.pathname, launch)
          : readFileSync(fileURLToPath(parsed.origin === 'null' ? `file://${parsed.pathname}` : url), 'utf8');
      return { format: 'module', source, shortCircuit: true };
    },
  });
}

/** A module that exports one launch's fake; importing an unknown name fails to link. */
function fakeModule(name: string, launch: string): string {
  const own = JSON.stringify(launch);
  if (name === 'electron-updater')
    return `export default globalThis[Symbol.for('${UPDATER.description}')](${own});`;
  const parts = Object.keys(fakes.get(launch) ?? {});
  const fake = `globalThis[Symbol.for('${PARTS.description}')].get(${own})`;
  return parts.map((part) => `export const ${part} = ${fake}.${part};`).join('\n');
}
