import type { AdminCar } from '@quartermile/core/domain';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useDashboard } from '../../dashboard/dashboard-context.js';
import type { ReviewControls } from '../use-review-queue.js';

/**
 * Wraps the review queue so that approving a car without an available proof picture needs a confirmation, and so that
 * such a proof does not count as seen.
 * @param ask opens the confirmation for the selected car
 */
export function useSeenProofs(queue: ReviewControls, ask: () => void): ReviewControls {
  const { pictures } = useDashboard().host;
  const latest = useRef({ queue, ask });
  useLayoutEffect(() => {
    latest.current = { queue, ask };
  });
  const own = queue.actions;
  const actions = useMemo(() => {
    const isUnseen = ({ proofImage }: AdminCar): boolean =>
      proofImage !== null && pictures?.isMissing(proofImage) === true;
    const approve = (car: AdminCar): void => {
      // The message about a missing category takes precedence over the confirmation.
      const isReady = latest.current.queue.categoriesOf(car).length > 0;
      if (!isReady || !isUnseen(car)) return own.approve(car);
      own.select(car);
      latest.current.ask();
    };
    const see = (car: AdminCar): void => {
      if (!isUnseen(car)) own.see(car);
    };
    return { ...own, approve, see };
  }, [own, pictures]);
  return { ...queue, actions };
}
