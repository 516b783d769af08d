import { rulesVersionName } from '../rules/rules-version.js';
import type { EvidenceKind } from './evidence-kinds.js';

/** Public texts of the evidence of a run. Separate, because the leaderboard needs no texts of forms. */
export const evidenceTerms = {
  evidence: 'Evidence',
  rules: 'Approved under',
  rulesOf: (version: string): string => `Rules: ${rulesVersionName(version)}`,
  labels: {
    'timing-slip': 'Timing slip',
    gps: 'GPS device',
    video: 'Video',
    photograph: 'Photograph',
    reference: 'Reference',
  } satisfies Record<EvidenceKind, string>,
  sentences: {
    'timing-slip': 'The timing slip of the strip shows this time.',
    gps: 'A GPS device measured this time.',
    video: 'A video shows this run.',
    photograph: 'A photograph of the display shows this time.',
    reference: 'A published source names this time.',
  } satisfies Record<EvidenceKind, string>,
} as const;
