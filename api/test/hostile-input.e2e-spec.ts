import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { type DeclaredRoute, routesOf } from './harness/description/routes-of.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

/** These revoke the token that the other requests use. */
const ENDS_THE_TOKEN = new Set<string>([apiRoutes.admin.logout, apiRoutes.admin.refresh]);

const UUID = '019379b4-8d5c-7c3e-9b1a-0123456789ab';
const IDS = ['x', UUID, '%00', '%ED%A0%80', '..%2f', "'", '%F0%9F%8F%81', 'x'.repeat(5000)];

/**
 * Requests at a time. All of them together would wait for one of the pooled connections for so long, on a busy machine,
 * that the server rejects them as overloaded.
 */
const AT_ONCE = 4;

/** Sends a request for each input, a few at a time, and returns the statuses in the same order. */
async function statusesOf<Input>(
  inputs: readonly Input[],
  send: (input: Input) => Promise<{ statusCode: number }>,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let sent = 0; sent < inputs.length; sent += AT_ONCE) {
    const answers = await Promise.all(inputs.slice(sent, sent + AT_ONCE).map(send));
    statuses.push(...answers.map(({ statusCode }) => statusCode));
  }
  return statuses;
}

/** A body with all fields that the routes read, set to the same value. */
const filledWith = (value: unknown): Record<string, unknown> =>
  Object.fromEntries(
    [
      ...['carId', 'entryId', 'id', '_id', 'name', 'owner', 'cellphone', 'time', 'worldFacts', 'source'],
      ...['drivetrain', 'description', 'category', 'categories', 'requestedCategories', 'reason', 'title'],
      ...['link', 'thumbnail', 'image', 'proofImage', 'logo', 'website', 'email', 'password', 'date'],
      ...['location', 'documents', 'featured', 'story', 'links', 'live', 'factoryPower', 'caption'],
    ].map((field) => [field, value]),
  );

const ODD_VALUES: unknown[] = [
  null,
  '',
  '\0',
  '\ud800',
  '𝕏'.repeat(60),
  'x'.repeat(100_000),
  -1,
  1e308,
  true,
  [],
  {},
  ['\0'],
  { __proto__: null, constructor: 'x' },
  UUID,
  'data:image/png;base64,AAAA',
  'data:text/html,<script>',
  'javascript:alert(1)',
  '9.8',
  '2026-13-45',
];

const BODIES = [
  ...['null', '[]', '"x"', '1', '{}', '{"__proto__":{"a":1},"constructor":{"prototype":1}}'],
  ...ODD_VALUES.map((value) => JSON.stringify(filledWith(value))),
  ...ODD_VALUES.map((value) =>
    JSON.stringify({ ...filledWith(value), action: 'approve', carId: UUID, entryId: UUID }),
  ),
];

describe('hostile input', () => {
  let server: TestApp;
  let token: string;
  let routes: DeclaredRoute[];
  beforeAll(async () => {
    server = await startTestApp();
    token = await server.signIn();
    routes = routesOf(server.app).filter(
      ({ path, metadata }) => path.startsWith('/api/') && !ENDS_THE_TOKEN.has(path) && !metadata.stream,
    );
  });
  afterAll(() => server.close());

  const send = ({ method, path }: DeclaredRoute, id: string, payload: string, query = '') =>
    server.inject({
      method,
      url: path.replace(/:\w+/g, id) + query,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(method !== 'GET' && { payload }),
    });

  test('in a body is answered by every call, never by a defect', async () => {
    for (const route of routes.filter(({ method }) => method !== 'GET')) {
      const statuses = await statusesOf(BODIES, (body) => send(route, UUID, body));
      const defects = BODIES.filter((_, index) => (statuses[index] ?? 500) >= 500);
      expect([route.method, route.path, defects]).toEqual([route.method, route.path, []]);
    }
  }, 120_000);

  test('as an id is 404, or the same as any other', async () => {
    for (const route of routes.filter(({ path }) => path.includes(':'))) {
      const statuses = await statusesOf(IDS, (id) => send(route, id, '{}'));
      expect([route.method, route.path, statuses.filter((status) => status < 400 || status >= 500)]).toEqual([
        route.method,
        route.path,
        [],
      ]);
    }
  }, 60_000);

  test('in a query is answered by every call, never by a defect', async () => {
    const values = ['', 'x', '-1', '1e9', '%00', '%ff', '%ED%A0%80', "'", '9'.repeat(400)];
    const names = [
      'q',
      'limit',
      'offset',
      'cursor',
      'category',
      'drivetrain',
      'token',
      'carId',
      '__proto__[x]',
    ];
    for (const route of routes) {
      const queries = names.flatMap((name) => values.map((value) => `?${name}=${value}&${name}=${value}`));
      const statuses = await statusesOf(queries, (query) => send(route, UUID, '{}', query));
      const defects = queries.filter((_, index) => (statuses[index] ?? 500) >= 500);
      expect([route.method, route.path, defects]).toEqual([route.method, route.path, []]);
    }
  }, 120_000);
});
