import type { StandardSchemaConverter } from '@nestjs/swagger';
import * as z from 'zod';

type JsonSchema = Record<string, unknown>;

/** Path of the named schemas in the document. */
export const COMPONENTS = '#/components/schemas/';

/**
 * Converts a zod schema to an OpenAPI 3.0 schema. Schemas with an id become components. Query schemas must not have an
 * id, because their fields become parameters. Examples are read from the schema itself, because zod omits those of
 * schemas with transforms.
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

/** Allows additional properties, because responses may gain fields. OpenAPI 3.0 schemas have a single example. */
function refine(examples: unknown, described: JsonSchema): void {
  if (described.additionalProperties === false) delete described.additionalProperties;
  delete described.examples;
  if (Array.isArray(examples)) described.example = examples[0];
}

function pointToComponents(schema: object): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/definitions/', `"${COMPONENTS}`)) as JsonSchema;
}
