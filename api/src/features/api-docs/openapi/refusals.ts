import { type ProblemCode, problems } from '@quartermile/core/domain';
import type { RouteMetadata } from '../../../platform/http/route-metadata.js';

/** Properties of an operation that determine its error responses. */
export interface CallTraits {
  readonly metadata: RouteMetadata;
  /** Whether a body is accepted, required or not. */
  readonly readsBody: boolean;
  /** Whether it accepts a query or an idempotency key, which can be malformed. */
  readonly readsText: boolean;
  /** Whether its path contains an id. */
  readonly namesSomething: boolean;
}

/** Error codes of an operation by HTTP status, lowest status first; contract section 2. */
export function refusalsOf(traits: CallTraits): Map<number, ProblemCode[]> {
  const codes = new Set([...codesOf(traits), ...(traits.metadata.refuses ?? [])]);
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of [...codes].sort((a, b) => problems[a].status - problems[b].status)) {
    const { status } = problems[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

function codesOf({ metadata, readsBody, readsText, namesSomething }: CallTraits): ProblemCode[] {
  return [
    when(readsBody || readsText, 'invalid_input'),
    when(readsBody, 'malformed_json', 'body_too_big', 'unsupported_media_type'),
    when(metadata.images !== undefined, 'image_too_big'),
    when(metadata.images !== undefined && !metadata.skipsImages, 'invalid_image'),
    when(metadata.access !== undefined, 'unauthorized'),
    when(metadata.access !== undefined && !metadata.reviewersToo, 'forbidden'),
    when(namesSomething, 'not_found'),
    when(metadata.idempotent === true, 'idempotency_key_reused'),
    when(metadata.limited === true, 'too_many_requests'),
    when(metadata.unfailing !== true, 'unavailable'),
  ].flat();
}

const when = (holds: boolean, ...codes: ProblemCode[]): ProblemCode[] => (holds ? codes : []);
