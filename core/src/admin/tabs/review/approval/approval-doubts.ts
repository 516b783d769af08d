import type { AdminCar, Category } from '@quartermile/core/domain';
import type { PlaceInContext } from '../places/board-index.js';
import { otherTimeOf, type SlipView } from '../slip/slip-view.js';

/** What a reviewer confirms before a car is approved. */
export interface ApprovalDoubts {
  readonly car: AdminCar;
  /** What was read from its proof. */
  readonly slip: SlipView | null;
  /** Whether the time on the slip is not the claimed one. */
  readonly isOtherTime: boolean;
  /** Whether its proof picture is not available. */
  readonly isUnseen: boolean;
  /** The boards that it would lead. */
  readonly leads: readonly Category[];
}

/** What speaks against the approval of a car; null if nothing does. */
export function doubtsAbout(
  car: AdminCar,
  slip: SlipView | null,
  isUnseen: boolean,
  places: readonly PlaceInContext[],
): ApprovalDoubts | null {
  const isOtherTime = otherTimeOf(slip) !== null;
  const leads = places.filter(isLead).map(({ category }) => category);
  return isOtherTime || isUnseen || leads.length > 0 ? { car, slip, isOtherTime, isUnseen, leads } : null;
}

/** Whether a run would be the first of several. */
const isLead = ({ kind, position, count }: PlaceInContext): boolean =>
  kind !== 'stays' && position === 1 && count > 1;
