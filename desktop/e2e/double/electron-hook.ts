import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const LAUNCH = 'launch';
const doubles = new Map<string, Readonly<Record<string, unknown>>>();
let isHooked = false;

/** Runs the built main process with a double in Electron's place; resolves once the app has started. */
export async function runMain(mainFile: URL, electron: Readonly<Record<string, unknown>>): Promise<void> {
  hook();
  const launch = `${doubles.size + 1}`;
  doubles.set(launch, electron);
  Object.assign(globalThis, { [Symbol.for('quartermile.doubles')]: doubles });
  // A query of its own makes every launch a process of its own, as far as modules go.
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
      if (specifier === 'electron') return { url: `double:electron?${LAUNCH}=${launch}`, shortCircuit: true };
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
        parsed.protocol === 'double:'
          ? doubleModule(launch)
          : readFileSync(fileURLToPath(parsed.origin === 'null' ? `file://${parsed.pathname}` : url), 'utf8');
      return { format: 'module', source, shortCircuit: true };
    },
  });
}

/** A module whose exports are the parts of one launch's double; an import of any other part fails to link. */
function doubleModule(launch: string): string {
  const parts = Object.keys(doubles.get(launch) ?? {});
  const double = `globalThis[Symbol.for('quartermile.doubles')].get(${JSON.stringify(launch)})`;
  return parts.map((part) => `export const ${part} = ${double}.${part};`).join('\n');
}
