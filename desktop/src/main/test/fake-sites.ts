import { API_LEVEL, apiRoutes } from '@quartermile/core/domain';
import type { Fetch } from '../calls/fetch.js';

const { admin, cars, health } = apiRoutes;
const stream = { 'content-type': 'text/event-stream' };

/** A faked site. */
interface FakeSite {
  /** Ids of its pending cars. */
  pending: readonly string[];
  isAway: boolean;
  /** Open event streams. */
  readonly streams: Set<ReadableStreamDefaultController<Uint8Array>>;
  /** Calls received, in order. */
  readonly calls: { readonly path: string; readonly token: string | null }[];
  /** Redirect target of its address. */
  movedTo?: string;
}

/** Fakes several sites behind one `fetch`: any login succeeds; lists and an event stream. */
export class FakeSites {
  readonly #sites = new Map<string, FakeSite>();

  /** The site at an origin. */
  at(origin: string): FakeSite {
    const known = this.#sites.get(origin);
    if (known) return known;
    const made: FakeSite = { pending: [], isAway: false, streams: new Set(), calls: [] };
    this.#sites.set(origin, made);
    return made;
  }

  /** Paths of the calls that a site received. */
  pathsOf(origin: string): readonly string[] {
    return this.at(origin).calls.map(({ path }) => path);
  }

  /** Sends an event to the open streams of a site. */
  send(origin: string, type: string, data: object = {}): void {
    const text = `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
    for (const open of this.at(origin).streams) open.enqueue(new TextEncoder().encode(text));
  }

  readonly fetch: Fetch = async (url, init) => {
    const { origin, pathname } = new URL(url);
    const fake = this.at(origin);
    fake.calls.push({ path: pathname, token: new Headers(init?.headers).get('authorization') });
    if (fake.isAway) throw new TypeError('net::ERR_CONNECTION_REFUSED');
    if (fake.movedTo !== undefined) {
      return new Response(null, { status: 308, headers: { location: fake.movedTo + pathname } });
    }
    if (pathname === health)
      return Response.json({ status: 'ok', name: 'quartermile', version: '1', api: API_LEVEL });
    if (pathname === admin.login) return Response.json({ token: `token of ${origin}`, expiresAt: 'later' });
    if (pathname === cars.pending) return Response.json(fake.pending.map((_id) => ({ _id })));
    return pathname === admin.stream ? openStream(fake, init?.signal ?? null) : Response.json([]);
  };
}

function openStream({ streams }: FakeSite, signal: AbortSignal | null): Response {
  let own: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      own = controller;
      streams.add(controller);
      signal?.addEventListener('abort', () => streams.delete(own) && own.error(signal.reason));
      controller.enqueue(new TextEncoder().encode('id: start\n\n'));
    },
    cancel: () => void streams.delete(own),
  });
  return new Response(body, { headers: stream });
}
