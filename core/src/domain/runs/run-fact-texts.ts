import { formatLongDate } from '../dates/long-date.js';
import type { RunStrip } from '../strips/run-strip.js';
import { formatCount } from '../text/format-count.js';
import { runFactTerms } from './run-fact-terms.js';
import { RUN_FACTS, type RunFact, type RunFacts } from './run-facts.js';

/** A known fact of a run for display. */
export interface RunFactText {
  readonly fact: RunFact;
  readonly term: string;
  readonly text: string;
  /** Address that the text links to. */
  readonly href?: string;
}

/** The known facts of a run, in the order of RUN_FACTS. */
export function runFactTexts(car: RunFacts): RunFactText[] {
  return RUN_FACTS.flatMap((fact) => {
    const text = runFactText(car, fact);
    if (text === null) return [];
    const link = fact === 'videoLink' && car.videoLink !== undefined ? { href: car.videoLink } : {};
    return [{ fact, term: runFactTerms[fact], text, ...link }];
  });
}

/** A fact of a run with its unit, such as "1.852 s"; null if it is unknown. */
export function runFactText(car: RunFacts, fact: RunFact): string | null {
  const value = car[fact];
  if (value === undefined) return null;
  if (fact === 'videoLink') return runFactTerms.watch;
  if (typeof value === 'object') return stripText(value);
  if (fact === 'runDate') return formatLongDate({ date: String(value), isDateOnly: true });
  return typeof value === 'number' ? `${value} s` : value;
}

/** A strip with its place and altitude, such as "Tarlton, Krugersdorp, 1 640 m". */
export function stripText({ name, place, altitude }: RunStrip): string {
  return [name, place, ...(altitude === null ? [] : [`${formatCount(altitude)} m`])].join(', ');
}
