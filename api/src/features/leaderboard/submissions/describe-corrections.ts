import type { SubmissionChange } from '@quartermile/core/domain';

/** The corrections that remain after the driver has sent fields again. */
export function withoutRevised(
  corrections: readonly SubmissionChange[],
  revised: Readonly<Record<string, unknown>>,
): SubmissionChange[] {
  return corrections.filter(({ field }) => !(field in revised));
}
