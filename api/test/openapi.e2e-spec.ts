import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { apiRoutes } from '@quartermile/core/domain';
import type { RouteMetadata } from '../src/platform/http/route-metadata.js';
import { callAsAdmin } from './harness/administrators/admin-client.js';
import {
  type Described,
  namedSchemas,
  operationsOf,
  refsOf,
  routerRoutes,
} from './harness/description/api-description.js';
import { routesOf } from './harness/description/routes-of.js';
import { startTestApp, type TestApp } from './harness/test-app.js';
import { readPolicy, sourcesOfInline } from './harness/website/policy.js';

interface Body {
  readonly required?: boolean;
  readonly content: Record<
    string,
    { schema: unknown; example?: unknown; examples?: Record<string, { value: unknown }> }
  >;
}

let server: TestApp;
let document: OpenAPIObject;
let operations: Described[];
let metadata: Map<string, RouteMetadata>;
beforeAll(async () => {
  server = await startTestApp();
  document = (await server.inject(apiRoutes.openapi)).json();
  operations = operationsOf(document);
  metadata = new Map(
    routesOf(server.app).map((route) => [
      `${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}`,
      route.metadata,
    ]),
  );
});
afterAll(() => server.close());

const bodyOf = ({ operation }: Described) => operation.requestBody as Body | undefined;

/** The example bodies of an operation in the document, with the names of their schemas. */
function examplesOf(described: Described): [name: string, example: unknown][] {
  const media = bodyOf(described)?.content['application/json'];
  if (!media) return [];
  if (media.examples) return Object.entries(media.examples).map(([name, { value }]) => [name, value]);
  return [[refsOf(media.schema)[0]?.split('/').at(-1) ?? '', media.example]];
}

/** Status of examples with a password, a code, a passkey or another secret, which are valid for nobody. */
const EXAMPLE_ANSWERS: Readonly<Record<string, readonly number[]>> = {
  AuthenticatorCode: [409],
  Credentials: [401],
  FactorProof: [403, 404],
  InvitationAccept: [410],
  InvitationToken: [410],
  PasskeyAdd: [403],
  PasskeyLogin: [403, 404],
  PasswordChange: [400],
  RunVideoUpdate: [400],
};

describe('GET /api/openapi.json', () => {
  test('lists the router’s routes, all of them and no other', () => {
    const described = operations.map(({ name }) => name).sort();
    const routes = routerRoutes(server.app).sort();
    expect(routes.length).toBeGreaterThan(50);
    expect(described).toEqual(routes);
  });

  test('is a sound OpenAPI 3 document', () => {
    expect(document.openapi).toMatch(/^3\.0\.\d$/);
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    const dangling = refsOf(document).filter((ref) => {
      const parts = ref.replace('#/', '').split('/');
      return (
        parts.reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], document) === undefined
      );
    });
    expect(dangling).toEqual([]);
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(JSON.stringify(document)).not.toMatch(/"(const|\$defs|definitions|examples":\[)/);
  });

  test('sums up each call, under a tag that it explains', () => {
    const tags = document.tags?.map(({ name }) => name);
    for (const { name, operation } of operations) {
      expect([name, operation.summary]).toEqual([name, expect.stringMatching(/^[A-Z].*[^.]$/)]);
      expect([name, operation.tags?.length, tags]).toEqual([
        name,
        1,
        expect.arrayContaining(operation.tags ?? []),
      ]);
    }
    const used = new Set(operations.flatMap(({ operation }) => operation.tags));
    expect(tags?.filter((tag) => !used.has(tag))).toEqual([]);
  });

  test('asks for the token where the route does', () => {
    const security = {
      admin: [{ bearer: [] }],
      renewal: [{ bearer: [] }],
      'optional-admin': [{}, { bearer: [] }],
    };
    for (const { name, operation } of operations) {
      const access = metadata.get(name)?.access;
      expect([name, operation.security]).toEqual([name, access && security[access]]);
      expect([name, '401' in operation.responses || name === 'POST /api/admin/login']).toEqual([
        name,
        access !== undefined || name === 'POST /api/admin/login',
      ]);
    }
    expect(document.components?.securitySchemes).toMatchObject({
      bearer: { type: 'http', scheme: 'bearer' },
    });
  });

  test('names the idempotency key where it is honoured', () => {
    const keyed = operations.filter(({ operation }) =>
      JSON.stringify(operation).includes('parameters/IdempotencyKey'),
    );
    const honoured = [...metadata].filter(([, { idempotent }]) => idempotent).map(([name]) => name);
    expect(keyed.map(({ name }) => name).sort()).toEqual(honoured.sort());
    expect(honoured).toContain(`POST ${apiRoutes.leaderboard.vote}`);
    expect(document.components?.parameters?.IdempotencyKey).toMatchObject({
      in: 'header',
      name: 'Idempotency-Key',
    });
  });

  test('names every part of a path, and a type for each parameter', () => {
    for (const { name, path, operation } of operations) {
      const parameters = (operation.parameters ?? []).flatMap((parameter) =>
        'in' in parameter ? [parameter] : [],
      );
      const inPath = parameters
        .filter((parameter) => parameter.in === 'path')
        .map((parameter) => parameter.name);
      expect([name, inPath]).toEqual([name, [...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part)]);
      for (const { schema } of parameters)
        expect([name, schema]).toEqual([name, expect.objectContaining({})]);
    }
    const list = document.paths[apiRoutes.leaderboard.list]?.get?.parameters;
    expect(list?.map((parameter) => 'name' in parameter && parameter.name)).toEqual([
      'category',
      'drivetrain',
      'strip',
      'year',
      'q',
      'limit',
      'offset',
    ]);
  });

  test('describes each body, with an example that its schema takes', () => {
    const withBody = new Set(operations.filter((described) => bodyOf(described)).map(({ name }) => name));
    const BODILESS = [
      'alerts/test',
      'backup-key',
      'challenge',
      'end-others',
      'erase',
      'logout',
      'proof',
      'refresh',
      'resend',
      'setup',
      'to-event',
      'toggle-featured',
      'view',
      'withdraw',
    ];
    for (const { name, method, path } of operations) {
      const needsOne =
        (method === 'POST' || method === 'PUT') && !BODILESS.some((part) => path.includes(`/${part}`));
      if (needsOne) expect([name, withBody.has(name)]).toEqual([name, true]);
    }
    for (const described of operations) {
      for (const [schema, example] of examplesOf(described)) {
        const result = namedSchemas.get(schema)?.safeParse(example);
        expect([described.name, schema, result?.success]).toEqual([described.name, schema, true]);
      }
    }
  });

  test('gives examples that the calls themselves take', async () => {
    const call = await callAsAdmin(server);
    for (const described of operations) {
      for (const [schema, example] of examplesOf(described)) {
        const url = described.path.replace(/\{\w+\}/g, 'unknown');
        const token = schema === 'CarSubmission' ? { token: null } : {};
        const { statusCode } = await call(described.method, url, example, token);
        const named = described.path.includes('{') || JSON.stringify(example).includes('0199f2c4');
        const expected = EXAMPLE_ANSWERS[schema] ?? (named ? [404] : [200, 201, 202]);
        expect([described.name, schema, expected]).toEqual([
          described.name,
          schema,
          expect.arrayContaining([statusCode]),
        ]);
      }
    }
  });

  test('describes what each call answers when all is well', () => {
    for (const { name, operation } of operations) {
      const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
      expect([name, successes.length]).toEqual([name, expect.any(Number)]);
      expect([name, successes.length > 0]).toEqual([name, true]);
      for (const [status, response] of successes) {
        const content = Object.values(
          (response as { content?: Record<string, { schema?: object }> }).content ?? {},
        );
        expect([name, status, content.length > 0 || status === '204']).toEqual([name, status, true]);
        for (const { schema } of content) expect(Object.keys(schema ?? {})).not.toEqual([]);
      }
    }
  });

  test('describes each refusal as problem details, with the codes that it may have', () => {
    const pages =
      /^\w+ \/(api\/newsletter\/(confirm|unsubscribe)|embed|embed\/leaderboard|newsletter\/{issue}|overlay)$/;
    for (const { name, operation } of operations) {
      for (const [status, response] of Object.entries(operation.responses)) {
        const isPage = pages.test(name) && ['400', '404', '503'].includes(status);
        if (Number(status) < 400 || isPage || name === 'GET /api/ready') continue;
        expect([name, status, response]).toEqual([
          name,
          status,
          expect.objectContaining({
            description: expect.stringMatching(/^`[a-z_]+`: /),
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
          }),
        ]);
      }
    }
  });

  test.each([
    ['POST', apiRoutes.leaderboard.vote, '409', 'already_voted'],
    ['POST', apiRoutes.cars.review, '409', 'already_reviewed'],
    ['POST', apiRoutes.cars.submit, '413', 'image_too_big'],
    ['POST', apiRoutes.cars.submit, '415', 'unsupported_media_type'],
    ['POST', apiRoutes.cars.submit, '422', 'idempotency_key_reused'],
    ['POST', apiRoutes.cars.submit, '429', 'too_many_requests'],
    ['POST', apiRoutes.admin.login, '401', 'invalid_credentials'],
    ['POST', apiRoutes.admin.login, '429', 'too_many_logins'],
    ['GET', apiRoutes.videos.list, '503', 'unavailable'],
  ])('says that %s %s may be refused by %s %s', (method, path, status, code) => {
    const operation = operations.find(({ name }) => name === `${method} ${path}`);
    expect(operation?.operation.responses[status]).toMatchObject({
      description: expect.stringContaining(code),
    });
  });

  test('documents the ETag and the 304 of public lists', () => {
    const responses = document.paths[apiRoutes.sponsors.list]?.get?.responses;
    expect(responses?.[200]).toMatchObject({ headers: { etag: expect.anything() } });
    expect(responses?.[304]).toMatchObject({ headers: { etag: expect.anything() } });
  });
});

describe('GET /api/docs', () => {
  test('loads nothing but files of this site under the strict policy', async () => {
    const page = await server.inject(apiRoutes.docs);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(page.headers['x-request-id']).toEqual(expect.any(String));
    expect(page.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(page.body).not.toMatch(/\son\w+=|(src|href)="(https?:)?\/\//);
    const inline = [...page.body.matchAll(/<(?:script|style)(?![^>]*src=)([^>]*)>/g)];
    expect(inline.map(([tag]) => tag)).toEqual(['<style>', '<script>']);
    const policy = readPolicy(page.headers['content-security-policy']);
    expect(policy['script-src']).toBe(sourcesOfInline(page.body, 'script'));
    expect(policy['style-src']).toBe(sourcesOfInline(page.body, 'style'));
  });

  test('links the document for readers without scripts', async () => {
    const { body } = await server.inject(apiRoutes.docs);
    expect(body).toContain(`<a href="${apiRoutes.openapi}">`);
    expect(body).toContain('<noscript>');
  });

  test('has files that may be cached for ever, because their names change with them', async () => {
    const { body } = await server.inject(apiRoutes.docs);
    const files = [...body.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(files.length).toBe(2);
    for (const path of files) {
      expect(path).toMatch(/-[\da-f]{8}\.(js|css)$/);
      const file = await server.inject(path);
      expect([file.statusCode, file.headers['cache-control']]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
    expect((await server.inject(`${apiRoutes.docs}/swagger-ui-00000000.css`)).statusCode).toBe(404);
  });
});
