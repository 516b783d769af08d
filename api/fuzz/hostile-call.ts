import { carSubmissionSchema, categorySlug, pageRoutes } from '@quartermile/core/domain';
import fc from 'fast-check';
import type * as z from 'zod';
import type { DeclaredRoute } from '../test/harness/description/routes-of.js';
import { hostileBody } from './hostile-body.js';
import { hostileHeaders } from './hostile-headers.js';
import { oddId, queryOf, spoiledPath } from './hostile-target.js';
import { PLACEHOLDERS, validBody } from './valid-body.js';

/** The caller: the administrator, nobody, or an invalid token. */
export type Caller = 'admin' | 'nobody' | { readonly authorization: string };

/** A call before its placeholders are replaced. */
export interface HostileCall {
  /** Pattern of the route under test. */
  readonly route: string;
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly caller: Caller;
  readonly body: Buffer;
}

/** Pages and files, which are not declared by controllers. */
const PLACES = [
  ...Object.values(pageRoutes),
  '/assets/x.js',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  '/nowhere',
];

/** Other paths, such as ones with capitals or double slashes, are handled by the website. */
const OF_CONTROLLERS = /^\/(?:api|media)\//;

/** Fields of calls whose body is validated by the handler, because it has several shapes or may be in the query. */
const OTHER_BODIES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  '/api/cars/submit': validBody(carSubmissionSchema),
  '/api/cars/delete': fc.constant({ carId: PLACEHOLDERS.car }),
  '/api/leaderboard/delete': fc.constant({ entryId: PLACEHOLDERS.entry }),
};

const oddToken: fc.Arbitrary<Caller> = fc
  .constantFrom(
    ...[
      '',
      'Bearer',
      'Bearer ',
      'Bearer x',
      'bearer x.y.z',
      'Basic eDp5',
      `Bearer ${'x'.repeat(4000)}`,
      'Bearer \u00ff',
    ],
    ...[
      'Bearer eyJhbGciOiJub25lIn0.e30.',
      'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOm51bGx9.x',
      'Bearer ..',
      'Bearer null',
    ],
  )
  .map((authorization) => ({ authorization }));
const caller: fc.Arbitrary<Caller> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Caller>('admin') },
  { weight: 3, arbitrary: fc.constant<Caller>('nobody') },
  { weight: 1, arbitrary: oddToken },
);

/** Hostile calls of the routes, and of pages if the website is built. */
export function hostileCall(routes: readonly DeclaredRoute[], hasPages: boolean): fc.Arbitrary<HostileCall> {
  const declared = routes.map(callOf);
  const pages = hasPages
    ? PLACES.map((path) => callOf({ method: 'GET', path, body: undefined, query: undefined }))
    : [];
  return fc.oneof(...declared, ...pages).filter(({ target }) => hasPages || OF_CONTROLLERS.test(target));
}

type Place = Pick<DeclaredRoute, 'method' | 'path' | 'body' | 'query'>;

function callOf({ method, path, ...schemas }: Place): fc.Arbitrary<HostileCall> {
  const isRead = method === 'GET';
  return fc
    .record({
      method: methodNear(method),
      id: oddId,
      query: queryOf(schemas.query),
      spoil: spoiledPath,
      headers: hostileHeaders,
      caller,
      body: isRead ? rarely(hostileBody(fc.constant({}))) : hostileBody(bodyOf(path, schemas.body)),
    })
    .map(
      ({ id, query, spoil, ...call }): HostileCall => ({
        ...call,
        route: `${method} ${path}`,
        target: spoil(path.replace(/:\w+|\*/g, id === PLACEHOLDERS.row ? rowOf(path) : id)) + query,
      }),
    );
}

/** Placeholder for an existing row, derived from the path. */
function rowOf(path: string): string {
  if (path.includes(':entryId')) return PLACEHOLDERS.entry;
  return path.includes(':board') ? categorySlug('World Facts') : PLACEHOLDERS.row;
}

function bodyOf(path: string, schema: z.ZodType | undefined): fc.Arbitrary<unknown> {
  return OTHER_BODIES[path] ?? (schema ? validBody(schema) : fc.constant({}));
}

const rarely = (body: fc.Arbitrary<Buffer>): fc.Arbitrary<Buffer> =>
  fc.oneof({ weight: 15, arbitrary: fc.constant(Buffer.alloc(0)) }, { weight: 1, arbitrary: body });

const methodNear = (method: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constant(method) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'HEAD',
        'OPTIONS',
        'PATCH',
        'TRACE',
        'PROPFIND',
        'QUERY',
        'get',
        'FOO',
        'POST',
        'DELETE',
      ),
    },
  );
