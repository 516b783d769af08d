import { RUN_FACTS, type RunFacts } from '../runs/run-facts.js';
import type { RunVideo } from '../runs/run-video-kind.js';
import { EVIDENCE_FIELDS, type Evidence } from './evidence-kinds.js';

/** The fields of a car that responses leave out where they are unknown: facts of the run, its evidence and its video. */
export const SPARSE_FIELDS = [...RUN_FACTS, ...EVIDENCE_FIELDS, 'runVideo'] as const;
export type SparseField = (typeof SPARSE_FIELDS)[number];

/** The values of these fields in a response. */
type SparseValues = RunFacts & Evidence & { readonly runVideo?: RunVideo | undefined };

/** Only the known ones of a stored run, whose unknown ones are null. */
export function knownSparseFields(
  run: {
    readonly [Field in SparseField]?: SparseValues[Field] | null;
  },
): SparseValues {
  const values = SPARSE_FIELDS.map((field) => [field, run[field] ?? undefined] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** Whether responses leave a field of a car out where it is unknown. */
export function isSparseField(field: string): field is SparseField {
  return SPARSE_FIELDS.some((one) => one === field);
}
