import { RUN_YEAR_MIN } from '../limits.js';
import type { EvidenceField } from './evidence-kinds.js';

/** Labels and messages of the evidence in forms. */
export const evidenceMessages = {
  labels: {
    evidence: 'Evidence',
    evidenceSource: 'Evidence Source',
    evidenceDate: 'Evidence Date',
    evidenceLink: 'Evidence Link',
  } satisfies Record<EvidenceField, string>,
  none: 'None',
  kind: 'Please select one of the kinds of evidence.',
  source: 'Please name the source of the reference.',
  date: `Please enter a date from ${RUN_YEAR_MIN} until today.`,
  detailsOfReference: 'Source, date and link belong to the evidence "Reference".',
  evidenceOf: (car: string): string => `Evidence for ${car}`,
  sourcePlaceholder: 'e.g., a magazine, a results list',
  linkPlaceholder: 'https://',
} as const;
