import {
  type AdminHost,
  downloadFile,
  type HostEvent,
  type HostPictures,
  openUnsentStore,
} from '@quartermile/core/admin';
import { type AdminStreamOptions, appLoginCalls, createClient } from '@quartermile/core/client';
import type { AppEvent, AppState } from '../shared/app-state.js';
import type { DesktopBridge } from '../shared/desktop-bridge.js';
import { pictureKey } from '../shared/picture-key.js';
import type { OpenWorkBackup } from './app/open-work-backup.js';
import { bridgeTransport } from './bridge-transport.js';
import { queueDecisions } from './queue-decisions.js';
import { signInInBrowser } from './sign-in-in-browser.js';

/** Base URL for requests; the main process replaces it by the site's origin. */
const BASE_URL = 'https://site.invalid';

/** Dependencies of {@link createDesktopAdminHost}. */
export interface DesktopHostOptions {
  readonly bridge: DesktopBridge;
  /** Origin of the dashboard's site. */
  readonly siteUrl: string;
  /** The last state from the main process. */
  readState(): AppState;
  readonly openWork: Pick<OpenWorkBackup, 'saveDrafts' | 'takeDrafts'>;
}

/** The admin host, with a hook for unmounting the dashboard. */
export interface DesktopAdminHost extends AdminHost {
  /** Makes the dashboard send its delayed decisions. */
  leave(): void;
}

/** Admin host of the desktop app: the main process stores the token and shares it between windows. */
export function createDesktopAdminHost(made: DesktopHostOptions): DesktopAdminHost {
  const { bridge, siteUrl, readState, openWork } = made;
  const listeners = new Set<(event: HostEvent) => void>();
  const client = createClient({ transport: bridgeTransport(bridge, siteUrl), baseUrl: BASE_URL });
  const { cars, requestInformation } = queueDecisions(client, { bridge, site: siteUrl, readState });
  return {
    client: {
      ...client,
      cars,
      admin: { ...client.admin, stream: (options) => followEvents(bridge, options) },
    },
    requestInformation,
    siteUrl,
    async hasSession() {
      const { site, hasToken } = await bridge.readState();
      return site === siteUrl && hasToken;
    },
    async signIn(credentials) {
      const { admin, expiresAt } = await client.admin.login(credentials);
      return { admin, expiresAt };
    },
    signInInBrowser: (onNumber, signal) =>
      signInInBrowser({
        calls: appLoginCalls(client.call),
        // The main process opens it outside the app.
        open: (address) => void window.open(address, '_blank', 'noopener'),
        onNumber,
        signal,
      }),
    async extendSession() {
      await client.admin.refresh();
    },
    async signOut() {
      try {
        await client.admin.logout();
      } catch {
        // The main process deleted the token before it sent the event.
      }
    },
    // Decisions that do not reach the site are in the main process's queue; this store is for those without a
    // session.
    unsent: openUnsentStore(`quartermile.unsent-decisions ${siteUrl}`),
    pictures: watchPictures(bridge, readState),
    isQueued: (carId) => readState().waiting.some(({ decision }) => decision.carId === carId),
    shareActivity: (at) => void bridge.recordActivity(at),
    saveFile: async (name, file) => downloadFile(name, file),
    keepDrafts: (read) => openWork.saveDrafts(read),
    takeDrafts: () => openWork.takeDrafts(),
    leave() {
      for (const listener of listeners) listener({ type: 'leaving' });
    },
    watch(listener) {
      listeners.add(listener);
      const stop = bridge.onEvent((event) => {
        if (isHostEvent(event)) listener(event);
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}

/** The main process has one event stream for all windows and signals when lists must be reloaded. */
function followEvents(
  bridge: Pick<DesktopBridge, 'onEvent'>,
  { onEvent, signal }: AdminStreamOptions,
): Promise<void> {
  return new Promise((resolve) => {
    const stop = bridge.onEvent((event) => {
      if (event.type === 'changed') onEvent({ type: 'reset', data: {} });
    });
    signal?.addEventListener('abort', () => {
      stop();
      resolve();
    });
  });
}

const HOST_EVENTS: ReadonlySet<AppEvent['type']> = new Set(['activity', 'signed-out', 'changed', 'leaving']);

function isHostEvent(event: AppEvent): event is Extract<AppEvent, HostEvent> {
  return HOST_EVENTS.has(event.type);
}

/** Which pictures are missing, from the main process's state. */
function watchPictures(bridge: Pick<DesktopBridge, 'onEvent'>, readState: () => AppState): HostPictures {
  let known: { readonly of: readonly string[] | undefined; readonly keys: ReadonlySet<string> } | null = null;
  const missing = (): ReadonlySet<string> => {
    const { missingPictures } = readState();
    if (known?.of !== missingPictures || known === null)
      known = { of: missingPictures, keys: new Set(missingPictures) };
    return known.keys;
  };
  return {
    isMissing(src) {
      const key = pictureKey(src);
      return key !== null && missing().has(key);
    },
    watch: (listener) => bridge.onEvent((event) => event.type === 'state' && listener()),
  };
}
