import type { FactorsCalls } from '@quartermile/core/client';
import type { FactorProof, Factors } from '@quartermile/core/domain';

/** Props of a section of the Security tab. */
export interface SectionProps {
  readonly factors: Factors;
  /** Shows new recovery codes. */
  onCodes(codes: readonly string[]): void;
}

/**
 * Creates recovery codes with the first factor, so that a lost phone does not lock the administrator out. Returns null
 * when there are codes already, or when the proof was a passkey, whose response is accepted once.
 */
export async function firstRecoveryCodes(
  calls: Pick<FactorsCalls, 'renewRecoveryCodes'>,
  { recoveryCodes }: Pick<Factors, 'recoveryCodes'>,
  proof: FactorProof,
): Promise<readonly string[] | null> {
  if (recoveryCodes > 0 || proof.passkey) return null;
  return (await calls.renewRecoveryCodes(proof)).codes;
}
