import { type AdminCar, CATEGORIES } from '@quartermile/core/domain';
import { type KeyCommands, useKeyCommands } from '../../../kernel/keys/use-key-commands.js';
import type { ReviewActions, ReviewControls } from '../use-review-queue.js';

/** The open dialog of the queue, which applies to the selected car. */
export type ReviewDialog =
  | 'details'
  | 'correct'
  | 'approve'
  | 'approve marked'
  | 'reject'
  | 'reject marked'
  | 'ask'
  | 'keys'
  | null;

export interface ReviewKeysOptions {
  readonly queue: ReviewControls;
  readonly dialog: ReviewDialog;
  setDialog(dialog: ReviewDialog): void;
  /** Toggles the selection of the car for a bulk rejection. */
  toggleMark(car: AdminCar): void;
  /** Approves the selected cars whose proofs were seen. */
  approveMarked(): void;
  /** Takes the figures of the car's slip over. */
  takeSlip(car: AdminCar): void;
  readonly enabled: boolean;
}

/** Keyboard shortcuts of the moderation queue (design section 4). They also work in the details dialog. */
export function useReviewKeys(options: ReviewKeysOptions): void {
  const { queue, dialog, setDialog, toggleMark, approveMarked, takeSlip, enabled } = options;
  const { selected, actions } = queue;
  const canAct = enabled && selected !== null && (dialog === null || dialog === 'details');
  const toggleDetails = (): void => setDialog(dialog === 'details' ? null : 'details');
  const commands: KeyCommands = {
    ...(enabled && dialog === null && { '?': () => setDialog('keys'), A: approveMarked }),
    ...(enabled && (dialog === null || dialog === 'details') && { u: actions.undo }),
    ...(canAct && {
      ...carKeys(actions, selected),
      x: () => toggleMark(selected),
      s: () => takeSlip(selected),
      t: () => setDialog('correct'),
      r: () => setDialog('reject'),
      i: () => setDialog('ask'),
      e: toggleDetails,
      Enter: toggleDetails,
    }),
  };
  useKeyCommands(
    Object.fromEntries(
      Object.entries(commands).map(([key, run]) => [
        key,
        (event: KeyboardEvent) => {
          leaveControls();
          run(event);
        },
      ]),
    ),
  );
}

/**
 * Moves the focus off a control outside the queue, such as the clicked tab, because that control would handle the
 * next Enter.
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
    // A key that is held down approves one car.
    a: ({ repeat }) => repeat || actions.approve(car),
  };
}
