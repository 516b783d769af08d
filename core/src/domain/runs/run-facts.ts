import type { RunStrip } from '../strips/run-strip.js';
import type { Aspiration, Fuel, Tyres } from './run-choices.js';

/** The optional facts of a run and of its engine, in the order of forms and lists. Responses contain only those that are known. */
export const RUN_FACTS = [
  'runDate',
  'strip',
  'sixtyFoot',
  'reactionTime',
  'tyres',
  'fuel',
  'aspiration',
  'videoLink',
] as const;
export type RunFact = (typeof RUN_FACTS)[number];

/** Facts that each run has of its own. The others describe the car, so that a new time does not set them. */
export type FactOfOneRun = Exclude<RunFact, 'aspiration'>;

/** Whether each run has its own value of a fact. */
export function isFactOfOneRun(fact: RunFact): fact is FactOfOneRun {
  return fact !== 'aspiration';
}

/** The facts of a run in a response; an unknown one is absent. */
export interface RunFacts {
  /** Day of the run, YYYY-MM-DD. */
  readonly runDate?: string | undefined;
  /** Forms send its id. */
  readonly strip?: RunStrip | undefined;
  /** Seconds from the start to 60 ft. */
  readonly sixtyFoot?: number | undefined;
  /** Seconds from the green light to the start; negative for a start before it. */
  readonly reactionTime?: number | undefined;
  readonly tyres?: Tyres | undefined;
  readonly fuel?: Fuel | undefined;
  readonly aspiration?: Aspiration | undefined;
  /** Address of a video of the run. */
  readonly videoLink?: string | undefined;
}

/** Only the known facts of a stored run, whose unknown ones are null. */
export function knownRunFacts(run: { readonly [Fact in RunFact]?: RunFacts[Fact] | null }): RunFacts {
  const facts = RUN_FACTS.map((fact) => [fact, run[fact] ?? undefined] as const);
  return Object.fromEntries(facts.filter(([, value]) => value !== undefined));
}

/** The value of a fact in forms; empty if it is unknown. That of a strip is its id. */
export function runFactValue(run: RunFacts, fact: RunFact): string {
  return String((fact === 'strip' ? run.strip?._id : run[fact]) ?? '');
}

/** Whether a field of a car is a fact of its run. */
export function isRunFact(field: string): field is RunFact {
  return RUN_FACTS.some((fact) => fact === field);
}
