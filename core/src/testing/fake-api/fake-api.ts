import type * as z from 'zod';
import { type FieldProblem, type Problem, type ProblemCode, problems } from '../../domain/index.js';
import type { Endpoint } from './endpoint.js';
import { endpoints } from './endpoints.js';

type BodyOf<One extends Endpoint> = z.output<One['body']>;
type ResponseOf<One extends Endpoint> = z.output<One['response']>;

/** A request that a component sent. */
export interface FakeCall<Body = unknown> {
  /** undefined for a request that is not in `endpoints`. */
  readonly endpoint: Endpoint | undefined;
  readonly method: string;
  readonly path: string;
  /** Parameters of the route and of the query. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The JSON body as sent; undefined without one. */
  readonly body: Body;
}

/** An error response of the API. */
export class Refusal {
  constructor(
    readonly code: ProblemCode,
    readonly fields: Partial<Problem> = {},
  ) {}
}

/** The error response for invalid fields, with the first message as its detail. */
export const refuseFields = (errors: readonly FieldProblem[]): Refusal =>
  new Refusal('invalid_input', { detail: errors[0]?.message ?? '', errors: [...errors] });

/** A failed request: an error response, no connection, or a page of a proxy in place of a response. */
export type Failure = ProblemCode | Refusal | 'no connection' | 'a page';

type Responder<One extends Endpoint> = (
  call: FakeCall<BodyOf<One>>,
) => ResponseOf<One> | Refusal | Promise<ResponseOf<One> | Refusal>;

/**
 * A fake of the API for component tests. A spec states the responses; reads that it does not state find a site without
 * content. Bodies and responses have to match the schemas of their endpoints.
 */
export class FakeApi {
  /** All requests, in order. */
  readonly received: FakeCall[] = [];
  readonly #responders = new Map<Endpoint, Responder<Endpoint>>();
  readonly #failures = new Map<Endpoint, Failure>();
  readonly #held = new Map<Endpoint, Promise<void>>();
  #failure: Failure | null = null;

  /** States the response of an endpoint, or a function that creates it from the request. */
  respond<One extends Endpoint>(endpoint: One, response: ResponseOf<One> | Refusal | Responder<One>): void {
    if (typeof response !== 'function' && !(response instanceof Refusal)) endpoint.response.parse(response);
    const responder = typeof response === 'function' ? response : () => response;
    this.#responders.set(endpoint, responder as Responder<Endpoint>);
  }

  /** Makes the requests to an endpoint, or all requests, fail until `recover` is called. */
  fail(endpoint: Endpoint | 'all', failure: Failure): void {
    if (endpoint === 'all') this.#failure = failure;
    else this.#failures.set(endpoint, failure);
  }

  /** Ends all failures. */
  recover(): void {
    this.#failure = null;
    this.#failures.clear();
  }

  /** Delays the responses of an endpoint until the returned function is called. */
  hold(endpoint: Endpoint): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.set(endpoint, promise);
    return resolve;
  }

  /** The requests to an endpoint. */
  calls<One extends Endpoint>(endpoint: One): FakeCall<BodyOf<One>>[] {
    return this.received.filter((call) => call.endpoint === endpoint) as FakeCall<BodyOf<One>>[];
  }

  /** The bodies of the requests to an endpoint. */
  bodies<One extends Endpoint>(endpoint: One): BodyOf<One>[] {
    return this.calls(endpoint).map(({ body }) => body);
  }

  readonly transport = async (request: Request): Promise<Response> => {
    const { pathname: path, searchParams } = new URL(request.url);
    const { method } = request;
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    const endpoint = all.find((one) => one.method === method && matchRoute(one.route, path));
    const route = endpoint && matchRoute(endpoint.route, path);
    const parameters = { ...Object.fromEntries(searchParams), ...route };
    const call = { endpoint, method, path, parameters, body };
    this.received.push(call);
    if (!endpoint) return toResponse(new Refusal('not_found'));
    await this.#held.get(endpoint);
    const failure = this.#failures.get(endpoint) ?? this.#failure;
    return failure ? fail(failure) : toResponse(await this.#answer(endpoint, call));
  };

  async #answer(endpoint: Endpoint, call: FakeCall): Promise<unknown> {
    const { success, error } = endpoint.body.safeParse(call.body);
    if (!success)
      return refuseFields(error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
    const responder = this.#responders.get(endpoint);
    if (!responder && !('initial' in endpoint)) return new Refusal('not_found');
    const response = responder ? await responder(call) : endpoint.initial;
    return response instanceof Refusal ? response : endpoint.response.parse(response);
  }
}

/** Routes with parameters come last, so that "/api/past-events/list" is not read as an id. */
const all: readonly Endpoint[] = Object.values(endpoints)
  .flatMap((group): Endpoint[] => Object.values(group))
  .toSorted((one, other) => Number(one.route.includes(':')) - Number(other.route.includes(':')));

function matchRoute(route: string, path: string): Record<string, string> | null {
  const [wanted, given] = [route.split('/'), path.split('/')];
  if (wanted.length !== given.length) return null;
  if (!wanted.every((part, at) => part.startsWith(':') || part === given[at])) return null;
  return Object.fromEntries(
    wanted.flatMap((part, at) =>
      part.startsWith(':') ? [[part.slice(1), decodeURIComponent(given[at] ?? '')]] : [],
    ),
  );
}

function fail(failure: Failure): Response {
  if (failure === 'no connection') throw new TypeError('no connection');
  if (failure === 'a page') return new Response('<h1>Bad gateway</h1>', { status: 502 });
  return toResponse(failure instanceof Refusal ? failure : new Refusal(failure));
}

function toResponse(response: unknown): Response {
  if (response === undefined) return new Response(null, { status: 204 });
  if (typeof response === 'string')
    return new Response(response, { headers: { 'content-type': 'text/csv' } });
  if (!(response instanceof Refusal)) return Response.json(response);
  const { code, fields } = response;
  const { status, title, detail } = problems[code];
  return Response.json({ status, title, detail, code, ...fields }, { status });
}
