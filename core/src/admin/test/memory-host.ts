import { createClient, factorsCalls, type Transport } from '@quartermile/core/client';
import type { AdminHost, HostEvent } from '../kernel/host/admin-host.js';
import { type HostPasskeys, PasskeyError } from '../kernel/host/host-passkeys.js';
import { openUnsentStore } from '../kernel/host/unsent-store.js';

/** A fake host with an in-memory token. Specs can inspect its state and emit events. */
export interface MemoryHost extends AdminHost {
  token: string | null;
  readonly passkeys: HostPasskeys;
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
    passkeys: memoryPasskeys(),
    async signInWithPasskey() {
      const { passkeyChallenge, passkeyLogin } = factorsCalls(client.call);
      const passkey = await host.passkeys.use(await passkeyChallenge());
      const { token: given, ...session } = await passkeyLogin(passkey);
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

/** Passkeys as a browser with one device makes them: a new one replaces the last. */
function memoryPasskeys(): HostPasskeys {
  let made = 0;
  const credential = () => ({
    id: `credential-${made}`,
    rawId: `credential-${made}`,
    type: 'public-key' as const,
    clientExtensionResults: {},
  });
  const clientDataJSON = (challenge: unknown): string =>
    btoa(JSON.stringify({ challenge })).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return {
    origin: 'https://quartermile.example',
    isSupported: true,
    async create({ options }) {
      made += 1;
      const response = { clientDataJSON: clientDataJSON(options.challenge), attestationObject: 'AAAA' };
      return { ...credential(), response };
    },
    async use({ options }) {
      if (made === 0) throw new PasskeyError('cancelled');
      const signed = { clientDataJSON: clientDataJSON(options.challenge), authenticatorData: 'AAAA' };
      return { ...credential(), response: { ...signed, signature: 'AAAA' } };
    },
  };
}
