import { expect } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { apiRoutes, type Problem, type ProblemCode, problems } from '@quartermile/core/domain';
import type { LightMyRequestResponse } from 'fastify';
import { CarCalls } from '../harness/cars.js';
import { type Described, operationsOf } from '../harness/description/api-description.js';
import { allRoutes, type DeclaredRoute, describedName } from '../harness/description/routes-of.js';
import { addOneOfEach, type ExistingIds } from '../harness/existing-ids.js';
import { startTestApp, type TestApp } from '../harness/test-app.js';
import { NOBODY, validCall } from '../harness/valid-calls.js';

/** How a request differs from a valid one. */
export interface Difference {
  /** The body; a string is sent unchanged. */
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string | string[]>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the path has instead of the ids of rows. */
  readonly unknown?: string;
  /** The administrator's token by default; null sends no token. */
  readonly token?: string | null;
}

/** Sends the requests of the OpenAPI document and records which documented errors occurred. */
export class RefusalChecks {
  readonly operations: readonly Described[];
  private readonly met = new Set<string>();

  private constructor(
    readonly server: TestApp,
    readonly calls: CarCalls,
    readonly document: OpenAPIObject,
    private readonly token: string,
    /** Ids that the requests use. */
    public ids: ExistingIds,
  ) {
    this.operations = operationsOf(document);
  }

  /** Starts a server with one row of each kind. */
  static async open(...given: Parameters<typeof startTestApp>): Promise<RefusalChecks> {
    const server = await startTestApp(...given);
    const calls = await CarCalls.on(server);
    const document = (await server.inject(apiRoutes.openapi)).json<OpenAPIObject>();
    const token = await server.signIn();
    return new RefusalChecks(server, calls, document, token, await addOneOfEach(calls));
  }

  /** The operations that document a problem code. */
  refusedWith(code: ProblemCode): Described[] {
    return this.operations.filter((operation) => codesOf(operation).includes(code));
  }

  /** Sends the request of an operation, by its name. */
  send(
    route: string,
    { body, query = {}, headers = {}, token = this.token }: Difference,
    id?: keyof ExistingIds,
  ): Promise<LightMyRequestResponse> {
    const [method = '', path = ''] = route.split(' ');
    return this.server.inject({
      method: method as 'GET',
      url: path.replace(/\{\w+\}/g, id ? this.ids[id] : NOBODY),
      query: { ...query },
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  /** Sends a valid request of an operation, but for the difference; without a token where visitors may call. */
  sendValid(name: string, difference: Difference = {}): Promise<LightMyRequestResponse> {
    const route = routeNamed(name);
    const { url, body, query, headers } = validCall(route, this.ids);
    const isOpen = !['admin', 'renewal'].includes(route.metadata.access ?? '');
    return this.send(
      `${route.method} ${difference.unknown ? route.path.replace(/:\w+/g, difference.unknown) : url}`,
      {
        body,
        query,
        ...(isOpen && { token: null }),
        ...difference,
        headers: { ...headers, ...difference.headers },
      },
    );
  }

  /** Expects the exact problem as the response, and records that it occurred. */
  expectRefusal(route: string, answer: LightMyRequestResponse, code: ProblemCode, detail: string): void {
    const { errors: _, factors: __, current: ___, ...problem } = answer.json<Problem>();
    const { status, title } = problems[code];
    expect([route, answer.statusCode, problem]).toEqual([route, status, { status, title, code, detail }]);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    this.met.add(`${route} ${code}`);
  }

  /** Documented errors that have not occurred yet. */
  unmet(): string[] {
    return this.operations
      .flatMap((operation) => codesOf(operation).map((code) => `${operation.name} ${code}`))
      .filter((refusal) => !this.met.has(refusal));
  }

  close(): Promise<void> {
    return this.server.close();
  }
}

/** The route of an operation, by its name in the document. */
export function routeNamed(name: string): DeclaredRoute {
  const route = allRoutes.find((one) => describedName(one) === name);
  if (!route) throw new Error(`There is no ${name}.`);
  return route;
}

/** The problem codes that an operation documents. */
function codesOf({ operation }: Described): ProblemCode[] {
  return Object.entries(operation.responses).flatMap(([status, response]) =>
    Number(status) >= 400 && response && 'description' in response
      ? [...response.description.matchAll(/`([a-z_]+)`/g)].map(([, code]) => code as ProblemCode)
      : [],
  );
}
