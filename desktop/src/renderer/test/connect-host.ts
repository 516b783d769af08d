import { requestHandlers } from '../../main/request-handlers.js';
import { buildAppSite } from '../../main/test/build-app-site.js';
import { buildAppState } from '../../main/test/build-app-state.js';
import { tempFolder } from '../../main/test/temp-files.js';
import type { AppEvent } from '../../shared/app-state.js';
import { type RequestName, requestChannels } from '../../shared/channels.js';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import { loadAppState } from '../app/use-app-state.js';
import { createDesktopAdminHost } from '../desktop-admin-host.js';

/** Options of {@link connectHost}. */
export interface ConnectOptions {
  readonly site: string;
  /** Responds for the site, its health check excepted. */
  readonly answer: (url: string, init: RequestInit | undefined) => Promise<Response>;
  /** Whether the site is unreachable. */
  readonly isAway: () => boolean;
  /** Data folder of the app; a new one by default. */
  readonly folder?: string;
  /** Receives all values that reach the page. */
  readonly onCrossing?: (value: unknown) => void;
}

/** The host over the channels without Electron: values are cloned and validated as between two processes. */
export async function connectHost(options: ConnectOptions) {
  const { site, answer, isAway, onCrossing = () => undefined } = options;
  const listeners = new Set<(event: AppEvent) => void>();
  const emit = (event: AppEvent): void => {
    onCrossing(event);
    for (const listener of listeners) listener(structuredClone(event));
  };
  const folder = options.folder ?? (await tempFolder());
  const app = buildAppSite({
    folder,
    async fetch(url, init) {
      if (isAway()) throw new TypeError('net::ERR_CONNECTION_REFUSED');
      if (url.endsWith('/api/health')) {
        return Response.json({ status: 'ok', name: 'quartermile', version: '1', api: 1 });
      }
      return answer(url, init);
    },
    onState: () => emit({ type: 'state', state: readState() }),
    emit,
  });
  const readState = () => buildAppState(app.state);
  await app.load(site);
  const handlers = requestHandlers({
    site: app,
    readState,
    runCommand: async () => null,
    onPageReady: () => {},
  });
  const invoke =
    (name: RequestName) =>
    async (...args: unknown[]): Promise<never> => {
      const { args: schema, result } = requestChannels[name];
      const handler = handlers[name] as (...all: unknown[]) => unknown;
      const parsed: readonly unknown[] = schema.parse(structuredClone(args));
      const answered = result.parse(await handler({ pageId: 1 }, ...parsed));
      onCrossing(answered);
      return structuredClone(answered) as never;
    };
  const bridge: DesktopBridge = {
    callApi: invoke('api:call'),
    cancelCall: invoke('api:cancel'),
    readState: invoke('app:state'),
    connect: invoke('site:connect'),
    recordActivity: invoke('session:activity'),
    changeDecisions: invoke('decisions:change'),
    runCommand: invoke('app:command'),
    onEvent(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const store = await loadAppState(bridge);
  const openWork = { saveDrafts: () => {}, takeDrafts: () => null };
  const host = createDesktopAdminHost({ bridge, siteUrl: site, readState: store.read, openWork });
  return { host, store, app, folder };
}
