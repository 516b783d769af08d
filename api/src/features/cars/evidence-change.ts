import type { EvidenceField, EvidenceKind } from '@quartermile/core/domain';

/** The evidence of a valid payload; an absent one is unchanged, null clears it. */
type GivenEvidence = {
  readonly [Field in Exclude<EvidenceField, 'evidence'>]?: string | null | undefined;
} & {
  readonly evidence?: EvidenceKind | null | undefined;
};

/** What a change writes. */
export type EvidenceChange = { readonly [Field in Exclude<EvidenceField, 'evidence'>]?: string | null } & {
  readonly evidence?: EvidenceKind | null;
};

/** The fields that a payload sets: the evidence as a whole, so that no detail of an earlier reference remains. */
export function evidenceChange(given: GivenEvidence): EvidenceChange {
  const { evidence } = given;
  if (evidence === undefined) return {};
  const isReference = evidence === 'reference';
  const detail = (text: string | null | undefined): string | null => (isReference && text ? text : null);
  return {
    evidence,
    evidenceSource: detail(given.evidenceSource),
    evidenceDate: detail(given.evidenceDate),
    evidenceLink: detail(given.evidenceLink),
  };
}
