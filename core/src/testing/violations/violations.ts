import type * as z from 'zod';
import { choicesOf, fieldPaths } from './field-paths.js';

/** A value that a schema refuses because of one of its fields. */
export interface Violation {
  /** Dotted path of the field; empty for the whole value. */
  readonly path: string;
  readonly value: unknown;
  /** What the schema says about it, first to last. */
  readonly issues: readonly { readonly path: string; readonly message: string }[];
}

const MANY = 2001;
const LONG = 'x'.repeat(6000);
/** Values that some kind of field refuses. */
const SUSPECTS: readonly unknown[] = [
  undefined,
  null,
  ...['', ' ', 'x', 'all', 'a\0b', '\ud800', LONG, 'x,,y', 'x@', `${'x'.repeat(250)}@a.co`, '١٢.٤', '1e1'],
  ...[-1, 0, 7, 1.5, 1e12, '-1', '0', '9', '12.5', '0.0', '1000.0', '9,8', '100001', true],
  ...['2026-02-30', '2999-01-01', '1949', '1066-10-14T09:00:00Z', '2026-11-01T10:00:00Z', 'Votes by Viewers'],
  ...['javascript:alert(1)', 'https://example.com/a', 'https://www.youtube.com/embed/videoseries?list=PLabc'],
  ...[
    {},
    { 'a\0': 1 },
    { title: 'a\0' },
    { title: 'x'.repeat(200_000) },
    { images: Array(11).fill('data:image/png;base64,AAAA') },
  ],
  ...[[], ['x'], [0, 1], ['1', '2'], Array(MANY).fill('x'), Array.from({ length: MANY }, () => ({}))],
  ...['heading', 'picture', 'car', 'button', 'paragraph'].map((kind) => ({ kind, text: LONG })),
  { kind: 'heading', text: ' ' },
  JSON.parse(`${'{"a":'.repeat(17)}1${'}'.repeat(17)}`),
];

/** The suspects that the query of a URL can carry. */
const SUSPECTS_OF_QUERIES = SUSPECTS.filter((value) => {
  const texts = Array.isArray(value) ? value : [value, value];
  return texts.length === 2 && texts.every((text) => typeof text === 'string' && text.isWellFormed());
});

/**
 * Refused values for every field of a schema, one for each set of complaints. They are found by trial: `valid` is a
 * value that the schema takes, in which one field at a time gets each suspicious value. A query has text only.
 */
export function violationsOf(schema: z.ZodType, valid: object, of: 'body' | 'query' = 'body'): Violation[] {
  const bases = [valid, ...choicesOf(schema).map((choice) => ({ ...valid, ...choice }))].filter(
    (base) => schema.safeParse(base).success,
  );
  const suspects = of === 'body' ? SUSPECTS : SUSPECTS_OF_QUERIES;
  const found = new Map<string, Violation>();
  for (const path of [...(of === 'body' ? [''] : []), ...fieldPaths(schema)])
    for (const value of bases.flatMap((base) =>
      suspects.map((suspect) => withValueAt(base, path, suspect)),
    )) {
      const issues = issuesOf(schema, value);
      const own = issues.filter((issue) => `${issue.path}.`.startsWith(path && `${path}.`));
      const key = JSON.stringify([path, own]);
      if (own.length > 0 && !found.has(key)) found.set(key, { path, value, issues });
    }
  return [...found.values()];
}

function issuesOf(schema: z.ZodType, value: unknown) {
  const { issues = [] } = schema.safeParse(value).error ?? {};
  return issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
}

/** A copy of a value with another value at a dotted path. An empty path replaces the whole. */
function withValueAt(whole: object, path: string, value: unknown): unknown {
  const [first = '', ...rest] = path.split('.');
  if (first === '') return value;
  const own = new Map<string, unknown>(Object.entries(whole)).get(first);
  const outer = typeof own === 'object' && own !== null ? own : {};
  const inner = rest.length === 0 ? value : withValueAt(outer, rest.join('.'), value);
  return /^\d+$/.test(first) ? [inner] : { ...whole, [first]: inner };
}
