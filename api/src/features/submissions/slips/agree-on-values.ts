import { SLIP_FIGURES, type SlipFigure, type SlipLane, type SlipValue } from '@quartermile/core/domain';

/** Confidence, in percent, below which a value is not reported. Measured by `npm run bench -- slips` (decision 82). */
export const SLIP_CONFIDENCE_MIN = 70;

/** Confidence in a value of only one pass, as a share of the recognition's own. */
const SINGLE_PASS_SHARE = 0.7;
/** Each further pass with the same value halves the remaining doubt. */
const DOUBT_SHARE = 0.5;

/**
 * The values that several passes over a picture agree on, with their confidence. Values below SLIP_CONFIDENCE_MIN are
 * left out: a wrong value is worse than none.
 */
export function agreeOnValues(passes: readonly (readonly SlipValue[])[]): SlipValue[] {
  return SLIP_FIGURES.flatMap((figure) => {
    const results = passes.map((values) => values.filter((value) => value.figure === figure));
    return lanesOf(results).flatMap((lane) => agree(results, lane) ?? []);
  });
}

/** Whether passes agree on the figures that a review compares, so that another one would add nothing. */
export function isSlipComplete(values: readonly SlipValue[]): boolean {
  const has = (figure: SlipFigure): boolean => values.some((value) => value.figure === figure);
  return has('time') && has('trapSpeed') && has('sixtyFoot');
}

/** The lanes of a figure; a pass with one value of a slip with two lanes has missed the other one. */
function lanesOf(results: readonly (readonly SlipValue[])[]): readonly (SlipLane | null)[] {
  const lanes = new Set(results.flat().map(({ lane }) => lane));
  return lanes.has('left') || lanes.has('right') ? [...lanes].filter((lane) => lane !== null) : [...lanes];
}

function agree(results: readonly (readonly SlipValue[])[], lane: SlipLane | null): SlipValue | null {
  const candidates = results.flatMap((values) => values.find((value) => value.lane === lane) ?? []);
  const [first, ...others] = candidates;
  // A value that another pass contradicts is never certain enough.
  if (!first || others.some((other) => keyOf(other) !== keyOf(first))) return null;
  const best = others.reduce((one, other) => (other.confidence > one.confidence ? other : one), first);
  const confidence = Math.round(
    others.length === 0
      ? best.confidence * SINGLE_PASS_SHARE
      : 100 - (100 - best.confidence) * DOUBT_SHARE ** others.length,
  );
  return confidence >= SLIP_CONFIDENCE_MIN ? { ...best, confidence } : null;
}

/** What is compared: a number, however many zeros it ends in, or the text of a date. */
const keyOf = ({ value }: SlipValue): number | string => Number(value) || value;
