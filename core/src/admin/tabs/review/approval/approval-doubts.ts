import type { AdminCar } from '@quartermile/core/domain';
import type { ComparedFigure } from '../slip/compare-slip.js';
import { valueText } from '../slip/slip-figures.js';
import type { SlipView } from '../slip/slip-view.js';

/** What a reviewer confirms before a car is approved. */
export interface ApprovalDoubts {
  readonly car: AdminCar;
  /** The time on the slip, with its unit, where it is not the claimed one. */
  readonly readTime: string | null;
  /** Whether its proof picture is not available. */
  readonly isUnseen: boolean;
  /** Whether World Facts is ticked because the driver asked for it, and the reviewer has not changed the ticks. */
  readonly isWorldFactsWished: boolean;
}

const isOther = ({ figure, agreement }: ComparedFigure): boolean =>
  figure === 'time' && agreement === 'different';

/** The time that was read from a slip, with its unit, if it differs from the claimed one; otherwise null. */
export function otherTimeOf(slip: SlipView | null): string | null {
  const value = slip?.figures.find(isOther)?.value;
  return value ? valueText(value) : null;
}
