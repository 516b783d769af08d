import {
  type AdminCar,
  messages,
  overwrites,
  type ProblemCode,
  problems,
  type Seen,
} from '../../domain/index.js';
import type { Handled } from './memory-routes.js';

/** A car with its version, if it is pending. */
export function withVersion(car: AdminCar): AdminCar {
  return car.status === 'pending' ? { ...car, version: versionOf(car) } : car;
}

/** The refusal of a decision about another version of a pending car; null: none. */
export function refuseUnseen(car: AdminCar, version: string | undefined): Handled | null {
  const isSeen = version === undefined || version === versionOf(car);
  return isSeen ? null : changedMeanwhile(withVersion(car), messages.review.changedMeanwhile);
}

/** The refusal of an edit that overwrites what its caller has not seen, or what `answer` returns. */
export function unlessOverwriting(
  seen: Seen,
  before: object,
  after: object,
  answer: () => Handled | ProblemCode,
): Handled | ProblemCode {
  return overwrites(seen, before, after) ? changedMeanwhile(before) : answer();
}

/** Fields that a version does not cover. */
const LEFT_OUT: ReadonlySet<string> = new Set(['submission', 'corrections', 'version']);

/** A hash of everything but the side of the driver. */
function versionOf(car: AdminCar): string {
  const covered = Object.entries(car).filter(([field]) => !LEFT_OUT.has(field));
  let hash = 0;
  for (const sign of JSON.stringify(covered)) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 0xff_ff_ff_ff;
  return `v${hash}`;
}

function changedMeanwhile(current: object, detail: string = problems.changed_meanwhile.detail): Handled {
  const { status, title } = problems.changed_meanwhile;
  return { status, body: { status, title, detail, code: 'changed_meanwhile', current } };
}
