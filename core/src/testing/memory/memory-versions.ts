import { overwrites, type ProblemCode, problems, type Seen } from '../../domain/index.js';
import type { Handled } from './memory-routes.js';

/** The refusal of an edit that overwrites what its caller has not seen, or what `answer` returns. */
export function unlessOverwriting(
  seen: Seen,
  before: object,
  after: object,
  answer: () => Handled | ProblemCode,
): Handled | ProblemCode {
  return overwrites(seen, before, after) ? changedMeanwhile(before) : answer();
}

function changedMeanwhile(current: object): Handled {
  const { status, title, detail } = problems.changed_meanwhile;
  return { status, body: { status, title, detail, code: 'changed_meanwhile', current } };
}
