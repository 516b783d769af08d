import {
  type AdminCar,
  EVIDENCE_FIELDS,
  type EvidenceField,
  type EvidenceKind,
} from '@quartermile/core/domain';

/** The evidence of a run as form values; empty texts are unset. */
export type EvidenceValues = Record<Exclude<EvidenceField, 'evidence'>, string> & {
  evidence: EvidenceKind | '';
};

/** The evidence of a car as form values. */
export function evidenceValues(car: AdminCar): EvidenceValues {
  const texts = EVIDENCE_FIELDS.map((field) => [field, car[field] ?? '']);
  return Object.fromEntries(texts) as EvidenceValues;
}

/** A timing slip as the evidence. */
export const slipEvidence: EvidenceValues = {
  evidence: 'timing-slip',
  evidenceSource: '',
  evidenceDate: '',
  evidenceLink: '',
};

/** The evidence for a payload: details that were typed for a reference are not sent with anything else. */
export function sentEvidence({ evidence, ...details }: EvidenceValues): EvidenceValues {
  const none = { evidenceSource: '', evidenceDate: '', evidenceLink: '' };
  return { evidence, ...(evidence === 'reference' ? details : none) };
}
