import { type ProblemCode, problems } from '@quartermile/core/domain';
import type { RoutePromises } from '../http/route-promises.js';

/** What of a call decides how it can be refused. */
export interface CallTraits {
  readonly promises: RoutePromises;
  /** Whether a body is read, be it needed or not. */
  readonly readsBody: boolean;
  /** Whether it reads a query or honours an idempotency key, either of which can be malformed. */
  readonly readsText: boolean;
  /** Whether its path names something by an id. */
  readonly namesSomething: boolean;
}

/** The codes that a call can be refused with, by their status, lowest first; contract section 2. */
export function refusalsOf(traits: CallTraits): Map<number, ProblemCode[]> {
  const codes = new Set([...codesOf(traits), ...(traits.promises.refuses ?? [])]);
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of [...codes].sort((a, b) => problems[a].status - problems[b].status)) {
    const { status } = problems[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

function codesOf({ promises, readsBody, readsText, namesSomething }: CallTraits): ProblemCode[] {
  return [
    when(readsBody || readsText, 'invalid_input'),
    when(readsBody, 'malformed_json', 'body_too_big', 'unsupported_media_type'),
    when(promises.images !== undefined, 'image_too_big'),
    when(promises.images !== undefined && !promises.skipsImages, 'invalid_image'),
    when(promises.access !== undefined, 'unauthorized'),
    when(namesSomething, 'not_found'),
    when(promises.idempotent === true, 'idempotency_key_reused'),
    when(promises.limited === true, 'too_many_requests'),
    when(promises.unfailing !== true, 'unavailable'),
  ].flat();
}

const when = (holds: boolean, ...codes: ProblemCode[]): ProblemCode[] => (holds ? codes : []);
