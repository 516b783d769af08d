import { createClient, type Transport } from '@quartermile/core/client';
import type { AdminHost, HostEvent } from '../host/admin-host.js';
import { openUnsentStore } from '../host/unsent-store.js';

/** A fake host with an in-memory token. Specs can inspect its state and emit events. */
export interface MemoryHost extends AdminHost {
  token: string | null;
  /** Activity times shared with other windows, ms since 1970. */
  readonly shared: number[];
  /** Saved files by name. */
  readonly files: Map<string, Blob>;
  /** Emits an event from another window. */
  emit(news: HostEvent): void;
}

let hosts = 0;

/** Creates a fake host for a transport. Retries are disabled. */
export function createMemoryHost(transport: Transport, token: string | null = null): MemoryHost {
  const listeners = new Set<(news: HostEvent) => void>();
  const client = createClient({
    transport,
    baseUrl: 'https://quartermile.example',
    readToken: () => host.token,
    retry: false,
  });
  hosts += 1;
  const host: MemoryHost = {
    client,
    unsent: openUnsentStore(`unsent decisions of host ${hosts}`),
    token,
    shared: [],
    files: new Map(),
    siteUrl: '/',
    hasSession: () => host.token !== null,
    async signIn(credentials) {
      const { token: given, ...session } = await client.admin.login(credentials);
      host.token = given;
      return session;
    },
    async extendSession() {
      host.token = (await client.admin.refresh()).token;
    },
    async signOut() {
      const ending = client.admin.logout().catch(() => undefined);
      host.token = null;
      await ending;
    },
    shareActivity: (at) => void host.shared.push(at),
    saveFile: async (name, file) => void host.files.set(name, file),
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit: (news) => listeners.forEach((listener) => listener(news)),
  };
  return host;
}
