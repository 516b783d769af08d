import fc from 'fast-check';
import { ENDLESS_NUMBER, hostileKey, hostileValue } from './hostile-values.js';

/** A mutation of a valid body; `at` selects the position, so that failures shrink to the relevant mutation. */
interface Change {
  readonly kind: 'replace' | 'remove' | 'add' | 'wrap' | 'keep';
  readonly at: number;
  readonly key: string;
  readonly value: unknown;
}

const anyChange: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'wrap', 'keep'),
  at: fc.nat(40),
  key: hostileKey,
  value: hostileValue,
});

/** Mutations of the serialised body. */
const damage: fc.Arbitrary<(text: string) => string | Buffer> = fc.oneof(
  { weight: 12, arbitrary: fc.constant((text: string) => text) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<(text: string) => string | Buffer>(
      () => '',
      (text) => text.slice(0, -1),
      (text) => `${text}${text}`,
      (text) => `\ufeff${text}`,
      (text) => Buffer.from(text, 'utf16le'),
      (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe])]),
      (text) => text.replaceAll('"', "'"),
      (text) => `${text.slice(0, -1)},"__proto__":{"admin":true}}`,
      (text) => text.replace(/"(\w+)":/, '"$1":1,"$1":'),
      (text) => `${'['.repeat(50_000)}${text}`,
      (text) => `{"a":${text}`.repeat(40),
      (text) => `[${'0,'.repeat(110_000)}0]${text.slice(0, 0)}`,
      () => 'a=b&c=d',
      () => '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
    ),
  },
);

/** Bytes of mutated bodies, starting from valid ones. */
export function hostileBody(good: fc.Arbitrary<unknown>): fc.Arbitrary<Buffer> {
  const start = fc.oneof({ weight: 8, arbitrary: good }, { weight: 1, arbitrary: hostileValue });
  return fc
    .tuple(start, fc.array(anyChange, { minLength: 0, maxLength: 3 }), damage)
    .map(([body, changes, spoil]) => Buffer.from(spoil(write(changes.reduce(apply, body))) as string));
}

function write(value: unknown): string {
  return (JSON.stringify(value) ?? '').replaceAll(JSON.stringify(ENDLESS_NUMBER), '1e999');
}

function apply(body: unknown, { kind, at, key, value }: Change): unknown {
  if (kind === 'keep') return body;
  if (typeof body !== 'object' || body === null) return kind === 'wrap' ? [body] : value;
  const fields = Object.entries(body);
  const place = fields.length === 0 ? -1 : at % fields.length;
  const changed = fields.map(([name, old], index): [string, unknown] =>
    index === place ? [name, changeOf(old, { kind, at, key, value })] : [name, old],
  );
  const left = kind === 'remove' ? changed.filter((_, index) => index !== place) : changed;
  const all = kind === 'add' ? [...left, [key, value] as [string, unknown]] : left;
  return Array.isArray(body) ? all.map(([, item]) => item) : Object.fromEntries(all);
}

/** Half of the mutations of a nested value go one level deeper. */
function changeOf(old: unknown, change: Change): unknown {
  if (change.kind === 'wrap') return change.at % 2 ? [old] : { value: old };
  if (change.kind !== 'replace') return old;
  const isDeeper = typeof old === 'object' && old !== null && change.at % 2 === 0;
  return isDeeper ? apply(old, { ...change, at: Math.floor(change.at / 2) }) : change.value;
}
