import type { OpenAPIObject, OperationObject } from '@nestjs/swagger';

import type { RouteMetadata } from '../../../platform/http/route-metadata.js';
import { apiDocsMessages } from './api-docs-messages.js';
import { COMPONENTS } from './describe-schema.js';

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

type Shape = { readonly $ref?: string; readonly anyOf?: readonly { readonly $ref?: string }[] };

/** Describes the form body of a route, and adds the example of a body's schema next to the schema. */
export function completeBody(
  operation: OperationObject,
  { forms }: RouteMetadata,
  document: OpenAPIObject,
): void {
  if (forms) operation.requestBody ??= formBody();
  const { requestBody } = operation;
  const media = requestBody && 'content' in requestBody && requestBody.content[JSON_TYPE];
  if (!media || media.example !== undefined || media.examples) return;
  const shape = media.schema as Shape;
  const names = (shape.anyOf ?? [shape]).flatMap(({ $ref }) => ($ref ? [$ref.slice(COMPONENTS.length)] : []));
  const exampleOf = (name: string): unknown =>
    (document.components?.schemas?.[name] as { example?: unknown } | undefined)?.example;
  if (names.length === 1) media.example = exampleOf(names[0] ?? '');
  else media.examples = Object.fromEntries(names.map((name) => [name, { value: exampleOf(name) }]));
}

/** The form that mail programs send according to RFC 8058 section 3.1. */
function formBody() {
  const schema = { type: 'object', additionalProperties: { type: 'string' } } as const;
  const example = { 'List-Unsubscribe': 'One-Click' };
  return { required: false, description: apiDocsMessages.anyForm, content: { [FORM]: { schema, example } } };
}
