import { DRIVETRAINS, type Drivetrain, readGhostTime } from '@quartermile/core/domain';
import type { SubmissionValues } from './submission-values.js';

/** Values that a link to the form brings. */
export type Prefill = Partial<Pick<SubmissionValues, 'time'>> & { readonly drivetrain?: Drivetrain };

/** The values in the query of an address; invalid ones are ignored. */
export function readPrefill(query: string): Prefill {
  const parameters = new URLSearchParams(query);
  const time = readGhostTime(parameters.get('time') ?? '');
  const drivetrain = DRIVETRAINS.find((one) => one === parameters.get('drivetrain'));
  return { ...(time !== null && { time }), ...(drivetrain && { drivetrain }) };
}

/**
 * Divides the values of a link: those that fill empty fields, and those that would replace what was typed, which only
 * the visitor does.
 */
export function dividePrefill(
  prefill: Prefill,
  values: Pick<SubmissionValues, 'time' | 'drivetrain'>,
): { readonly fills: Prefill; readonly offer: Prefill } {
  const of = (isWanted: (typed: string) => boolean): Prefill =>
    Object.fromEntries(
      Object.entries(prefill).filter(
        ([field, value]) =>
          values[field as keyof Prefill] !== value && isWanted(values[field as keyof Prefill]),
      ),
    );
  return { fills: of((typed) => typed === ''), offer: of((typed) => typed !== '') };
}
