import fc from 'fast-check';
import type * as z from 'zod';
import { hostileText } from './hostile-values.js';
import { PLACEHOLDERS } from './valid-body.js';

/** Ids of existing rows, and invalid ones. */
export const oddId = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<string>(PLACEHOLDERS.row, PLACEHOLDERS.car) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...[
        'x',
        '%00',
        '%ED%A0%80',
        '%ff',
        '%',
        '..%2f..%2fx',
        '%2e%2e',
        "'",
        '%F0%9F%8F%81',
        'x'.repeat(5000),
        '-1',
        '*',
      ],
      ...[
        '019379b4-8d5c-7c3e-9b1a-0123456789ab',
        '019379B4-8D5C-7C3E-9B1A-0123456789AB',
        '{019379b48d5c7c3e9b1a0123456789ab}',
      ],
      ...[
        'null',
        'undefined',
        '__proto__',
        'constructor',
        '0',
        '1e9',
        'list',
        'featured',
        'a%2Fb',
        'a;b',
        'a%0d%0ab',
      ],
    ),
  },
  { weight: 1, arbitrary: hostileText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 6000)) },
);

const queryValue = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      'x',
      '-1',
      '0',
      '1',
      '50',
      '1e9',
      '%00',
      '%ff',
      '%ED%A0%80',
      "'",
      '9'.repeat(400),
      '1.5',
      'NaN',
      '+',
      '%',
    ],
    ...[
      'World%20Facts',
      'AWD',
      'World Facts',
      'eyJhIjoxfQ',
      '%25',
      '[]',
      '{}',
      '320',
      '2026-01-01T00:00:00Z,x',
      '@row@',
    ],
  ),
  hostileText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 4000)),
);
const QUERY_NAMES = [
  'token',
  'carId',
  'entryId',
  '__proto__[x]',
  'constructor',
  'a[]',
  '',
  'expires',
  'signature',
  'w',
  'q',
];

/** Mutations of a path; mostly none. */
export const spoiledPath: fc.Arbitrary<(path: string) => string> = fc.oneof(
  { weight: 12, arbitrary: fc.constant((path: string) => path) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<(path: string) => string>(
      (path) => `${path}/`,
      (path) => `/${path}`,
      (path) => path.toUpperCase(),
      (path) => `${path}%00`,
      (path) => `${path}/../x`,
      (path) => path.replace('/api', '/%61pi'),
      (path) => `http://evil.example${path}`,
      (path) => `${path};x=1`,
      (path) => `${path}#x`,
      (path) => `${path}\u00fc`,
      (path) => path.slice(1),
    ),
  },
);

/** Queries with the route's parameters and others, possibly repeated. */
export function queryOf(schema: z.ZodType | undefined): fc.Arbitrary<string> {
  const shape = schema && 'shape' in schema ? Object.keys(schema.shape as object) : [];
  const name = fc.constantFrom(...shape, ...shape, ...shape, ...QUERY_NAMES);
  const { mailToken, leaveToken, proofQuery } = PLACEHOLDERS;
  const good = fc.constantFrom(`?token=${mailToken}`, `?token=${leaveToken}`, proofQuery);
  const pairs = fc.array(fc.tuple(name, queryValue), { minLength: 1, maxLength: 3 });
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    { weight: 2, arbitrary: good },
    {
      weight: 3,
      arbitrary: pairs.map((list) => `?${list.map(([key, value]) => `${key}=${value}`).join('&')}`),
    },
  );
}
