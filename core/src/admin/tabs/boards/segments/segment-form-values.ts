import { schemaResolver } from '@mantine/form';
import { type SegmentAdd, type SegmentSummary, segmentAddSchema, wholeBoard } from '@quartermile/core/domain';

/** Values of the form, as typed; an empty fact selects any. */
export interface SegmentValues {
  readonly name: string;
  readonly inMenu: boolean;
  readonly category: string;
  readonly drivetrain: string;
  readonly aspiration: string;
  readonly words: string;
  readonly kwPerTon: string;
  readonly year: string;
  readonly strip: string;
}

/** The values of a segment: the edited one, a built-in one to name, or (null) a new one. */
export function segmentValues(segment: SegmentSummary | null): SegmentValues {
  const { category, drivetrain, aspiration, words, kwPerTon, year, strip } = segment?.filter ?? wholeBoard;
  return {
    name: segment?.name ?? '',
    // Naming a built-in one is for the menu.
    inMenu: segment?._id === undefined ? true : segment.inMenu,
    category,
    drivetrain: drivetrain ?? '',
    aspiration: aspiration ?? '',
    words: words ?? '',
    kwPerTon: String(kwPerTon ?? ''),
    year: String(year ?? ''),
    strip: strip ?? '',
  };
}

/** The payload of the values. What is no choice of the form is refused by its schema. */
export function toSegmentPayload({ name, inMenu, ...filter }: SegmentValues): SegmentAdd {
  return { name, inMenu, filter: filter as SegmentAdd['filter'] };
}

const problemsOf = schemaResolver(segmentAddSchema, { sync: true });

/** Validation errors by field. */
export function segmentProblems(values: SegmentValues) {
  const problems = Object.entries(problemsOf(toSegmentPayload(values) as never));
  return Object.fromEntries(problems.map(([path, problem]) => [fieldOfPath(path), problem]));
}

/** The field of a path such as "filter.words". */
export const fieldOfPath = (path: string): string => path.replace(/^filter\./, '');
