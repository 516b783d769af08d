/** What shows the time of a run, as noted at its review. */
export const EVIDENCE_KINDS = ['timing-slip', 'gps', 'video', 'photograph', 'reference'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** The fields of the evidence. Source, date and link belong to a reference. Responses leave unknown ones out. */
export const EVIDENCE_FIELDS = ['evidence', 'evidenceSource', 'evidenceDate', 'evidenceLink'] as const;
export type EvidenceField = (typeof EVIDENCE_FIELDS)[number];

/** The evidence of a run in a response; an unknown field is absent. */
export interface Evidence {
  readonly evidence?: EvidenceKind | undefined;
  /** Who published the time. */
  readonly evidenceSource?: string | undefined;
  /** Day of the publication, YYYY-MM-DD. */
  readonly evidenceDate?: string | undefined;
  /** Address of the publication. */
  readonly evidenceLink?: string | undefined;
}

/** Whether a field of a car is part of the evidence of its run. */
export function isEvidenceField(field: string): field is EvidenceField {
  return EVIDENCE_FIELDS.some((one) => one === field);
}
