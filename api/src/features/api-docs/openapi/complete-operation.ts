import type { OpenAPIObject, OperationObject } from '@nestjs/swagger';
import { type ProblemCode, problems } from '@quartermile/core/domain';
import { IDEMPOTENCY_KEY_MAX_LENGTH } from '../../../platform/http/idempotency/idempotency-key.js';
import type { RouteMetadata } from '../../../platform/http/route-metadata.js';
import { apiDocsMessages } from './api-docs-messages.js';
import { completeBody } from './complete-body.js';
import { COMPONENTS } from './describe-schema.js';
import { type CallTraits, refusalsOf } from './refusals.js';
import type { TableRoute } from './route-table.js';

/** The name of the bearer token among the document's security schemes. */
export const SECURITY = 'bearer';
/** The name of the idempotency key's header among the document's parameters. */
export const KEY_PARAMETER = 'IdempotencyKey';

/** The Idempotency-Key header, contract section 2. */
export const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: apiDocsMessages.idempotencyKey,
  schema: { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY_MAX_LENGTH },
} as const;

/** Adds access, idempotency key, examples and error responses to an operation, from its route metadata. */
export function completeOperation(
  operation: OperationObject,
  { method, metadata }: Pick<TableRoute, 'method' | 'metadata'>,
  document: OpenAPIObject,
): void {
  if (metadata.access === 'optional-admin') operation.security = [{}, { [SECURITY]: [] }];
  else if (metadata.access) operation.security = [{ [SECURITY]: [] }];
  completeBody(operation, metadata, document);
  const readsBody = method !== 'GET' && !metadata.forms;
  const refusals = refusalsOf({ metadata, readsBody, ...traitsOf(operation, metadata) });
  if (metadata.idempotent) addParameter(operation, `#/components/parameters/${KEY_PARAMETER}`);
  if (metadata.revalidated) describeRevalidation(operation);
  for (const response of Object.values(operation.responses)) {
    if (response && 'description' in response) response.description ||= apiDocsMessages.done;
  }
  for (const [status, codes] of refusals) operation.responses[status] ??= refusal(status, codes);
}

function traitsOf(
  { parameters = [] }: OperationObject,
  { idempotent }: RouteMetadata,
): Pick<CallTraits, 'readsText' | 'namesSomething'> {
  const places = new Set(parameters.map((parameter) => ('in' in parameter ? parameter.in : null)));
  return {
    readsText: places.has('query') || Boolean(idempotent),
    namesSomething: places.has('path'),
  };
}

function addParameter(operation: OperationObject, $ref: string): void {
  operation.parameters = [...(operation.parameters ?? []), { $ref }];
}

function describeRevalidation({ responses }: OperationObject): void {
  const success = responses[200];
  const headers = { etag: { description: apiDocsMessages.etag, schema: { type: 'string' } } } as const;
  if (success && 'description' in success) success.headers = { ...success.headers, ...headers };
  responses[304] = { description: apiDocsMessages.notModified, headers };
}

/** Describes an error response. All codes share a schema; the descriptions distinguish them. */
function refusal(status: number, codes: readonly ProblemCode[]) {
  const waits = status === problems.too_many_requests.status || status === problems.unavailable.status;
  const retryAfter = { description: apiDocsMessages.retryAfter, schema: { type: 'integer' } } as const;
  return {
    description: codes.map((code) => `\`${code}\`: ${problems[code].detail}`).join('\n\n'),
    ...(waits && { headers: { 'retry-after': retryAfter } }),
    content: {
      'application/problem+json': { schema: { $ref: `${COMPONENTS}Problem` } },
    },
  };
}
