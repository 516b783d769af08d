/**
 * Runs in the page before its own scripts: the sandboxed preload script's world, as far as one page has two.
 * It is sent as text, so it refers to nothing outside itself.
 */
export function preloadWorld(ask: string, preload: (require: unknown, process: unknown) => void): void {
  // Electron runs no preload script in frames.
  if (window !== window.top) return;
  type Listener = (event: object, ...told: unknown[]) => void;
  type Asked = { readonly value?: unknown; readonly error?: string };
  const binding = Reflect.get(window, ask) as (channel: string, given: unknown[]) => Promise<Asked>;
  const listeners = new Map<string, Set<Listener>>();
  const of = (channel: string): Set<Listener> => {
    const found = listeners.get(channel) ?? new Set();
    listeners.set(channel, found);
    return found;
  };
  const known = <Part extends object>(name: string, part: Part): Part =>
    new Proxy(part, {
      get(target, key) {
        if (key in target) return Reflect.get(target, key);
        throw new Error(`The double does not know electron.${name}.${String(key)}.`);
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
    value: (channel: string, told: unknown[]): void => {
      for (const listener of of(channel)) listener({}, ...told);
    },
  });
  const require = (name: string): object => {
    if (name === 'electron') return known('preload', { contextBridge, ipcRenderer });
    throw new Error(`A sandboxed preload script may not require "${name}".`);
  };
  preload(require, { argv: [], platform: 'linux' });
}
