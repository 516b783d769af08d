/**
 * Runs in the page before its scripts and stands for the isolated preload world. It is serialised, so it must not
 * reference outer variables.
 */
export function preloadWorld(ask: string, preload: (require: unknown, process: unknown) => void): void {
  // Electron does not run preload scripts in frames.
  if (window !== window.top) return;
  type Listener = (event: object, ...args: unknown[]) => void;
  const invoke = Reflect.get(window, ask) as (channel: string, given: unknown[]) => Promise<unknown>;
  /** The channel of each listener. */
  const listeners = new Map<Listener, string>();
  const ipcRenderer = {
    invoke: (channel: string, ...given: unknown[]) => invoke(channel, given),
    on: (channel: string, listener: Listener) => void listeners.set(listener, channel),
    off: (_channel: string, listener: Listener) => void listeners.delete(listener),
  };
  const contextBridge = {
    exposeInMainWorld(key: string, api: object): void {
      Object.defineProperty(window, key, { value: Object.freeze({ ...api }), enumerable: true });
    },
  };
  Object.defineProperty(window, `${ask}Hear`, {
    value: (channel: string, args: unknown[]): void => {
      for (const [listener, name] of listeners) if (name === channel) listener({}, ...args);
    },
  });
  preload(() => ({ contextBridge, ipcRenderer }), { argv: [], platform: 'linux' });
}
