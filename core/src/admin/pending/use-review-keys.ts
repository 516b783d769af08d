import { type AdminCar, CATEGORIES } from '@quartermile/core/domain';
import { type KeyCommands, useKeyCommands } from './use-key-commands.js';
import type { ReviewDesk } from './use-review-queue.js';

/** What lies over the queue; it is about the selected car. */
export type ReviewDialog = 'details' | 'reject' | 'keys' | null;

export interface ReviewKeysOptions {
  readonly desk: ReviewDesk;
  readonly dialog: ReviewDialog;
  setDialog(dialog: ReviewDialog): void;
  readonly enabled: boolean;
}

/** The keys of the moderation queue (design section 4); they work over the open details as well. */
export function useReviewKeys({ desk, dialog, setDialog, enabled }: ReviewKeysOptions): void {
  const { selected } = desk;
  const canAct = enabled && selected !== null && (dialog === null || dialog === 'details');
  const toggleDetails = (): void => setDialog(dialog === 'details' ? null : 'details');
  useKeyCommands({
    ...(enabled && dialog === null && { '?': () => setDialog('keys') }),
    ...(enabled && dialog !== 'reject' && { u: desk.undo }),
    ...(canAct && {
      ...carKeys(desk, selected),
      r: () => setDialog('reject'),
      e: toggleDetails,
      Enter: toggleDetails,
    }),
  });
}

function carKeys(desk: ReviewDesk, car: AdminCar): KeyCommands {
  const toggles = CATEGORIES.map((category, index) => [`${index + 1}`, () => desk.toggle(car, category)]);
  return {
    ...Object.fromEntries(toggles),
    j: () => desk.move(1),
    k: () => desk.move(-1),
    a: () => desk.approve(car),
  };
}
