import {
  type AdminCar,
  type AdminEntry,
  apiRoutes,
  type CarUpdate,
  type NamedSegment,
  type ProblemCode,
  problems,
  type Strip,
} from '../../domain/index.js';
import { runStripOf } from '../build-content.js';
import { FakeApi } from '../fake-api/fake-api.js';
import { lineupMemoryRoutes } from './events/memory-lineups.js';
import { MemoryClock } from './memory-clock.js';
import { MemoryContent } from './memory-content.js';
import { answerRoute, type Handled, type MemoryRoute, ok } from './memory-routes.js';
import { stripRoutesOf } from './memory-strips.js';
import { segmentRoutesOf } from './segments/memory-segments.js';

/** A simulated failure of a request. */
export type Trouble = ProblemCode | 'no connection' | 'a page';

/** A received request; `body` is its parsed JSON, undefined without one. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/**
 * An in-memory fake of the requests for videos, sponsors, events, strips and segments. `FakeApi` answers the others.
 * Entries of `trouble` make the requests to a path fail.
 */
export class MemoryApi {
  cars: AdminCar[] = [];
  entries: AdminEntry[] = [];
  strips: Strip[] = [];
  segments: NamedSegment[] = [];
  /** Videos, sponsors and events. */
  readonly content = new MemoryContent(new MemoryClock());
  readonly received: ReceivedCall[] = [];
  /** Simulated failures by path, or by method and path ("PUT /api/site"). */
  readonly trouble = new Map<string, Trouble>();
  readonly #others = new FakeApi();
  #count = 0;

  /** The token of the only session. */
  openSession(): string {
    return 'token';
  }

  /** Returns a new unique id. */
  newId(): string {
    this.#count += 1;
    return `made-${this.#count}`;
  }

  /** Number of requests to a path. */
  countOf(path: string): number {
    return this.received.filter((call) => call.path === path).length;
  }

  readonly transport = async (request: Request): Promise<Response> => {
    const { pathname: path } = new URL(request.url);
    const text = await request.clone().text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    const { method } = request;
    this.received.push({ method, path, body });
    const trouble = this.trouble.get(`${method} ${path}`) ?? this.trouble.get(path);
    if (trouble === 'no connection') throw new TypeError('no connection');
    if (trouble === 'a page') return new Response('<h1>Bad gateway</h1>', { status: 502 });
    if (trouble) return refuse(trouble);
    const answer = answerRoute(this.#routes, request, body);
    if (answer === null) return this.#others.transport(request);
    return typeof answer === 'string' ? refuse(answer) : respond(answer);
  };

  get #routes(): readonly MemoryRoute[] {
    return [
      ...this.#carRoutes(),
      ...stripRoutesOf(this),
      ...segmentRoutesOf(this),
      ...lineupMemoryRoutes(this.content, this),
      ...this.content.routes,
    ];
  }

  #carRoutes(): MemoryRoute[] {
    const { cars, leaderboard } = apiRoutes;
    const list = (wanted: AdminCar['status']) => ok(this.cars.filter(({ status }) => status === wanted));
    return [
      { method: 'GET', pattern: cars.pending, answer: () => list('pending') },
      { method: 'GET', pattern: cars.approved, answer: () => list('approved') },
      { method: 'GET', pattern: leaderboard.list, answer: () => ok(this.entries) },
      { method: 'PUT', pattern: cars.update, answer: ({ body }) => this.#setStrip(body as CarUpdate) },
    ];
  }

  #setStrip({ carId, strip: id }: CarUpdate): Handled {
    const strip = this.strips.find(({ _id }) => _id === id);
    this.cars = this.cars.map((car) =>
      car._id === carId && strip ? { ...car, strip: runStripOf(strip) } : car,
    );
    return ok(this.cars.find(({ _id }) => _id === carId));
  }
}

function respond({ status, body }: Handled): Response {
  return body === undefined ? new Response(null, { status }) : Response.json(body, { status });
}

function refuse(code: ProblemCode): Response {
  const { status, title, detail } = problems[code];
  return Response.json({ status, title, detail, code }, { status });
}
