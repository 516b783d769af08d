import { createRequire, registerHooks } from 'node:module';

/** Packages with module state per launch. */
const UPDATER = /[\\/]node_modules[\\/](electron-updater|builder-util-runtime)[\\/]/;
let launches = 0;

/** Imports the built main process with a fake `electron`; resolves once it has been evaluated. */
export async function runMain(main: URL, electron: Readonly<Record<string, unknown>>): Promise<void> {
  launches += 1;
  // A unique query makes Node load fresh modules for every launch.
  const query = `?launch=${launches}`;
  // Generated modules reach the fake by a global name; importing a name that it lacks fails to link.
  const fake = `fakeElectron${launches}`;
  const names = Object.keys(electron).join();
  Reflect.set(globalThis, fake, { electron, loadUpdater: () => loadUpdater(electron) });
  const sources = new Map([
    ['electron', `const { ${names} } = ${fake}.electron; export { ${names} };`],
    ['electron-updater', `export default ${fake}.loadUpdater();`],
  ]);
  registerHooks({
    resolve(specifier, context, next) {
      if (!context.parentURL?.endsWith(query)) return next(specifier, context);
      const source = sources.get(specifier);
      if (source) return { url: `data:text/javascript,${encodeURIComponent(source)}`, shortCircuit: true };
      const resolved = next(specifier, context);
      return specifier.startsWith('.') ? { ...resolved, url: resolved.url + query } : resolved;
    },
  });
  await import(main.href + query);
}

/** Loads electron-updater anew with the launch's fake as `electron`. */
function loadUpdater(electron: Readonly<Record<string, unknown>>): unknown {
  const require = createRequire(import.meta.url);
  for (const path of Object.keys(require.cache)) if (UPDATER.test(path)) delete require.cache[path];
  require.cache[require.resolve('electron')] = Object.assign(Object.create(null), {
    exports: electron,
    loaded: true,
  });
  return require('electron-updater');
}
