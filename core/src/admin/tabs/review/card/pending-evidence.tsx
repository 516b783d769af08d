import type { AdminCar } from '@quartermile/core/domain';
import { EvidenceChips } from '../../../kernel/cars/evidence/evidence-chips.js';
import { type EvidenceValues, evidenceValues } from '../../../kernel/cars/evidence/evidence-values.js';
import type { ReviewActions } from '../use-review-queue.js';

export interface PendingEvidenceProps {
  readonly car: AdminCar;
  /** What was chosen in this review; null: nothing yet. */
  readonly chosen: EvidenceValues | null;
  readonly actions: Pick<ReviewActions, 'setEvidence'>;
}

/** The evidence that an approval of the car notes. */
export function PendingEvidence({ car, chosen, actions }: PendingEvidenceProps) {
  return (
    <EvidenceChips
      carName={car.name}
      values={chosen ?? evidenceValues(car)}
      onChange={(values) => actions.setEvidence(car, values)}
    />
  );
}
