import { type AdminCar, CATEGORIES } from '@quartermile/core/domain';
import { type KeyCommands, useKeyCommands } from '../keys/use-key-commands.js';
import type { ReviewActions, ReviewDesk } from './use-review-queue.js';

/** What lies over the queue; it is about the selected car. */
export type ReviewDialog = 'details' | 'reject' | 'reject marked' | 'keys' | null;

export interface ReviewKeysOptions {
  readonly desk: ReviewDesk;
  readonly dialog: ReviewDialog;
  setDialog(dialog: ReviewDialog): void;
  /** Marks the car for what is done to many at once, or takes the mark away. */
  toggleMark(car: AdminCar): void;
  readonly enabled: boolean;
}

/** The keys of the moderation queue (design section 4); they work over the open details as well. */
export function useReviewKeys({ desk, dialog, setDialog, toggleMark, enabled }: ReviewKeysOptions): void {
  const { selected, actions } = desk;
  const canAct = enabled && selected !== null && (dialog === null || dialog === 'details');
  const toggleDetails = (): void => setDialog(dialog === 'details' ? null : 'details');
  const commands: KeyCommands = {
    ...(enabled && dialog === null && { '?': () => setDialog('keys') }),
    ...(enabled && (dialog === null || dialog === 'details') && { u: actions.undo }),
    ...(canAct && {
      ...carKeys(actions, selected),
      x: () => toggleMark(selected),
      r: () => setDialog('reject'),
      e: toggleDetails,
      Enter: toggleDetails,
    }),
  };
  useKeyCommands(
    Object.fromEntries(
      Object.entries(commands).map(([key, run]) => [
        key,
        () => {
          leaveControls();
          run();
        },
      ]),
    ),
  );
}

/**
 * Whoever uses these keys works in the queue: the focus leaves a control elsewhere, such as the tab that was clicked,
 * which would take the next Enter for itself.
 */
function leaveControls(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && !focused.closest('[data-review-queue], [role=dialog]'))
    focused.blur();
}

function carKeys(actions: ReviewActions, car: AdminCar): KeyCommands {
  const toggles = CATEGORIES.map((category, index) => [`${index + 1}`, () => actions.toggle(car, category)]);
  return {
    ...Object.fromEntries(toggles),
    j: () => actions.move(1),
    k: () => actions.move(-1),
    a: () => actions.approve(car),
  };
}
