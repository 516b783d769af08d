import { type AdminCar, type Category, carReviewSchema, messages } from '@quartermile/core/domain';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type EvidenceValues,
  sentEvidence,
  slipEvidence,
} from '../../kernel/cars/evidence/evidence-values.js';
import { useDashboard } from '../../kernel/context/dashboard-context.js';
import type { ReviewDecision } from '../../kernel/host/unsent-decision.js';
import { notifyFailure } from '../../kernel/notifications/notify.js';
import {
  chooseEvidence,
  chooseRunOf,
  chosenEvidence,
  chosenRunOf,
  emptyReviewQueue,
  isProofSeen,
  markSeen,
  moveOn,
  moveSelection,
  type ReviewQueue,
  selectById,
  selectCar,
  selectedCar,
  tickedCategories,
  toggleCategory,
} from './review-queue.js';
import { agreesWithDriver, type SlipView } from './slip/slip-view.js';

/** Actions of the moderation queue, for pointer and keyboard. The functions have a stable identity. */
export interface ReviewActions {
  select(car: AdminCar): void;
  /** Selects the next car (1) or the previous one (-1). */
  move(step: 1 | -1): void;
  toggle(car: AdminCar, category: Category): void;
  /** Chooses the evidence that an approval of the car notes. */
  setEvidence(car: AdminCar, values: EvidenceValues): void;
  /** Chooses the known car of which this is another run, by one of its runs; '' for none. */
  setRunOf(car: AdminCar, runOf: string): void;
  /** Approves the car and selects the next one. Shows a message if no category is ticked or the evidence is invalid. */
  approve(car: AdminCar): void;
  /** Approves several cars together, each for its ticked categories, and selects the next one. */
  approveMany(cars: readonly AdminCar[]): void;
  /** Records that the proof of the car was seen. */
  see(car: AdminCar): void;
  /**
   * Rejects the cars and selects the next one. An empty reason means no reason.
   * @param mayResend whether the drivers may change them and send them again
   */
  reject(cars: readonly AdminCar[], reason: string, mayResend: boolean): void;
  /** Asks the driver of the car for information and selects the next one. */
  ask(car: AdminCar, reason: string): void;
  /** Undoes the latest decision if it is still delayed, and selects its car. */
  undo(): void;
}

/** State and actions of the moderation queue. */
export interface ReviewControls {
  /** The car that keyboard shortcuts apply to. */
  readonly selected: AdminCar | null;
  categoriesOf(car: AdminCar): readonly Category[];
  /** The evidence that was chosen for a car, or its slip that agrees with the driver; null: none yet. */
  evidenceOf(car: AdminCar): EvidenceValues | null;
  /** A run of the known car that was chosen for a car; '' for none. */
  runOf(car: AdminCar): string;
  /** Whether the proof of a car was seen. */
  isSeen(car: AdminCar): boolean;
  readonly actions: ReviewActions;
}

/** Selection and ticks are stored as a draft, so they are restored after the next login. */
const DRAFT = { form: 'review-queue' };

/**
 * Provides state and actions of the moderation queue.
 * @param cars the pending cars that are shown
 * @param slipOf what was read from the proof of a car
 */
export function useReviewQueue(
  cars: readonly AdminCar[],
  slipOf: (car: AdminCar) => SlipView | null,
): ReviewControls {
  const { decisions, drafts } = useDashboard();
  const [queue, setQueue] = useState(() => drafts.read<ReviewQueue>(DRAFT) ?? emptyReviewQueue);
  useEffect(() => drafts.keep(DRAFT, queue), [drafts, queue]);
  const evidenceOf = (car: AdminCar): EvidenceValues | null => {
    const slip = car.evidence ? null : slipOf(car);
    return chosenEvidence(queue, car) ?? (slip && agreesWithDriver(slip) ? slipEvidence : null);
  };
  const latest = useRef({ cars, queue, evidenceOf });
  useLayoutEffect(() => {
    latest.current = { cars, queue, evidenceOf };
  });
  const actions = useMemo<ReviewActions>(() => {
    const change = (next: (queue: ReviewQueue, cars: readonly AdminCar[]) => ReviewQueue): void =>
      setQueue((now) => next(now, latest.current.cars));
    const decide = (decided: readonly AdminCar[], toDecision: (car: AdminCar) => ReviewDecision): void => {
      decisions.hold(
        decided.map((car) => ({
          decision: { ...toDecision(car), ...(car.version !== undefined && { version: car.version }) },
          carName: car.name,
          seen: car,
        })),
      );
      const last = decided.at(-1)?._id ?? '';
      change((now, all) => moveOn(now, all, last));
    };
    const approval = (car: AdminCar) => {
      const evidence = latest.current.evidenceOf(car);
      const runOf = chosenRunOf(latest.current.queue, car);
      const categories = [...tickedCategories(latest.current.queue, car)];
      return {
        carId: car._id,
        action: 'approve',
        categories,
        ...(runOf && { runOf }),
        ...(evidence && sentEvidence(evidence)),
      } as const;
    };
    const approveAll = (approved: readonly AdminCar[]): void => {
      const invalid = approved.flatMap((car) => carReviewSchema.safeParse(approval(car)).error?.issues ?? []);
      if (invalid[0]) notifyFailure(invalid[0].message);
      else if (approved.length > 0) decide(approved, approval);
    };
    return {
      select: (car) => change((now, all) => selectCar(now, all, car._id)),
      move: (step) => change((now, all) => moveSelection(now, all, step)),
      toggle: (car, category) => change((now) => toggleCategory(now, car, category)),
      setRunOf: (car, runOf) => change((now) => chooseRunOf(now, car, runOf)),
      setEvidence: (car, values) => change((now) => chooseEvidence(now, car, values)),
      approve(car) {
        const isTicked = tickedCategories(latest.current.queue, car).length > 0;
        if (!isTicked) return notifyFailure(messages.car.approvalCategoryRequired);
        approveAll([car]);
      },
      approveMany: approveAll,
      see: (car) => change((now) => markSeen(now, car)),
      reject: (rejected, reason, mayResend) =>
        decide(rejected, ({ _id: carId }) => ({ carId, action: 'reject', reason, mayResend })),
      ask: (car, reason) => decide([car], ({ _id: carId }) => ({ carId, action: 'ask', reason })),
      undo: () => decisions.undo(),
    };
  }, [decisions]);
  useEffect(() => decisions.onUndo((carId) => setQueue((now) => selectById(now, carId))), [decisions]);
  return {
    selected: selectedCar(queue, cars),
    categoriesOf: (car) => tickedCategories(queue, car),
    evidenceOf,
    runOf: (car) => chosenRunOf(queue, car),
    isSeen: (car) => isProofSeen(queue, car),
    actions,
  };
}
