import fc from 'fast-check';
import * as z from 'zod';

/** Placeholders for values of the running server; `Fixtures` replaces them when a call is sent. */
export const PLACEHOLDERS = {
  car: '@car@',
  pending: '@pending@',
  entry: '@entry@',
  row: '@row@',
  mailToken: '@token@',
  leaveToken: '@leave@',
  proofQuery: '@proof@',
  email: '@email@',
  password: '@password@',
  picture: '@picture@',
} as const;

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Valid values by field name, where JSON Schema cannot express the rule, such as for phone numbers. */
const BY_NAME: Readonly<Record<string, readonly unknown[]>> = {
  carId: [PLACEHOLDERS.car, PLACEHOLDERS.pending],
  entryId: [PLACEHOLDERS.entry],
  email: [PLACEHOLDERS.email, 'lerato@example.com'],
  password: [PLACEHOLDERS.password, 'wrong'],
  cellphone: ['+27 82 123 4567', '27 (11) 555-0101'],
  time: ['9.8', '12.345', '999.9'],
  worldFacts: ['9.8', 11.2],
  image: [PLACEHOLDERS.picture],
  proofImage: [PLACEHOLDERS.picture],
  logo: [PLACEHOLDERS.picture],
  thumbnail: [PLACEHOLDERS.picture],
  link: ['https://drive.google.com/file/d/1AbC_dEf-GhIjKlMn/view', 'https://www.facebook.com/x/videos/123'],
  website: ['https://example.com/'],
  shop: ['https://example.com/shop'],
  channel: ['https://example.com/channel'],
  donation: ['https://example.com/donate'],
  coffee: ['https://example.com/coffee'],
  contact: ['hello@example.com'],
  brands: ['brands@example.com'],
  url: ['https://example.com/'],
  date: [
    '2026-11-21',
    '2031-02-03T18:00:00+02:00',
    1_900_000_000,
    { seconds: 1_900_000_000, nanoseconds: 1 },
  ],
  location: ['Tarlton', '-26.1, 28.0', { lat: -26.1, lng: 28 }],
  id: [PLACEHOLDERS.row, 'old-id'],
  _id: [PLACEHOLDERS.row],
};

/** Valid bodies for a schema, as far as JSON Schema can express it. */
export function validBody(schema: z.ZodType): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: z.registry() });
  return valueOf(json as JsonSchema, '');
}

function valueOf(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  const known = BY_NAME[name];
  if (known) return fc.constantFrom(...known);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => valueOf(option as JsonSchema, name)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(valueOf((schema.items ?? {}) as JsonSchema, ''), { maxLength: 3 });
    case 'boolean':
      return fc.boolean();
    case 'number':
    case 'integer':
      return fc.constantFrom(0, 1, 12.5, 50);
    case 'null':
      return fc.constant(null);
    case 'string':
      return schema.format === 'uri'
        ? fc.constant('https://example.com/')
        : fc.constantFrom('Golf 7 R', 'M2 ü 🏁');
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  const required = new Set(schema.required ?? []);
  const fields = properties.map(([name, property]) => {
    const value = valueOf(property as JsonSchema, name).map((given) => [[name, given]]);
    return required.has(name) ? value : fc.option(value, { nil: [] });
  });
  const extra = schema.additionalProperties ? freeFields : fc.constant([]);
  return fc.tuple(extra, ...fields).map((parts) => Object.fromEntries(parts.flat() as [string, unknown][]));
}

/** An event document may have any fields; the ones that are read are the interesting ones. */
const freeFields: fc.Arbitrary<unknown[][]> = fc.subarray([
  ['title', 'Street to strip'],
  ['eventName', 'Night run'],
  ['date', '2031-02-03'],
  ['start_time', { _seconds: 1_900_000_000 }],
  ['location', { lat: -26.1, lng: 28 }],
  ['image', PLACEHOLDERS.picture],
  ['images', { url: PLACEHOLDERS.picture }],
  ['id', PLACEHOLDERS.row],
]);
