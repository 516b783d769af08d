import type { OpenAPIObject } from '@nestjs/swagger';
import { type Described, refsOf } from '../harness/description/api-description.js';

interface Shape {
  readonly properties?: Record<string, unknown>;
  readonly oneOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
}

/** The body fields and query parameters of an operation, from the OpenAPI document. */
export function fieldsOf({ operation }: Described, { components }: OpenAPIObject): string[] {
  const query = (operation.parameters ?? []).flatMap((parameter) =>
    'in' in parameter && parameter.in === 'query' ? [parameter.name] : [],
  );
  const bodies = refsOf(operation.requestBody).flatMap((ref) => {
    const shape = components?.schemas?.[ref.split('/').at(-1) ?? ''];
    return shape ? namesOf(shape as Shape) : [];
  });
  return [...new Set([...query, ...bodies])];
}

const namesOf = ({ properties = {}, oneOf = [], anyOf = [] }: Shape): string[] => [
  ...Object.keys(properties),
  ...[...oneOf, ...anyOf].flatMap(namesOf),
];
