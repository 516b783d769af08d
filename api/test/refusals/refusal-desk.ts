import { expect } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { apiRoutes, type Problem, type ProblemCode, problems } from '@quartermile/core/domain';
import type { LightMyRequestResponse } from 'fastify';
import { type Described, operationsOf } from '../harness/api-description.js';
import { CarCalls } from '../harness/cars.js';
import { addOneOfEach, type ExistingIds } from '../harness/existing-ids.js';
import { startTestApp, type TestApp } from '../harness/test-app.js';
import type { RefusedCall } from './refused-call.js';

/** An id of the server's own form, and nobody's. */
const NOBODY = '01900000-0000-7000-8000-000000000000';

/** How a call differs from a good one. */
export interface Difference {
  /** The body itself; text is sent as it is. */
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string | string[]>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether nobody has the ids of the path. */
  readonly unknown?: boolean;
  /** The administrator's token unless another (or null: none) is given. */
  readonly token?: string | null;
}

/** Makes the calls of the description, and keeps which of their refusals were met. */
export class RefusalDesk {
  readonly operations: readonly Described[];
  private readonly met = new Set<string>();

  private constructor(
    readonly server: TestApp,
    readonly calls: CarCalls,
    readonly document: OpenAPIObject,
    private readonly token: string,
    /** What the calls are about. */
    public ids: ExistingIds,
  ) {
    this.operations = operationsOf(document);
  }

  /** Starts a server with one of everything. */
  static async open(...given: Parameters<typeof startTestApp>): Promise<RefusalDesk> {
    const server = await startTestApp(...given);
    const calls = await CarCalls.on(server);
    const document = (await server.inject(apiRoutes.openapi)).json<OpenAPIObject>();
    const token = await server.signIn();
    return new RefusalDesk(server, calls, document, token, await addOneOfEach(calls));
  }

  /** The calls that the description says may be refused with a code. */
  refusedWith(code: ProblemCode): Described[] {
    return this.operations.filter((operation) => codesOf(operation).includes(code));
  }

  /** Sends a call of the description, by its name. */
  send(
    route: string,
    { body, query = {}, headers = {}, unknown = false, token = this.token }: Difference,
    id?: keyof ExistingIds,
  ): Promise<LightMyRequestResponse> {
    const [method = '', path = ''] = route.split(' ');
    return this.server.inject({
      method: method as 'GET',
      url: path.replace(/\{\w+\}/g, unknown || !id ? NOBODY : this.ids[id]),
      query: { ...query },
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  /** Sends what a row says, with the token only where it is the administrator's. */
  sendRow({ route, id, asVisitor }: RefusedCall, difference: Difference): Promise<LightMyRequestResponse> {
    return this.send(route, { ...(asVisitor && { token: null }), ...difference }, id);
  }

  /** Holds an answer to a refusal, word for word, and remembers that it was met. */
  expectRefusal(route: string, answer: LightMyRequestResponse, code: ProblemCode, detail: string): void {
    const { errors: _, ...problem } = answer.json<Problem>();
    const { status, title } = problems[code];
    expect([route, answer.statusCode, problem]).toEqual([route, status, { status, title, code, detail }]);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    this.met.add(`${route} ${code}`);
  }

  /** The refusals of the description that nothing has met yet. */
  unmet(): string[] {
    return this.operations
      .flatMap((operation) => codesOf(operation).map((code) => `${operation.name} ${code}`))
      .filter((refusal) => !this.met.has(refusal));
  }

  close(): Promise<void> {
    return this.server.close();
  }
}

/** The codes by which the description says that a call may be refused. */
function codesOf({ operation }: Described): ProblemCode[] {
  return Object.entries(operation.responses).flatMap(([status, response]) =>
    Number(status) >= 400 && response && 'description' in response
      ? [...response.description.matchAll(/`([a-z_]+)`/g)].map(([, code]) => code as ProblemCode)
      : [],
  );
}
