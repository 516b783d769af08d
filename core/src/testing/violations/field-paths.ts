import * as z from 'zod';

type Shape = z.core.JSONSchema.JSONSchema;

/** The dotted paths of the fields that a schema reads, at any depth, such as `hero.title` and `gallery.0.image`. */
export function fieldPaths(schema: z.ZodType): string[] {
  return [...new Set(pathsOf(shapeOf(schema)).map((path) => path.join('.')))];
}

/** The values of fields that choose one of several shapes, such as the `action` of a review. */
export function choicesOf(schema: z.ZodType): object[] {
  return alternatives(shapeOf(schema)).map(({ properties = {} }) =>
    Object.fromEntries(
      Object.entries(properties).flatMap(([name, property]) =>
        typeof property === 'object' && property.const !== undefined ? [[name, property.const]] : [],
      ),
    ),
  );
}

const shapeOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: z.registry() }) as Shape;

const alternatives = ({ anyOf, oneOf }: Shape): Shape[] => (anyOf ?? oneOf ?? []) as Shape[];

function pathsOf(shape: Shape): string[][] {
  const fields = Object.entries(shape.properties ?? {}).flatMap(([name, property]) => [
    [name],
    ...pathsOf(property as Shape).map((path) => [name, ...path]),
  ]);
  const items =
    typeof shape.items === 'object'
      ? [['0'], ...pathsOf(shape.items as Shape).map((path) => ['0', ...path])]
      : [];
  return [...fields, ...items, ...alternatives(shape).flatMap(pathsOf)];
}
