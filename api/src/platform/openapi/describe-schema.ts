import type { StandardSchemaConverter } from '@nestjs/swagger';
import * as z from 'zod';

type JsonSchema = Record<string, unknown>;

/** Where a document keeps its named schemas. */
export const COMPONENTS = '#/components/schemas/';

/**
 * Writes a zod schema as an OpenAPI 3.0 schema. Schemas with an id become components; those of queries
 * must have none, because their fields are spelled out as parameters. Examples are read from the schema
 * itself: zod drops those of schemas that transform what they read.
 */
export const describeSchema: StandardSchemaConverter = (schema, { schemaType }) => {
  if (!(schema instanceof z.ZodType)) return undefined;
  const written = z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io: schemaType,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) =>
      refine(z.globalRegistry.get(zodSchema)?.examples, jsonSchema as JsonSchema),
  });
  const { definitions, $schema: _, ...described } = pointToComponents(written);
  return { schema: described, components: definitions as Record<string, JsonSchema> | undefined };
};

/** Answers may grow fields, so they promise no end of them; a 3.0 schema has one example, not several. */
function refine(examples: unknown, described: JsonSchema): void {
  if (described.additionalProperties === false) delete described.additionalProperties;
  delete described.examples;
  if (Array.isArray(examples)) described.example = examples[0];
}

function pointToComponents(schema: object): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/definitions/', `"${COMPONENTS}`)) as JsonSchema;
}
