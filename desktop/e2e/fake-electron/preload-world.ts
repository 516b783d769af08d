/**
 * Runs in the page before its scripts and stands for the isolated preload world. It is serialised, so it must not
 * reference outer variables.
 */
export function preloadWorld(ask: string, preload: (require: unknown, process: unknown) => void): void {
  // Electron does not run preload scripts in frames.
  if (window !== window.top) return;
  type Listener = (event: object, ...args: unknown[]) => void;
  type Destination = { readonly value?: unknown; readonly error?: string };
  const binding = Reflect.get(window, ask) as (channel: string, given: unknown[]) => Promise<Destination>;
  const listeners = new Map<string, Set<Listener>>();
  const of = (channel: string): Set<Listener> => {
    const set = listeners.get(channel) ?? new Set();
    listeners.set(channel, set);
    return set;
  };
  const known = <Part extends object>(name: string, part: Part): Part =>
    new Proxy(part, {
      get(target, key) {
        if (key in target) return Reflect.get(target, key);
        throw new Error(`The fake has no electron.${name}.${String(key)}.`);
      },
    });
  const ipcRenderer = known('ipcRenderer', {
    async invoke(channel: string, ...given: unknown[]): Promise<unknown> {
      const { value, error } = await binding(channel, structuredClone(given));
      if (error !== undefined) throw new Error(`Error invoking remote method '${channel}': ${error}`);
      return value;
    },
    on: (channel: string, listener: Listener) => void of(channel).add(listener),
    off: (channel: string, listener: Listener) => void of(channel).delete(listener),
  });
  const contextBridge = known('contextBridge', {
    exposeInMainWorld(key: string, api: object): void {
      Object.defineProperty(window, key, { value: Object.freeze({ ...api }), enumerable: true });
    },
  });
  Object.defineProperty(window, `${ask}Hear`, {
    value: (channel: string, args: unknown[]): void => {
      for (const listener of of(channel)) listener({}, ...args);
    },
  });
  const require = (name: string): object => {
    if (name === 'electron') return known('preload', { contextBridge, ipcRenderer });
    throw new Error(`A sandboxed preload script may not require "${name}".`);
  };
  preload(require, { argv: [], platform: 'linux' });
}
